import { z } from "zod";
import { POSTER_STYLES } from "../../../timeline/poster/style-names.ts";
import { CAMERA_MOVES } from "../../../timeline/shot/moves.ts";
import { LONGEST_PROMPT, modelId, MODEL_RATIOS } from "../rules/models/index.ts";
import { MUSIC_STYLES } from "../settings.ts";
import type { UploadRule } from "../rules/upload-rule.ts";
import { fileInput, fileInputs } from "./file-input.ts";

/** What a film is made from: words, pictures each by itself, a first and a last frame, several pictures together. */
const FILM_MODES = ["text", "image", "frames", "ingredients"] as const;
export type FilmMode = (typeof FILM_MODES)[number];

/** Lengths that some model has, in seconds. */
export const FILM_SECONDS = ["4", "5", "6", "8", "10", "12"] as const;

interface Purposes {
  picture: string;
  rule: Pick<UploadRule, "count">;
}

/** What `create-ai-video`, `image-to-videos` and `veo3` ask, each with its own modes and upload rule. */
export const filmInput = <const M extends readonly [FilmMode, ...FilmMode[]]>(modes: M, { picture, rule }: Purposes, model: string) =>
  z.object({
    mode: z.enum(modes).default(modes[0] as never),
    prompt: z.string().trim().max(LONGEST_PROMPT).default(""),
    pictures: fileInputs(picture, rule).default([]),
    first: fileInput(picture).optional(),
    last: fileInput(picture).optional(),
    /** A film that this one goes on from, at its last frame: the result is both. */
    follows: fileInput("film-extension").optional(),
    style: z.enum(["auto", ...POSTER_STYLES]).default("auto"),
    move: z.enum(["auto", ...CAMERA_MOVES]).default("auto"),
    model: modelId.default(model),
    ratio: z.enum(["auto", ...MODEL_RATIOS]).default("auto"),
    seconds: z.enum(FILM_SECONDS).default("5"),
    count: z.number().int().min(1).max(4).default(1),
    seed: z.number().int().min(0).max(999_999).default(1),
    /** The words are spoken; a model with sound makes its own. */
    speak: z.boolean().default(false),
    music: z.enum(MUSIC_STYLES).default("none"),
    mark: z.boolean().default(false),
  });

/** The input of any of the three tools, as a task keeps it. */
export const anyFilm = filmInput(FILM_MODES, { picture: "ai-video", rule: { count: { min: 0, max: 4 } } }, "built-in/motion");
export type FilmAsked = z.output<typeof anyFilm>;
