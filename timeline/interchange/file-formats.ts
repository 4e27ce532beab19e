/** Bytes of a file that is opened, at most: what it says is kept with the document for the way back. */
export const MOST_FILE_BYTES = 1_000_000;

export const FILE_FORMATS = ["otio", "fcpxml", "srt", "vtt", "ass"] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];
