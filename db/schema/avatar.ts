import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import { createdAt, id, ownerId } from "./columns.ts";
import { keptConsent } from "./consent.ts";
import { json } from "./json.ts";

/** What an avatar is made of that came of a film: keys of its loop, of where the face is in it, of a picture of it. */
export const avatarFilm = z.object({
  loop: z.string(),
  rig: z.string(),
  still: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Seconds. */
  duration: z.number(),
  /** Of a loop that goes there and back: the frame after which it is played backwards. */
  turn: z.number().int().optional(),
  /** Where the face is, as fractions of the film. */
  face: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
});
export type AvatarFilm = z.infer<typeof avatarFilm>;

/** How a talking photo moves in the library: keys of a short mute film, and of the picture that stands for it. */
export const avatarMotion = z.object({ loop: z.string(), still: z.string() });
export type AvatarMotion = z.infer<typeof avatarMotion>;

/** An avatar that is offered to all. */
export const avatarOffer = z.object({ consent: keptConsent, note: z.string() });

/** Avatars of one's own (spec §3 Avatar): a talking photo (type `picture` 4) or a film (type `dynamic` 2), of source `custom` 3. */
export const avatar = sqliteTable(
  "avatar",
  {
    id: id(),
    owner_id: ownerId(),
    name: text("name").notNull(),
    type: integer("type").notNull(),
    gender: text("gender", { enum: ["female", "male"] }).notNull(),
    voice: text("voice").notNull(),
    /** Review status (spec §3): 0 pending, 1 passed, -1 rejected; and why, as the reviewer wrote it. */
    review_status: integer("review_status").notNull(),
    review_note: text("review_note").notNull().default(""),
    /** The photo's key, or that of the film's loop; the asset that it was taken from may go before it. */
    key: text("key").notNull(),
    /** Of an avatar that came of a film. */
    film: json("film", avatarFilm),
    /** Of a talking photo; null: it has none yet, or there can be none. */
    motion: json("motion", avatarMotion),
    /** When that is to be made, or made again if it was not finished (Unix ms); null: never. */
    motion_due: integer("motion_due"),
    consent: json("consent", keptConsent).notNull(),
    /** Offered to all (source `community` 4): its review status; null: it is its owner's alone. */
    offered: integer("offered"),
    /** What the person agreed to for that, and what the reviewer wrote. */
    offer: json("offer", avatarOffer),
    created_at: createdAt(),
  },
  (t) => [
    index("avatar_owner").on(t.owner_id, t.created_at, t.id),
    index("avatar_review").on(t.review_status, t.created_at),
    index("avatar_offered").on(t.offered, t.created_at),
    index("avatar_motion")
      .on(t.motion_due)
      .where(sql`${t.motion_due} IS NOT NULL`),
  ],
);
