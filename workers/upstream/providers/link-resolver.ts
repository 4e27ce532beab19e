import { z } from "zod";
import type { MessageKey } from "../../../locales/index.ts";
import { AppError } from "../app-error.ts";
import type { ProviderEnv } from "./env.ts";

/** Where a film or a sound is, and what it is called; empty: nobody says. */
export interface Resolved {
  url: string;
  title: string;
}

/** Knows where sites that hide their files have them. */
export interface LinkResolver {
  engine: string;
  /**
   * Null where the page is of no site that it knows, or where it does not answer.
   * @throws AppError download.private, .live, .age, .region, .busy, .failed
   */
  resolve(address: string, take: "video" | "audio"): Promise<Resolved | null>;
}

const TIMEOUT_MS = 60_000;

const media = z.url({ protocol: /^https?$/ });
const answers = z.discriminatedUnion("status", [
  z.object({ status: z.enum(["tunnel", "redirect"]), url: media, filename: z.string().catch("") }),
  z.object({ status: z.literal("picker"), audio: media.optional(), picker: z.array(z.object({ type: z.string(), url: media })) }),
  z.object({ status: z.literal("error"), error: z.object({ code: z.string() }) }),
]);

/** What cobalt's error codes say, by their last parts (`error.api.content.video.live`). */
const REFUSALS: readonly [RegExp, MessageKey][] = [
  [/\.private$/, "download.private"],
  [/\.live$/, "download.live"],
  [/\.age$/, "download.age"],
  [/\.region$/, "download.region"],
  [/rate_exceeded$|fetch\.rate$|capacity$/, "download.busy"],
  [/^error\.api\.(?:content|youtube|fetch)\./, "download.failed"],
];

type Answer = z.infer<typeof answers>;

/** Of several files the first film; of a slide show its sound. */
function picked({ picker, audio }: Extract<Answer, { status: "picker" }>, take: "video" | "audio"): Resolved | null {
  const film = picker.find(({ type }) => type !== "photo")?.url;
  const url = take === "audio" ? (audio ?? film) : film;
  return url ? { url, title: "" } : null;
}

/** A cobalt server by its API (imputnet/cobalt `docs/api.md`), where the operator has one. */
function cobalt(url: string, key: string | undefined): LinkResolver {
  return {
    engine: "cobalt",
    async resolve(address, take) {
      const response = await fetch(url, {
        method: "POST",
        headers: { accept: "application/json", "content-type": "application/json", ...(key ? { authorization: `Api-Key ${key}` } : {}) },
        body: JSON.stringify({
          url: address,
          videoQuality: "1080",
          downloadMode: take === "audio" ? "audio" : "auto",
          disableMetadata: true,
        }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch(() => null);
      const answer = answers.safeParse(await response?.json().catch(() => null)).data;
      if (!answer) return null;
      if (answer.status === "picker") return picked(answer, take);
      if (answer.status !== "error") return { url: answer.url, title: answer.filename.replace(/\.[a-z0-9]{2,5}$/i, "") };
      const refusal = REFUSALS.find(([code]) => code.test(answer.error.code));
      if (refusal) throw new AppError(refusal[1], { detail: `cobalt: ${answer.error.code}` });
      return null;
    },
  };
}

export const linkResolverFor = ({ COBALT_URL, COBALT_API_KEY }: ProviderEnv): LinkResolver | null =>
  COBALT_URL ? cobalt(COBALT_URL, COBALT_API_KEY) : null;
