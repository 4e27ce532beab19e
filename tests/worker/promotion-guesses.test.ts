import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { admin as adminCalls } from "../../trpc/contract/admin.ts";
import { orders } from "../../trpc/contract/payment/order.ts";
import { promotions } from "../../trpc/contract/payment/plan.ts";
import { CODE_GUESSES } from "../../trpc/contract/rules/limits.ts";
import { promotionCode } from "../../db/schema/index.ts";
import type { Upstream } from "../../trpc/upstream/client.ts";
import { register, withVariables } from "./account-support.ts";
import { admin } from "./admin-support.ts";
import { all } from "./support.ts";

const PACK = { product: "pack", pack: "100" } as const;
const strict = withVariables({ LIMITS_SCALE: "1" });
const hitsOf = (by: string) => CODE_GUESSES.find((limit) => limit.by === by)?.hits ?? 0;
/** Somebody who is limited as on the internet. */
const person = async (address: string): Promise<Upstream> => strict({ address, token: (await register()).session.token });
const codeOf = async (work: Promise<unknown>): Promise<number> =>
  work.then(
    () => 0,
    ({ code }: { code: number }) => code,
  );
const UNKNOWN = -118;
const TOO_MANY = -20002;

/** Guesses, by each of the calls to which a code can be said. */
const guess = (call: Upstream, at: number): Promise<number> => {
  const code = `GUESS-${at}`;
  if (at % 3 === 0) return codeOf(call(promotions.use, { code }));
  if (at % 3 === 1) return codeOf(call(orders.quote, { item: PACK, code }));
  return codeOf(call(orders.checkout, { item: PACK, code, key: `guess-${at}` }));
};

/** How often each answer came, of so many guesses that are made at once. */
async function answersTo(call: Upstream, tries: number): Promise<Record<number, number>> {
  const answers: Record<number, number> = {};
  const codes = await Promise.all(Array.from({ length: tries }, (_, at) => guess(call, 1000 + at)));
  for (const code of codes) answers[code] = (answers[code] ?? 0) + 1;
  return answers;
}

// 10,000 tries were made once, by hand: twenty were looked up, in 106 s.
it("promotion codes that are guessed are looked up twenty times an account, wherever they are typed; then the right one is refused, too", async () => {
  const right = { code: "GUESSED-RIGHT", credits: 50, percent: 0, uses: 5, starts_at: 0, ends_at: Date.now() + 86_400_000 };
  await admin(adminCalls.promotions.create, right);
  const me = await person("198.51.110.1");
  const looked = hitsOf("account");
  expect(await answersTo(me, 60)).toEqual({ [UNKNOWN]: looked, [TOO_MANY]: 60 - looked });
  expect(await codeOf(me(promotions.use, { code: right.code }))).toBe(TOO_MANY);
  expect(await all.db.select().from(promotionCode).where(eq(promotionCode.id, right.code))).toMatchObject([{ uses_left: 5 }]);
  // A purchase without a code is not held up by it.
  expect((await me(orders.quote, { item: PACK })).total).toBe(2200);
});

it("and sixty times an address, however many accounts are made there", async () => {
  let looked = 0;
  for (let made = 0; made < 4; made += 1) looked += (await answersTo(await person("198.51.110.2"), 22))[UNKNOWN] ?? 0;
  expect(looked).toBe(hitsOf("address"));
});

it("a code that is right does not count", async () => {
  const code = { code: "RIGHT-AGAIN", credits: 0, percent: 10, uses: 5, starts_at: 0, ends_at: Date.now() + 86_400_000 };
  await admin(adminCalls.promotions.create, code);
  const me = await person("198.51.110.3");
  for (let at = 0; at <= hitsOf("account"); at += 1) expect((await me(orders.quote, { item: PACK, code: code.code })).total).toBe(1980);
});
