/** A preview is free: of an ad longer than the longest that is offered it shows the opening, in seconds. */
export const PREVIEW_SECONDS = 60;
