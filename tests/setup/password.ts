/** Of every account that a test makes. */
export const PASSWORD = "correct horse";
