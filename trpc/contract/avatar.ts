import { z } from "zod";
import { LACKS } from "./rules/access.ts";
import { consent } from "./consent.ts";
import { get, post } from "./endpoint.ts";
import { AVATAR_GENDERS, AVATAR_NAME, AVATAR_REVIEW, AVATAR_SCOPE, AVATAR_SOURCE, AVATAR_TYPE, avatarId } from "./rules/avatars.ts";
import { anyVoiceId } from "./rules/any-voice.ts";
import { plainName } from "./rules/plain-name.ts";
import { fileInput } from "./tools/file-input.ts";

const voice = anyVoiceId;
const name = plainName(AVATAR_NAME);
const gender = z.enum(AVATAR_GENDERS);
const numbers = <T extends Record<string, number>>(of: T) => z.literal(Object.values(of) as T[keyof T][]);

/** Avatar (spec §3): a drawn one of the built-in engine, one's own, one that is offered to all, or a provider's. */
export const avatar = z.object({
  id: avatarId,
  name: z.string(),
  type: numbers(AVATAR_TYPE),
  source: numbers(AVATAR_SOURCE),
  user_scope: numbers(AVATAR_SCOPE),
  gender,
  /** The voice that suits it in each language of scripts; of one's own the one that was chosen. */
  voices: z.object({ en: voice, zh: voice }),
  review_status: numbers(AVATAR_REVIEW),
  /** What the reviewer wrote; may be empty. */
  review_note: z.string(),
  /** Active flag (spec §3): whether it can be used now. */
  is_active: z.union([z.literal(0), z.literal(1)]),
  image_url: z.string(),
  /** How they move, mute, as a film; empty of those of which there is none, or none yet. */
  motion_url: z.string(),
  /** Of one's own: whether it is offered to all, by the review status of that; null: it is not. And what the reviewer wrote. */
  offered: numbers(AVATAR_REVIEW).nullable(),
  offer_note: z.string(),
  /** Unix milliseconds; 0 of those that come with the product. */
  created_at: z.number(),
});
export type Avatar = z.infer<typeof avatar>;

/** What a list is narrowed to; what is absent narrows nothing. Numbers come as text from an address. */
export const avatarFilter = z.object({
  type: z.coerce.number().pipe(numbers(AVATAR_TYPE)).optional(),
  source: z.coerce.number().pipe(numbers(AVATAR_SOURCE)).optional(),
  user_scope: z.coerce.number().pipe(numbers(AVATAR_SCOPE)).optional(),
  gender: gender.optional(),
  review_status: z.coerce.number().pipe(numbers(AVATAR_REVIEW)).optional(),
});
export type AvatarFilter = z.infer<typeof avatarFilter>;

export const avatars = {
  list: get("/avatar/list", {
    origin: "reelwright",
    summary:
      "The caller's own avatars, newest first, those that others offer to all, the drawn ones, then realistic ones (source 1) where their provider's key is set; `may_add` says how many more of their own they may have, `lacks` what they need to have any (and premium ones).",
    session: "none",
    input: avatarFilter,
    output: z.object({ list: z.array(avatar), may_add: z.number().int(), lacks: z.enum(LACKS).nullable() }),
  }),
  createPicture: post("/avatar/createPicture", {
    origin: "reelwright",
    summary:
      "Makes an avatar of a photo. The photo is looked at first: -3023 (not clear enough), -3024 (not one face from the front); -20591 (it seems to be a picture of a print, a screen or a frame: crop it, or send `as_it_is`). Without consent nothing is made.",
    input: z.object({
      picture: fileInput("picture-avatar"),
      /** Use the picture even where it seems to be a picture of a picture. */
      as_it_is: z.boolean().default(false),
      name,
      gender,
      voice,
      consent,
    }),
    output: avatar,
  }),
  createVideo: post("/avatar/createVideo", {
    origin: "reelwright",
    summary:
      "Makes an avatar of a video of 30 s to 5 min: its calm part becomes a loop. -3023 (not sharp), -3024 (no face for half its length, several faces, too small, never steady). Without consent nothing is made. It may take two minutes; the same call again answers what was made.",
    input: z.object({ film: fileInput("avatar-video"), name, gender, voice, consent }),
    output: avatar,
  }),
  update: post("/avatar/update", {
    origin: "reelwright",
    summary: "Renames an avatar of the caller's own, or gives it another voice.",
    input: z.object({ id: avatarId, name: name.optional(), voice: voice.optional() }),
    output: avatar,
  }),
  offer: post("/avatar/offer", {
    origin: "reelwright",
    summary:
      "Offers an approved avatar of the caller's own to everybody on this server (source 4), with the person's consent to that; a person reviews it first.",
    input: z.object({ id: avatarId, consent: consent.pick({ agreed: true, statement: true }) }),
    output: avatar,
  }),
  withdraw: post("/avatar/withdraw", {
    origin: "reelwright",
    summary: "Takes an avatar back that was offered: nobody else can use it from now on. Videos that others have made stay theirs.",
    idempotent: true,
    input: z.object({ id: avatarId }),
    output: avatar,
  }),
  delete: post("/avatar/delete", {
    origin: "reelwright",
    summary: "Deletes an avatar of the caller's own with the record of consent; with `videos`, every finished video of it, too.",
    input: z.object({ id: avatarId, videos: z.boolean().default(false) }),
    output: z.object({ id: avatarId, videos: z.number().int() }),
  }),
};
