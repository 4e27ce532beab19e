import { account } from "../../../trpc/contract/account.ts";
import { shopHost } from "../../../trpc/contract/rules/shop.ts";
import { AppError } from "../app-error.ts";
import { type App, implement } from "../http/implement.ts";
import { randomId } from "../ids.ts";
import { mailerFor } from "../providers/mail.ts";
import { facebookSignIn } from "../providers/sign-in/facebook.ts";
import { googleSignIn } from "../providers/sign-in/google.ts";
import { shopifySignIn } from "../providers/sign-in/shopify.ts";
import { partnerAddress } from "./partner.ts";
import { confirmed, signIn } from "./sign-in.ts";

/** A way to sign in, or the words that say which key it lacks. Throws auth.keyMissing. */
function keyed<T>(way: T | null, what: string, key: string): T {
  if (way === null) throw new AppError("auth.keyMissing", { params: { what, key } });
  return way;
}

function googleRoutes(app: App): void {
  implement(app, account.beginGoogle, async (question, { variables }) => ({
    url: keyed(
      variables.GOOGLE_CLIENT_SECRET ? googleSignIn(variables) : null,
      "Google",
      "GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET",
    ).beginUrl(question),
  }));
  implement(app, account.googleOneTap, async ({ credential, nonce, guestUserId: _told, ...attribution }, call) => {
    const google = keyed(googleSignIn(call.variables), "Google", "GOOGLE_CLIENT_ID");
    return signIn(call, await confirmed(google.byCredential(credential, nonce)), attribution);
  });
  implement(app, account.googleAuthCode, async ({ code, redirect_uri, nonce, code_verifier, ...attribution }, call) => {
    const google = keyed(
      call.variables.GOOGLE_CLIENT_SECRET ? googleSignIn(call.variables) : null,
      "Google",
      "GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET",
    );
    return signIn(call, await confirmed(google.byCode({ code, redirect_uri, nonce, code_verifier })), attribution);
  });
}

function facebookRoutes(app: App): void {
  const FACEBOOK_KEYS = "FACEBOOK_APP_ID, FACEBOOK_APP_SECRET";
  implement(app, account.beginFacebook, async (question, { variables }) => ({
    url: keyed(facebookSignIn(variables), "Facebook", FACEBOOK_KEYS).beginUrl(question),
  }));
  implement(app, account.facebookAccessToken, async ({ accessToken, ...attribution }, call) =>
    signIn(call, await confirmed(keyed(facebookSignIn(call.variables), "Facebook", FACEBOOK_KEYS).byAccessToken(accessToken)), attribution),
  );
  implement(app, account.facebookAuthCode, async ({ code, redirect_uri, ...attribution }, call) =>
    signIn(call, await confirmed(keyed(facebookSignIn(call.variables), "Facebook", FACEBOOK_KEYS).byCode(code, redirect_uri)), attribution),
  );
}

function shopifyRoutes(app: App): void {
  const SHOPIFY_KEYS = "SHOPIFY_API_KEY, SHOPIFY_API_SECRET";
  implement(app, account.shopifySso, async ({ shop, redirect_uri = "", state = randomId(32) }, { variables }) => {
    const host = shopHost(shop);
    if (!host) throw new AppError("link.formatIncorrect");
    return { url: keyed(shopifySignIn(variables), "Shopify", SHOPIFY_KEYS).beginUrl({ shop: host, redirect_uri, state }), state };
  });
  implement(app, account.shopifyCallback, async ({ query, state, ...attribution }, call) =>
    signIn(call, await confirmed(keyed(shopifySignIn(call.variables), "Shopify", SHOPIFY_KEYS).byCallback(query, state)), attribution),
  );
}

/** Signing in through others (spec §7), and going on to a partner. */
export function thirdPartyRoutes(app: App): void {
  googleRoutes(app);
  facebookRoutes(app);
  shopifyRoutes(app);
  implement(app, account.signInMethods, async (_input, { variables }) => ({
    google_client_id: variables.GOOGLE_CLIENT_SECRET ? (variables.GOOGLE_CLIENT_ID ?? null) : null,
    facebook_app_id: variables.FACEBOOK_APP_SECRET ? (variables.FACEBOOK_APP_ID ?? null) : null,
    shopify: shopifySignIn(variables) !== null,
    mail: mailerFor(variables) !== null,
    code_on_page: variables.CODES_ON_PAGE === "registration",
  }));
  implement(app, account.partnerShare, async ({ openPartner }, { user, variables }) => {
    return { url: await partnerAddress(openPartner, user, variables) };
  });
}
