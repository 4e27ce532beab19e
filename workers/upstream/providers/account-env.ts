import { z } from "zod";

const key = z.string().trim().min(1).optional().catch(undefined);
const address = (standard: string) => z.url().catch(standard);

/**
 * What signing in and mailing read of the Worker's environment. A missing key is no error: the way that needs it says
 * which one it lacks. The addresses are the providers' own and can be set to another server of the same protocol.
 */
export const accountEnv = z.object({
  GOOGLE_CLIENT_ID: key,
  GOOGLE_CLIENT_SECRET: key,
  GOOGLE_AUTH_URL: address("https://accounts.google.com/o/oauth2/v2/auth"),
  GOOGLE_TOKEN_URL: address("https://oauth2.googleapis.com/token"),
  GOOGLE_JWKS_URL: address("https://www.googleapis.com/oauth2/v3/certs"),
  FACEBOOK_APP_ID: key,
  FACEBOOK_APP_SECRET: key,
  FACEBOOK_AUTH_URL: address("https://www.facebook.com/v23.0/dialog/oauth"),
  FACEBOOK_GRAPH_URL: address("https://graph.facebook.com/v23.0"),
  SHOPIFY_API_KEY: key,
  SHOPIFY_API_SECRET: key,
  /** Where a shop answers; `{shop}` is its host. */
  SHOPIFY_URL: z
    .string()
    .regex(/^https?:\/\/[^\s]+$/)
    .catch("https://{shop}"),
  RESEND_API_KEY: key,
  RESEND_URL: address("https://api.resend.com"),
  /** Sender of the mails, e.g. `Reelwright <hello@ads.example.com>`. */
  MAIL_FROM: key,
  /**
   * `registration`: with no mail provider, the code to register a new address is shown on the page. For a machine of
   * one's own: anyone who reaches the installation can then register any address that nobody has registered.
   */
  CODES_ON_PAGE: z.enum(["registration"]).optional().catch(undefined),
  /** Hosts that `openPartner` may lead to, with commas between; a leading dot admits subdomains. */
  PARTNER_HOSTS: z.string().default(""),
  /** Signs who goes to a partner; without it nobody is named there. */
  PARTNER_SECRET: key,
});
export type AccountEnv = z.infer<typeof accountEnv>;
