import { type FrameRate, perSecond } from "./rate.ts";

/** No film is drawn with more frames a second. */
const MOST_OF_A_FILM = 60;
/** The rate at which a document is drawn as a film: its own, as a fraction. */
export const filmRate = (rate: FrameRate): FrameRate => (perSecond(rate) > MOST_OF_A_FILM ? { num: MOST_OF_A_FILM, den: 1 } : rate);
