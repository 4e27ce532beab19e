/** What a timeline of an ad can be had as beside its film, each a stage of its own: the newest of each kind is kept. */
export const EXPORT_STAGES = ["webm", "gif", "mp3", "wav", "png", "jpg"] as const;
export type ExportStage = (typeof EXPORT_STAGES)[number];
