import { z } from "zod";
import { post } from "../endpoint.ts";
import { ACCOUNT } from "../rules/account.ts";
import { PASSKEY } from "../rules/second-factor.ts";
import { session } from "./session.ts";

const ours = { origin: "reelwright" } as const;
const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/);
const password = z.string().max(ACCOUNT.passwordMax);
const name = z.string().trim().max(PASSKEY.nameMax);
const id = base64url(1400).min(1);
const credential = { id, rawId: id, type: z.literal("public-key") };

/** What a browser's `navigator.credentials.create` answers, as JSON (WebAuthn level 3). */
export const registrationAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(40_000),
    transports: z.array(z.string().max(20)).max(8).default([]),
  }),
});
/** What `navigator.credentials.get` answers. */
export const assertionAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: base64url(200).nullish(),
  }),
});
export type RegistrationAnswer = z.infer<typeof registrationAnswer>;
export type AssertionAnswer = z.infer<typeof assertionAnswer>;

/** What the browser is to be asked with, as JSON of WebAuthn. */
const options = z.object({ options: z.record(z.string(), z.unknown()) });
const challenge = z.string().max(80);

export const passkeyCalls = {
  beginPasskey: post("/user/passkey/begin", {
    ...ours,
    input: z.object({ password }),
    output: options,
    summary: "What a browser needs to make a passkey for the caller; the password is asked for where there is one.",
  }),
  addPasskey: post("/user/passkey/add", {
    ...ours,
    input: z.object({ name, answer: registrationAnswer }),
    output: z.object({ recovery: z.array(z.string()) }),
    summary: "Keeps a new passkey. With the first thing that guards an account come its recovery codes, told once.",
  }),
  renamePasskey: post("/user/passkey/rename", {
    ...ours,
    idempotent: true,
    input: z.object({ id, name: name.min(1) }),
    output: z.object({}),
    summary: "Gives one of the caller's passkeys another name.",
  }),
  removePasskey: post("/user/passkey/remove", {
    ...ours,
    input: z.object({ id, password }),
    output: z.object({}),
    summary: "Removes one of the caller's passkeys; the password is asked for where there is one.",
  }),
  askPasskey: post("/user/login/askPasskey", {
    ...ours,
    session: "none",
    input: z.object({ challenge: challenge.default("") }),
    output: options,
    summary: "What a browser needs to sign in by a passkey: any, or in the second step of a login one of its account's.",
  }),
  passkeyLogin: post("/user/login/passkey", {
    ...ours,
    session: "none",
    input: z.object({ challenge: challenge.default(""), answer: assertionAnswer }),
    output: session,
    summary: "Opens a session by a passkey: by itself, or as the second step of the login with this challenge.",
  }),
};
