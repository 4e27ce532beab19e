import { z } from "zod";
import { askJson } from "../ask-json.ts";
import type { ProviderEnv } from "../env.ts";
import { heyGenServer } from "./heygen.ts";

/** A filmed person of HeyGen's, as they are dressed in one recording: what `POST /v3/videos` calls `avatar_id`. */
export interface Look {
  readonly id: string;
  readonly name: string;
  readonly gender: "female" | "male";
  /** Where their picture is, at HeyGen. */
  readonly picture: string;
  /** Where a film of how they move is; null: there is none. */
  readonly film: string | null;
  /** The engine to ask for; null: the standard one (Avatar IV). */
  readonly engine: string | null;
}

/** Kinds that are filmed people; `photo_avatar` may be a picture that was made up. */
const FILMED = ["studio_avatar", "digital_twin"] as const;
/** Looks of one page, the most that it answers; and pages that are read of each kind. */
const PAGE = 50;
const MOST_PAGES = 3;
/** Somebody's page waits for each. */
const PATIENCE_MS = 4000;

const look = z.object({
  id: z.string().regex(/^[\w-]{1,80}$/),
  name: z.string().trim().min(1),
  gender: z
    .string()
    .toLowerCase()
    .pipe(z.enum(["female", "male"])),
  preview_image_url: z.url({ protocol: /^https?$/ }),
  preview_video_url: z
    .url({ protocol: /^https?$/ })
    .nullish()
    .catch(null),
  supported_api_engines: z.array(z.string()).nullish(),
});
const page = z.object({ data: z.array(z.unknown()), has_more: z.boolean().nullish(), next_token: z.string().nullish() });

/** `undefined`: it speaks by none that we can price (Avatar V). */
function engineOf(supported: readonly string[] | null | undefined): string | null | undefined {
  if (!supported || supported.length === 0 || supported.includes("avatar_iv")) return null;
  return supported.includes("avatar_iii") ? "avatar_iii" : undefined;
}

/** What can be shown and can speak; an entry without a picture or a gender is left out. */
function read(entry: unknown): Look[] {
  const { data } = look.safeParse(entry);
  const engine = engineOf(data?.supported_api_engines);
  if (!data || engine === undefined) return [];
  const { id, name, gender, preview_image_url: picture, preview_video_url: film = null } = data;
  return [{ id, name: name.slice(0, 80), gender, picture, film, engine }];
}

async function looksOf(env: ProviderEnv, kind: string): Promise<Look[]> {
  const list: Look[] = [];
  let token: string | undefined;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const query = new URLSearchParams({ ownership: "public", avatar_type: kind, limit: String(PAGE), ...(token ? { token } : {}) });
    const { data, has_more, next_token } = page.parse(
      await askJson(heyGenServer(env), `/v3/avatars/looks?${query}`, undefined, PATIENCE_MS),
    );
    list.push(...data.flatMap(read));
    if (!has_more || !next_token) break;
    token = next_token;
  }
  return list;
}

/** HeyGen's public avatars that were filmed: `GET /v3/avatars/looks`, at most 300. Throws HttpFailed. */
export async function heyGenLooks(env: ProviderEnv): Promise<Look[]> {
  const all = (await Promise.all(FILMED.map((kind) => looksOf(env, kind)))).flat();
  return [...new Map(all.map((one) => [one.id, one])).values()];
}
