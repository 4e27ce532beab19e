import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id, ownerId } from "./columns.ts";
import { keptConsent } from "./consent.ts";
import { json } from "./json.ts";

/** Voices that were cloned at a provider for one owner, who alone may use them. Their recordings are not kept. */
export const clonedVoice = sqliteTable(
  "cloned_voice",
  {
    id: id(),
    owner_id: ownerId(),
    /** As lists of voices have it: `elevenlabs:<its id there>`. */
    voice: text("voice").notNull(),
    name: text("name").notNull(),
    /** BCP 47; null: it was recorded in a language that the form does not name. */
    language: text("language"),
    gender: text("gender", { enum: ["female", "male"] }).notNull(),
    /** The provider asks the person itself before the voice speaks. */
    waits: integer("waits", { mode: "boolean" }).notNull(),
    consent: json("consent", keptConsent).notNull(),
    created_at: createdAt(),
  },
  (t) => [index("cloned_voice_owner").on(t.owner_id, t.created_at, t.id), uniqueIndex("cloned_voice_voice").on(t.voice)],
);
