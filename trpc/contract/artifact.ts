import { z } from "zod";

/** What a task may make (several of each). */
export const artifactKind = z.enum(["video", "image", "audio", "subtitles", "text", "report", "archive", "document"]);
export type ArtifactKind = z.infer<typeof artifactKind>;

const pixels = { width: z.number().int(), height: z.number().int() };

/** What is known of an artifact of each kind beside its file. Seconds, pixels. */
const facts = {
  video: { ...pixels, duration: z.number() },
  image: pixels,
  audio: { duration: z.number() },
  subtitles: { format: z.enum(["srt", "vtt", "ass"]), language: z.string().max(20) },
  text: { language: z.string().max(20) },
  report: {},
  archive: {},
  document: {},
} as const;

/** The same shape for what is kept and for what is shown, which differ in how they name the file. */
function union<C extends z.ZodRawShape, P extends z.ZodRawShape, S extends z.ZodRawShape>(common: C, film: P, seen: S) {
  const of = <K extends ArtifactKind>(kind: K) => z.object({ kind: z.literal(kind), ...common, ...facts[kind] });
  return z.discriminatedUnion("kind", [
    of("video").extend(film).extend(seen),
    of("image").extend(seen),
    of("audio"),
    of("subtitles"),
    of("text"),
    of("report"),
    of("archive"),
    of("document"),
  ]);
}

const named = {
  /** What it is among the artifacts of its task: a slug, e.g. `ad`, `captions`. */
  name: z.string().max(60),
  bytes: z.number().int(),
  content_type: z.string().max(100),
};

const told = {
  /** Whether a generator made it; what was only cut, cleaned or converted is not. Ads platforms ask for it under this name. */
  is_ai_generated: z.boolean().meta({ description: "Made by a generator, not only cut, cleaned or converted: what ads platforms ask." }),
};

/** As a task's row keeps it: by file keys. */
export const storedArtifact = union(
  {
    ...named,
    key: z.string().max(200),
    /** Absent in what was kept before it was said. */
    is_ai_generated: z.boolean().optional(),
  },
  { poster_key: z.string().max(200) },
  {},
);
export type StoredArtifact = z.infer<typeof storedArtifact>;

/** As pages and scripts see it: signed addresses, good for a day. `download_url` says the file's name, `thumb_url` is a small picture. */
export const artifact = union(
  { ...named, ...told, file_name: z.string(), url: z.string(), download_url: z.string() },
  { poster_url: z.string() },
  { thumb_url: z.string() },
);
export type Artifact = z.infer<typeof artifact>;
export type ArtifactOf<K extends ArtifactKind> = Extract<Artifact, { kind: K }>;

/** The first artifact of a kind, or of a kind and name. */
export const artifactOf = <K extends ArtifactKind>(list: readonly Artifact[], kind: K, name?: string): ArtifactOf<K> | undefined =>
  list.find((one): one is ArtifactOf<K> => one.kind === kind && (name === undefined || one.name === name));
