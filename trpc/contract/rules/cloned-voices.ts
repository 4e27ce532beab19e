/** Recordings of the one voice that is cloned. */
export const CLONE_SAMPLES = { min: 1, max: 3 } as const;
/** Cloned voices that one owner may have. */
export const MOST_CLONES = 10;
/** Characters of a voice's name. */
export const CLONE_NAME = 40;
/** Languages in which a voice may have been recorded, BCP 47; `any`: another one. */
export const CLONE_LANGUAGES = ["en", "zh", "es", "fr", "de", "it", "pt", "ja", "ko", "ru", "id", "vi", "hi", "any"] as const;
/** The provider that clones, and the variable of its key. */
export const CLONING_KEY = "ELEVENLABS_API_KEY";
