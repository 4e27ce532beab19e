import { z } from "zod";
import type { ArtifactKind } from "../artifact.ts";
import { work } from "./manifest.ts";

/** Longer ones are refused, in seconds. */
export const LONGEST_DOWNLOAD = 3600;

/** What both downloaders do: an address, and a word that one may have what is there. */
export const downloadWork = (makes: ArtifactKind) =>
  work({
    input: z.object({
      address: z.string().trim().min(1).max(2000).meta({ format: "uri" }),
      rights: z.boolean().default(false),
    }),
    stages: ["download"],
    phases: ["fetching", "converting"],
    makes: [makes],
    accepts: {},
    failure: { download: "download.failed" },
    lane: "media",
    openLimit: 5,
    maxHours: 1,
    keepDays: null,
  });
