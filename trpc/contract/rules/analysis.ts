/** Asset/media analysis (spec §4): waiting, analysing, success, failed; a failed one may be asked for again. */
export const ANALYSIS_STATES = ["waiting", "analysing", "success", "failed"] as const;
export type AnalysisState = (typeof ANALYSIS_STATES)[number];

/** The copy that browsers show of a file: none is needed, it is still to be made, it is there, or it cannot be made. */
export const COPY_STATES = ["none", "waiting", "ready", "failed"] as const;
export type CopyState = (typeof COPY_STATES)[number];

/** What an analysis is asked for, in the order in which it is shown; what no engine here knows of a file is said so. */
export const ANALYSIS_FACTS = ["colours", "faces", "scenes", "sound", "waveform", "objects", "text", "embedding"] as const;
export type AnalysisFact = (typeof ANALYSIS_FACTS)[number];
