import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Product } from "../../trpc/contract/product.ts";
import type { ReasonValues } from "../../trpc/contract/rules/reason.ts";
import type { Script } from "../../trpc/contract/script.ts";
import type { VideoSettings } from "../../trpc/contract/settings.ts";
import { createdAt, id, ownerId, updatedAt } from "./columns.ts";

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
    error_values: text("error_values", { mode: "json" }).$type<ReasonValues>(),
    source_url: text("source_url").notNull(),
    product: text("product", { mode: "json" }).$type<Product>().notNull(),
    settings: text("settings", { mode: "json" }).$type<VideoSettings>().notNull(),
    scripts: text("scripts", { mode: "json" }).$type<Script[]>().notNull(),
    script_id: text("script_id"),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [index("draft_owner").on(t.owner_id, t.updated_at)],
);
