/**
 * What Chromium warns of where a preloaded font came too late to be used: on a busy machine, of a font that is optional
 * (tests/unit/preload.test.ts).
 */
export const UNUSED_FONT = /^The resource \S+\/assets\/\S+\.woff2 was preloaded using link preload but not used within a few seconds/;
