import { z } from "zod";

/** Placeholder shape until the compositor's own lands in this file: any object with the version. */
export const timelineDocument = z.looseObject({ schemaVersion: z.literal(1) });
export type TimelineDocument = z.infer<typeof timelineDocument>;
