/** Where the picture of a film is kept, by the film's key. Not beside it: what a user uploads is written once, a job's output may be made again. */
export const posterKey = (key: string): string => `${key.replace("/m/", "/poster/")}.jpg`;
