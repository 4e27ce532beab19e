/** What WebAuthn asks and answers, as its JSON: browsers that make and read it themselves are younger than passkeys. */
interface Descriptor {
  id: string;
  type: "public-key";
  transports?: AuthenticatorTransport[];
}
export interface CreationJson extends Omit<PublicKeyCredentialCreationOptions, "challenge" | "user" | "excludeCredentials"> {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: Descriptor[];
}
export interface RequestJson extends Omit<PublicKeyCredentialRequestOptions, "challenge" | "allowCredentials"> {
  challenge: string;
  allowCredentials?: Descriptor[];
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
const known = (list: Descriptor[] = []) => list.map((one) => ({ ...one, id: bytesOf(one.id) }));

const answerOf = ({ id, rawId, type }: PublicKeyCredential, response: object) => ({ id, rawId: textOf(rawId), type, response });

/** Has the browser make a passkey. Throws what the browser says, for instance that the visitor thought better of it. */
export async function madePasskey(options: CreationJson): Promise<object> {
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge),
    user: { ...options.user, id: bytesOf(options.user.id) },
    excludeCredentials: known(options.excludeCredentials),
  };
  const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const response = credential.response as AuthenticatorAttestationResponse;
  return answerOf(credential, {
    clientDataJSON: textOf(response.clientDataJSON),
    attestationObject: textOf(response.attestationObject),
    transports: response.getTransports?.() ?? [],
  });
}

/** Has the browser sign with a passkey. */
export async function signedByPasskey(options: RequestJson): Promise<object> {
  const publicKey = { ...options, challenge: bytesOf(options.challenge), allowCredentials: known(options.allowCredentials) };
  const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const response = credential.response as AuthenticatorAssertionResponse;
  return answerOf(credential, {
    clientDataJSON: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.authenticatorData),
    signature: textOf(response.signature),
    userHandle: response.userHandle ? textOf(response.userHandle) : null,
  });
}
