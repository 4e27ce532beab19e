/** Steps of a timeline that are stored: those before are final. */
export const MOST_STORED_STEPS = 200;

/** Steps that are no batch of commands of their own: their names in a timeline's history. */
export const OTHER_STEPS = ["open", "hook", "transcribe", "siblings"] as const;
export type OtherStep = (typeof OTHER_STEPS)[number];

/** Steps that one request makes. */
export const MOST_STEPS_AT_ONCE = 50;
