/** Bytes of a file that is opened, at most: what it says is kept with the document for the way back. */
export const MOST_FILE_BYTES = 1_000_000;

export const FILE_FORMATS = ["otio", "fcpxml", "capcut", "json", "srt", "vtt", "ass"] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

const CAPTIONS: ReadonlySet<FileFormat> = new Set(["srt", "vtt", "ass"]);
/** Whether a file takes the place of the captions alone; all others are a cut that takes the place of everything. */
export const isCaptions = (format: FileFormat): boolean => CAPTIONS.has(format);
