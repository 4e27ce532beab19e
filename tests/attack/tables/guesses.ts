import { errors } from "../../../locales/en/errors.ts";
import { ADMIN_GUESSES, LIMITS } from "../../../trpc/contract/rules/limits.ts";
import { OFFERS } from "../../../trpc/contract/rules/plans.ts";
import { registered } from "../../setup/registered.ts";
import type { Attack } from "../attack.ts";
import type { Scene } from "../scene.ts";
import { type Answer, call } from "../wire.ts";

const loginLimit = LIMITS["/user/login"]?.find(({ by }) => by === "email+address")?.hits ?? 0;
const codeOf = ({ text }: Answer): number =>
  (JSON.parse(text) as { error?: { data?: { upstream_code?: number } } }).error?.data?.upstream_code ?? 0;
const LOGIN_FAILED = -20_100;
const REFUSED = /"upstream_code":-20002\b/;

/** How many of so many tries were looked at, before the limit refused to. */
async function looked(tries: number, attempt: (at: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let at = 0; at < tries; at += 1) answers.push(await attempt(at));
  return answers.filter(({ text }) => !REFUSED.test(text));
}

const passwords = ({ origin, victim }: Scene): Attack => ({
  name: "thirty password guesses",
  async run() {
    const tried = await looked(30, (at) =>
      call(origin, { name: "account.login", type: "mutation", input: { email: victim.email, password: `guess number ${at}` } }),
    );
    if (tried.some((answer) => answer.status === 200 || codeOf(answer) !== LOGIN_FAILED)) return "one opened a session";
    return tried.length > loginLimit ? `${tried.length} were looked at` : null;
  },
});

const adminKeys = ({ origin }: Scene): Attack => ({
  name: "forty admin keys",
  async run() {
    const tried = await looked(40, (at) =>
      call(origin, { name: "admin.audit", type: "query", input: {}, headers: { "x-admin-key": `${at}`.padStart(64, "0") } }),
    );
    if (tried.some(({ status }) => status === 200)) return "one opened administration";
    return tried.length > ADMIN_GUESSES.hits ? `${tried.length} were looked at` : null;
  },
});

const common = ({ origin, guest }: Scene): Attack[] =>
  ["123456", "password", "qwerty123", "111111", "iloveyou"].map((password) => ({
    name: `an account by the password ${password}`,
    run: async () =>
      (
        await call(origin, {
          name: "account.perfectRegister",
          type: "mutation",
          input: { email: `${password}@evil.example`, password, code: "000000", agreement: true },
          headers: { "x-token": guest },
        })
      ).text.includes(errors["auth.passwordTooCommon"])
        ? null
        : "it was taken",
  }));

const invited = ({ origin, victim: { client } }: Scene): Attack => ({
  name: "credits for a friend whose address nobody has proved",
  async run() {
    const before = await client.account.userInfo.query({});
    await registered(origin, before.invite_code);
    const after = await client.account.userInfo.query({});
    return after.credits.available - before.credits.available >= OFFERS.inviterCredits ? "they were paid" : null;
  },
});

/** What can be guessed or invented: passwords, admin keys, friends. Last, for they use up what an address may try. */
export const guessAttacks = (scene: Scene): Attack[] => [...common(scene), invited(scene), passwords(scene), adminKeys(scene)];
