/**
 * Stands in the place of `turbo-stream` (wrangler.toml): Remix would encode the data of each page for a script that
 * hydrates it, and no page of ours has one. An address that ends in `.data` has nothing to give.
 */
export const encode = (): null => null;

export const decode = (): Promise<never> => Promise.reject(new Error("no page hydrates"));
