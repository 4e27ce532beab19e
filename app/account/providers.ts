/** Where one may sign in besides here, as a path and as a name. */
export const PROVIDERS = { google: "Google", facebook: "Facebook", shopify: "Shopify" } as const;
export type Provider = keyof typeof PROVIDERS;

/** What the operator has to set for each. */
export const PROVIDER_KEYS: Record<Provider, string> = {
  google: "GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET",
  facebook: "FACEBOOK_APP_ID, FACEBOOK_APP_SECRET",
  shopify: "SHOPIFY_API_KEY, SHOPIFY_API_SECRET",
};

export const isProvider = (name: string | undefined): name is Provider => name !== undefined && Object.hasOwn(PROVIDERS, name);

/** The address that a provider sends a browser back to. */
export const callbackUrl = (request: Request, provider: Provider): string =>
  `${new URL(request.url).origin}/login/with/${provider}/callback`;
