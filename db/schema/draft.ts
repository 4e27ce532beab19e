import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import { product } from "../../trpc/contract/product.ts";
import { reasonValues } from "../../trpc/contract/rules/reason.ts";
import { script } from "../../trpc/contract/script.ts";
import { videoSettings } from "../../trpc/contract/settings.ts";
import { createdAt, id, ownerId, updatedAt } from "./columns.ts";
import { json } from "./json.ts";
import { versioned } from "./versioned.ts";

export const draft = sqliteTable(
  "draft",
  {
    id: id(),
    owner_id: ownerId(),
    app_id: integer("app_id").notNull(),
    revision: integer("revision").notNull(),
    analysis: text("analysis", { enum: ["waiting", "success", "failed"] }).notNull(),
    error_code: integer("error_code"),
    /** What the message of `error_code` names. */
    error_values: json("error_values", reasonValues),
    source_url: text("source_url").notNull(),
    /** What its owner calls it in lists; empty: as its product is called. */
    title: text("title").notNull().default(""),
    product: json("product", versioned(product)).notNull(),
    settings: json("settings", versioned(videoSettings)).notNull(),
    scripts: json("scripts", versioned(z.array(script))).notNull(),
    script_id: text("script_id"),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [index("draft_owner").on(t.owner_id, t.updated_at)],
);
