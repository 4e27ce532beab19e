/** An address that no other test uses. */
export const freshEmail = (host = "example.com"): string => `${crypto.randomUUID().slice(0, 13)}@${host}`;
