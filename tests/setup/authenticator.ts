import { isoBase64URL, isoCBOR } from "@simplewebauthn/server/helpers";

const bytes = (text: string) => new TextEncoder().encode(text);
const b64 = (data: Uint8Array | ArrayBuffer): string => isoBase64URL.fromBuffer(new Uint8Array(data));
const joined = (...parts: (Uint8Array | number[])[]): Uint8Array<ArrayBuffer> => Uint8Array.from(parts.flatMap((part) => [...part]));
const sha256 = async (data: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest("SHA-256", data));

/** One number of an ECDSA signature as DER has it. */
function derInteger(raw: Uint8Array): number[] {
  const digits = [...raw];
  while (digits.length > 1 && digits[0] === 0) digits.shift();
  if ((digits[0] ?? 0) >= 0x80) digits.unshift(0);
  return [2, digits.length, ...digits];
}
function der(signature: ArrayBuffer): Uint8Array {
  const raw = new Uint8Array(signature);
  const body = [...derInteger(raw.subarray(0, 32)), ...derInteger(raw.subarray(32))];
  return Uint8Array.from([0x30, body.length, ...body]);
}

/** User present and verified; credential data included. */
const FLAGS = { present: 1, verified: 4, data: 64 } as const;

interface Asked {
  challenge?: unknown;
}
interface Lies {
  origin?: string;
  rpId?: string;
  /** As an authenticator says that asks for no finger and no PIN. */
  unverified?: boolean;
  counter?: number;
}

/**
 * A platform authenticator with one ES256 passkey, by the book: CBOR, COSE, packed signatures in DER. It can lie where a
 * test asks it to.
 */
export async function authenticator({ origin, rpId = new URL(origin).hostname }: { origin: string; rpId?: string }) {
  const pair = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign", "verify"]);
  const { x = "", y = "" } = await crypto.subtle.exportKey("jwk", pair.publicKey);
  const id = crypto.getRandomValues(new Uint8Array(32));
  let counter = 0;

  const clientData = (type: string, { challenge }: Asked, lies: Lies) =>
    bytes(JSON.stringify({ type, challenge, origin: lies.origin ?? origin, crossOrigin: false }));
  const authData = async (lies: Lies, credential: Uint8Array = new Uint8Array()) => {
    counter += 1;
    const uses = new DataView(new ArrayBuffer(4));
    uses.setUint32(0, lies.counter ?? counter);
    const flags = FLAGS.present + (lies.unverified ? 0 : FLAGS.verified) + (credential.length > 0 ? FLAGS.data : 0);
    return joined(await sha256(bytes(lies.rpId ?? rpId)), [flags], new Uint8Array(uses.buffer), credential);
  };

  return {
    id: b64(id),
    async made(options: Asked, lies: Lies = {}) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, isoBase64URL.toBuffer(x)],
        [-3, isoBase64URL.toBuffer(y)],
      ]);
      const credential = joined(new Uint8Array(16), [0, id.length], id, isoCBOR.encode(key));
      const object = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", await authData(lies, credential)],
      ]);
      const response = {
        clientDataJSON: b64(clientData("webauthn.create", options, lies)),
        attestationObject: b64(isoCBOR.encode(object as Parameters<typeof isoCBOR.encode>[0])),
        transports: ["internal"],
      };
      return { id: b64(id), rawId: b64(id), type: "public-key" as const, response };
    },
    async signed(options: Asked, { userHandle = null, ...lies }: Lies & { userHandle?: string | null } = {}) {
      const data = await authData(lies);
      const client = clientData("webauthn.get", options, lies);
      const signature = await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, pair.privateKey, joined(data, await sha256(client)));
      const response = { clientDataJSON: b64(client), authenticatorData: b64(data), signature: b64(der(signature)), userHandle };
      return { id: b64(id), rawId: b64(id), type: "public-key" as const, response };
    },
  };
}
