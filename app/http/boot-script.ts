/** The hashed address of the island boot: the same for a whole build, known at the first request. */
export const bootScript = { url: "" };
