/** A time-based one-time password as every authenticator app makes it (RFC 6238): SHA-1, six digits, half a minute. */
export const TOTP = { seconds: 30, digits: 6, secretBytes: 20, issuer: "Reelwright" } as const;

/** How long the second step may take after the password, and how often a code may be tried. */
export const CHALLENGE = { seconds: 300, tries: 5, triesAnHour: 20 } as const;

export const RECOVERY = { codes: 10, length: 10 } as const;

export const PASSKEY = { most: 20, nameMax: 60, seconds: 300, name: "Reelwright" } as const;

/** A recovery code as it is compared: whatever separates its halves. */
export const plainCode = (typed: string): string => typed.toLowerCase().replace(/[^0-9a-z]/g, "");
