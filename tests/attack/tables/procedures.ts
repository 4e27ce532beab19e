import { appRouter } from "../../../trpc/router.ts";
import type { Attack } from "../attack.ts";
import type { Scene } from "../scene.ts";
import { type Answer, call } from "../wire.ts";

type Procedures = Record<string, Record<"_def", { type: "query" | "mutation" }>>;
const PROCEDURES = Object.entries(appRouter["_def"].procedures as unknown as Procedures).map(([name, procedure]) => ({
  name,
  type: procedure["_def"].type,
}));

/** What answers without a session, by the contract. */
const OPEN = [
  /^(?:public|apps|templates|plans)\./,
  /^(?:releaseNotice\.get|translation\.engines|voices\.(?:list|cloned)|models\.list|avatars\.list|team\.invitation|reports\.ad)$/,
  /^account\.(?:guestLogin|login|getVCode|registerByCode|resetPwdByCode|hasReg|signInMethods|readHandoff|useHandoff|secondStep|askPasskey|passkeyLogin)$/,
  /^account\.(?:begin|google|facebook|shopify)\w+$/,
];

/** What makes guests, or mails: done to nobody. */
const SKIPPED = /^account\.(?:guestLogin|logout)$/;

/** Everything that any procedure asks for, with the victim's ids wherever one is wanted. */
const inputs = ({ victim }: Scene) => ({
  draft_id: victim.draft_id,
  task_id: victim.draft_id,
  asset_id: victim.draft_id,
  id: victim.draft_id,
  ids: [victim.asset.id, victim.asset.folder_id],
  folder_id: victim.asset.folder_id,
  parent_id: victim.asset.folder_id,
  file_names: [victim.asset.file_name],
  removed_at: 1,
  tags: ["taken over"],
  favorite: true,
  key: victim.asset.key,
  user_id: victim.draft_id,
  query: victim.email,
  email: victim.email,
  app_id: 103,
  stage: "preview",
  again: true,
  product: { name: "taken over" },
  media_ids: [],
  name: "x",
  intro: "x",
  language: "en",
  file_name: "a.jpg",
  purpose: "link-to-video",
  size: 10,
  content_type: "image/jpeg",
  invite_code: "0123456789",
  member_id: victim.draft_id,
  challenge: "0123456789",
  role: "administrator",
  limit: 1,
  seats: 5,
  comment: "x",
  table: "session",
  nickname: "taken over",
  password: "correct horsf",
  code: "000000",
  agreement: true,
  eventName: "x",
  eventId: 1,
  eventType: 1,
  eventBody: "",
  appId: 1,
  amount: 1000,
  reason: "x",
  revision: 1,
  days: 7,
  openPartner: "https://evil.example",
  att: "a".repeat(40),
  credential: "x.y.z",
  accessToken: "x",
  shop: "a.myshopify.com",
  redirect_uri: "https://evil.example",
  state: "s".repeat(40),
  nonce: "n".repeat(40),
  successUrl: "https://evil.example",
  project_name: "reelwright",
});

/** A call of the library is asked with the victim's file, or folder, where it wants an id. */
function inputFor(name: string, scene: Scene): object {
  const { asset } = scene.victim;
  if (!/^(?:mediaLib|userAssets)\./.test(name)) return inputs(scene);
  return { ...inputs(scene), id: name.endsWith("Folder") ? asset.folder_id : asset.id };
}

const told = ({ text }: Answer, { victim: { marker, token } }: Scene): string | null =>
  text.includes(marker)
    ? "it told what is the victim's"
    : text.includes(token)
      ? "it told the victim's token"
      : /node_modules|\.ts:\d|SQLITE/.test(text)
        ? "it told of its inside"
        : null;

const attack = (scene: Scene, who: string, headers: Record<string, string>, wrong: (name: string, answer: Answer) => string | null) =>
  PROCEDURES.filter(({ name }) => !SKIPPED.test(name)).map(({ name, type }): Attack => ({
    name: `${name} as ${who}`,
    async run() {
      const answer = await call(scene.origin, { name, type, input: inputFor(name, scene), headers });
      if (answer.status === 0 || answer.status >= 502) return `it broke (${answer.status})`;
      return told(answer, scene) ?? (answer.status === 200 ? wrong(name, answer) : null);
    },
  }));

const needsSession = (name: string): string | null => (OPEN.some((open) => open.test(name)) ? null : "it answered without a session");
const needsAdmin = (name: string): string | null => (name.startsWith("admin.") ? "it answered without the admin key" : null);
const opensNothing = (name: string, { text }: Answer): string | null =>
  needsAdmin(name) ??
  (/^account\.(?:login|reset|google|facebook|shopifyCallback|useHandoff)/.test(name) && text.includes('"token"')
    ? "it opened a session"
    : null);

/** Every procedure, as nobody, by forged tokens, as a guest and as someone else. */
export const procedureAttacks = (scene: Scene): Attack[] =>
  [
    ...attack(scene, "nobody", {}, needsSession),
    ...attack(scene, "an invented token", { "x-token": "0".repeat(40) }, needsSession),
    ...attack(scene, "the victim's token cut short", { "x-token": scene.victim.token.slice(0, -1) }, needsSession),
    ...attack(scene, "a guest with the victim's ids", { "x-token": scene.guest }, opensNothing),
    ...attack(scene, "another account with the victim's ids", { "x-token": scene.other }, opensNothing),
  ].filter(({ name }) => !/^account\.(?:deleteAccount|hasReg|getVCode) /.test(name) || name.endsWith("nobody"));
