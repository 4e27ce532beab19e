/** What Google's one-tap prompt needs: its frame, its calls and its style. Its script comes by `strict-dynamic`. */
const ONE_TAP = {
  frame: "frame-src https://accounts.google.com/gsi/",
  connect: " https://accounts.google.com/gsi/",
  style: " https://accounts.google.com/gsi/style",
};

/** The Content-Security-Policy of a page. `nonce` is on the boot script and on React's stream scripts. */
export const contentSecurityPolicy = (nonce: string, oneTap = false): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'self'`,
    `style-src 'self' 'unsafe-inline'${oneTap ? ONE_TAP.style : ""}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self'${oneTap ? ONE_TAP.connect : ""}`,
    ...(oneTap ? [ONE_TAP.frame] : []),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "manifest-src 'self'",
  ].join("; ");

export const SECURITY_HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
  "cross-origin-opener-policy": "same-origin",
} as const;
