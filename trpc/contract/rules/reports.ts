/** What can be reported: a finished ad that others see, a file that a team's members share. */
export const REPORTED_KINDS = ["ad", "file"] as const;
export type ReportedKind = (typeof REPORTED_KINDS)[number];

/** `kept`: it stays; `removed`: it is shown to nobody but its owner. */
export const REPORT_STATES = ["pending", "kept", "removed"] as const;

/** Why: 1 deceives, 2 someone else's rights, 3 a person who did not agree, 4 harmful or hateful, 5 other. */
export const REPORT_REASONS = [1, 2, 3, 4, 5] as const;
export const REPORT_COMMENT = 500;
