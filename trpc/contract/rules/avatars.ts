import { z } from "zod";

/** Drawn presenters of the built-in engine; `none` leaves the presenter out. */
export const AVATARS = ["none", "mia", "noah", "amara", "kenji", "lin", "vera"] as const;

const PHOTO = /^photo:([0-9a-z]{1,40})$/;

/** The asset id of a talking photo (`photo:<asset id>`); null for any other avatar. */
export const photoAssetOf = (avatar: string): string | null => PHOTO.exec(avatar)?.[1] ?? null;

/** Whether an avatar setting names something: a drawn character, none, or a talking photo of an asset. */
export const isAvatar = (avatar: string): boolean => (AVATARS as readonly string[]).includes(avatar) || photoAssetOf(avatar) !== null;

/** Spec §3 Enums. */
export const AVATAR_TYPE = { stationary: 1, dynamic: 2, fourK: 3, picture: 4 } as const;
export const AVATAR_SCOPE = { all: 0, subscribed: 1 } as const;
export const AVATAR_SOURCE = { realistic: 1, ai: 2, custom: 3, community: 4 } as const;
export const AVATAR_REVIEW = { pending: 0, passed: 1, rejected: -1 } as const;
export const AVATAR_GENDERS = ["female", "male"] as const;

const DRAWN = ["mia", "noah", "amara", "kenji", "lin", "vera"] as const;
export type DrawnAvatar = (typeof DRAWN)[number];

/** What is known of the drawn ones: their gender, and the voice that suits them in each language. */
export const DRAWN_AVATARS = {
  mia: { gender: "female", voices: { en: "af_heart", zh: "zf_xiaoxiao" } },
  noah: { gender: "male", voices: { en: "am_michael", zh: "zm_yunxi" } },
  amara: { gender: "female", voices: { en: "af_sarah", zh: "zf_xiaoyi" } },
  kenji: { gender: "male", voices: { en: "am_puck", zh: "zm_yunyang" } },
  lin: { gender: "female", voices: { en: "af_kore", zh: "zf_xiaobei" } },
  vera: { gender: "female", voices: { en: "bf_emma", zh: "zf_xiaoni" } },
} as const satisfies Record<DrawnAvatar, { gender: (typeof AVATAR_GENDERS)[number]; voices: Record<"en" | "zh", string> }>;

export const isDrawn = (avatar: string): avatar is DrawnAvatar => (DRAWN as readonly string[]).includes(avatar);

const LOOK = /^heygen:([\w-]{1,80})$/;

/** HeyGen's id of a realistic avatar (`heygen:<look id>`); null for any other avatar. */
export const lookIdOf = (avatar: string): string | null => LOOK.exec(avatar)?.[1] ?? null;

/** An avatar as Avatars to Video takes it: a drawn one by its name, one's own by its id, a provider's by its name there. */
export const avatarId = z.string().regex(/^(?:[a-z]{1,20}|[0-9a-zA-Z-]{8,40}|heygen:[\w-]{1,80})$/);

/** Characters of an avatar's script (spec §5). */
export const AVATAR_SCRIPT = { min: 20, max: 600 } as const;
/** Avatars of their own that one owner may have where every plan may have them. */
export const MOST_AVATARS = 50;
/** Characters of an avatar's name. */
export const AVATAR_NAME = 40;
