/** The name of type that is there for its look: cut by the frame, behind things, or as faint as a texture. */
export const DECOR = "decor";
