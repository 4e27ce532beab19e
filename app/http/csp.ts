/** What a page may reach beside our own hosts, by what for. */
export interface Sources {
  script?: string;
  frame?: string;
  connect?: string;
  style?: string;
  img?: string;
  font?: string;
}

/** What Google's one-tap prompt needs: its frame, its calls and its style. Its script comes by `strict-dynamic`. */
export const ONE_TAP: Sources = {
  frame: "https://accounts.google.com/gsi/",
  connect: "https://accounts.google.com/gsi/",
  style: "https://accounts.google.com/gsi/style",
};

/** The AAC encoder of the timeline editor's export is WebAssembly (decision 136). It allows no `eval`. */
export const EDITOR: Sources = { script: "'wasm-unsafe-eval'" };
const EDITORS = /\/editor\/?$/;
export const hasEditor = (request: Request): boolean => EDITORS.test(new URL(request.url).pathname);

/** The Content-Security-Policy of a page. `nonce` is on the boot script and on React's stream scripts. */
export function contentSecurityPolicy(nonce: string, opened: readonly Sources[] = []): string {
  const also = (what: keyof Sources): string => opened.map((one) => (one[what] ? ` ${one[what]}` : "")).join("");
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'self'${also("script")}`,
    `style-src 'self' 'unsafe-inline'${also("style")}`,
    `img-src 'self' data: blob:${also("img")}`,
    "media-src 'self' blob:",
    `font-src 'self'${also("font")}`,
    `connect-src 'self'${also("connect")}`,
    ...(also("frame") ? [`frame-src${also("frame")}`] : []),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "manifest-src 'self'",
  ].join("; ");
}

export const SECURITY_HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
  "cross-origin-opener-policy": "same-origin",
} as const;
