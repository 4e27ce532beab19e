/** The product page that ships with the project, at the address that this request was sent to. */
export const samplePage = (request: Request): string => new URL("/samples/bottle/", request.url).href;

/** A film of ours, likewise. */
export const sampleFilm = (request: Request): string => new URL("/samples/templates/studio.mp4", request.url).href;
