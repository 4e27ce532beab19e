/** The product page that ships with the project, at the address that this request was sent to. */
export const samplePage = (request: Request): string => new URL("/samples/bottle/", request.url).href;
