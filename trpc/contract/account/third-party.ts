import { z } from "zod";
import { get, post } from "../endpoint.ts";
import { attributionFields, guarded } from "./session.ts";

const url = z.string().max(2000);
const opaque = z.string().min(1).max(4096);
/** What comes back from a provider has to answer this browser's own question. */
const state = z.string().min(16).max(100);

/** Of PKCE (RFC 7636): a secret of this browser, or its SHA-256 in base64url. */
const verifier = z.string().regex(/^[A-Za-z0-9._~-]{43,128}$/);

/** Where to send a browser to ask a provider who they are. */
const begun = z.object({ url: z.string() });

export const thirdPartyCalls = {
  signInMethods: get("/login/methods", {
    origin: "reelwright",
    session: "none",
    input: z.object({}),
    output: z.object({
      google_client_id: z.string().nullable(),
      facebook_app_id: z.string().nullable(),
      shopify: z.boolean(),
      mail: z.boolean(),
      code_on_page: z.boolean(),
    }),
    summary: "Which ways to sign in this installation has keys for.",
  }),
  beginGoogle: post("/thirdlogin/googleLogin/begin", {
    origin: "reelwright",
    session: "none",
    idempotent: true,
    input: z.object({ redirect_uri: url, state, nonce: state, code_challenge: verifier.optional() }),
    output: begun,
    summary: "Google's sign-in page for this question.",
  }),
  googleOneTap: post("/thirdlogin/googleLogin/oneTapLogin", {
    session: "none",
    input: z.object({
      ...attributionFields,
      credential: opaque,
      /** Told for the record; whose drafts move is decided by the session alone. */
      guestUserId: z.string().max(40).optional(),
      successUrl: url.optional(),
      nonce: state.optional(),
    }),
    output: guarded,
    summary: "Opens a session by a Google ID token.",
  }),
  googleAuthCode: post("/thirdlogin/googleLogin/googleAuthCodeLogin", {
    session: "none",
    input: z.object({
      ...attributionFields,
      code: opaque,
      redirect_uri: url.optional(),
      nonce: state.optional(),
      code_verifier: verifier.optional(),
      successUrl: url.optional(),
    }),
    output: guarded,
    summary: "Opens a session by a Google authorization code.",
  }),
  beginFacebook: post("/login/facebookLogin/begin", {
    origin: "reelwright",
    session: "none",
    idempotent: true,
    input: z.object({ redirect_uri: url, state }),
    output: begun,
    summary: "Facebook's sign-in page for this question.",
  }),
  facebookAccessToken: post("/login/facebookLogin/facebookAccessTokenLogin", {
    session: "none",
    input: z.object({ ...attributionFields, accessToken: opaque, successUrl: url.optional() }),
    output: guarded,
    summary: "Opens a session by a Facebook access token that was issued to this app.",
  }),
  facebookAuthCode: post("/login/facebookLogin/facebookAuthCodeLogin", {
    origin: "reelwright",
    session: "none",
    input: z.object({ ...attributionFields, code: opaque, redirect_uri: url, successUrl: url.optional() }),
    output: guarded,
    summary: "The same by an authorization code: what works without a script of Facebook's.",
  }),
  shopifySso: post("/shopify/sso", {
    session: "none",
    idempotent: true,
    input: z.object({ shop: z.string().max(100), redirect_uri: url.optional(), state: state.optional() }),
    output: begun.extend({ state: z.string() }),
    summary: "The shop's own page that asks its owner.",
  }),
  shopifyCallback: post("/shopify/callback", {
    origin: "reelwright",
    session: "none",
    input: z.object({ ...attributionFields, query: z.record(z.string().max(100), z.string().max(2000)), state }),
    output: guarded,
    summary: "Opens a session by what the shop's page sent back: signature, state and code are checked.",
  }),
  partnerShare: post("/partner-share/login", {
    idempotent: true,
    input: z.object({ openPartner: url }),
    output: z.object({ url: z.string() }),
    summary: "A partner's page for someone who is signed in; only of a host that the operator names.",
  }),
};
