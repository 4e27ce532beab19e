import type { HeadersFunction } from "@remix-run/cloudflare";

/** The loader's `Refresh`, for browsers without scripts. */
export const editorHeaders: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
