import { integer, text } from "drizzle-orm/sqlite-core";

/** Column shapes that every table shares. Times are Unix milliseconds. */
export const id = () => text("id").primaryKey();
export const createdAt = () => integer("created_at").notNull();
export const updatedAt = () => integer("updated_at").notNull();
/** The shard key to come (docs/scale.md): on every row from the start. */
export const ownerId = () => text("owner_id").notNull();
