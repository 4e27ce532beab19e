/** Why one leaves, as the survey asks (spec §9 unsubscribe survey; its choices are decided in docs/decisions/076). */
export const CANCEL_REASONS = ["price", "quality", "features", "unused", "other"] as const;
export const CANCEL_COMMENT_MAX = 1000;
