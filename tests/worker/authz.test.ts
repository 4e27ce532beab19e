import { afterAll, beforeAll, expect, it } from "vitest";
import type { Endpoint } from "../../trpc/contract/endpoint.ts";
import { contract } from "../../trpc/contract/index.ts";
import { appPermission, needOf, type OpenTo, opensApp, refusalOf, type Standing } from "../../trpc/contract/rules/access.ts";
import { codeOf } from "../../trpc/contract/rules/errors.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { appIdOf, BUILT_TOOLS } from "../../trpc/contract/tools/app.ts";
import { account } from "../../trpc/contract/account.ts";
import { PASSWORD } from "../setup/password.ts";
import { register } from "./account-support.ts";
import { buy, type Buyer, buyer } from "./payment-support.ts";
import { all, as, ask, env, guest } from "./support.ts";
import { founder, joins } from "./team-support.ts";

interface Persona {
  name: string;
  token: string;
  /** Null: no session. */
  standing: Standing | null;
  headers?: Record<string, string>;
}

const { PRO_APPS_FOR } = all.variables;
const personas: Persona[] = [];
const again = async ({ email }: Pick<Buyer, "email">) => (await as("")(account.login, { email, password: PASSWORD })).token;

/** Every kind of caller that there is: by session, plan, and role in a team. */
async function everyone(): Promise<Persona[]> {
  const starter = await buyer();
  await buy(starter, { product: "starter", period: "monthly" });
  const boss = await founder(4);
  const [ada, max] = [await joins(boss, "administrator"), await joins(boss)];
  const team = { user_type: 21 } as const;
  return [
    { name: "nobody", token: "", standing: null },
    { name: "a made-up token", token: "x".repeat(40), standing: null },
    { name: "a guest", token: (await guest()).token, standing: { user_type: 5 } },
    { name: "a free user", token: (await register()).session.token, standing: { user_type: 1 } },
    { name: "Starter", token: await again(starter), standing: { user_type: 11 } },
    { name: "a creator", token: await again(boss), standing: { ...team, role: "creator" } },
    { name: "an administrator", token: await again(ada), standing: { ...team, role: "administrator" } },
    { name: "a member", token: await again(max), standing: { ...team, role: "member" } },
    { name: "the admin key", token: "", standing: null, headers: { "x-admin-key": String(env.ADMIN_KEY) } },
    { name: "a wrong admin key", token: "", standing: null, headers: { "x-admin-key": "a key that is not the tests' own" } },
  ];
}

/** Every call of the contract, those that end a membership or a session last: nothing is sent with them, and these need nothing. */
const LAST = ["/seat/leave", "/user/logout"];
const isEndpoint = (value: object): value is Endpoint => "path" in value && "session" in value;
const endpointsIn = (tree: object): Endpoint[] =>
  Object.values(tree).flatMap((value: object) => (isEndpoint(value) ? [value] : endpointsIn(value)));
const ENDPOINTS = endpointsIn(contract).toSorted((a, b) => LAST.indexOf(a.path) - LAST.indexOf(b.path));

const REFUSALS = [
  "auth.loginRequired",
  "plan.upgradeRequired",
  "team.notAllowed",
  "admin.refused",
  "admin.keyNotSet",
  "events.refused",
] as const;
type Refusal = (typeof REFUSALS)[number];
const NAMES = new Map<number | null, Refusal>(REFUSALS.map((key) => [codeOf(key), key]));

/** By whom a call is refused, as the contract and the table of rights have it; null: by nobody. */
function expected(endpoint: Endpoint, { standing, headers }: Persona, openTo: OpenTo): Refusal | null {
  if (endpoint.session === "none") return null;
  if (endpoint.session === "admin") return headers?.["x-admin-key"] === env.ADMIN_KEY ? null : "admin.refused";
  if (endpoint.session === "app") return "events.refused";
  return standing ? refusalOf(needOf(endpoint), standing, openTo) : "auth.loginRequired";
}

async function sent({ method, path }: Endpoint, { token, headers }: Persona): Promise<Refusal | null> {
  const init = { method, headers: { "x-token": token, lang: "en", ...headers }, ...(method === "POST" ? { body: "{}" } : {}) };
  const { code } = await (await ask(`https://upstream.test${path}`, init)).json<{ code: number }>();
  return NAMES.get(code) ?? null;
}

/** Cells of calls by callers, and those that are answered otherwise than the rules say. */
async function walked(calls: readonly Endpoint[], openTo: OpenTo) {
  all.variables.PRO_APPS_FOR = openTo;
  const cells = calls.flatMap((endpoint) => personas.map((persona) => ({ endpoint, persona })));
  const violations: string[] = [];
  for (const { endpoint, persona } of cells) {
    const [got, wanted] = [await sent(endpoint, persona), expected(endpoint, persona, openTo)];
    if (got !== wanted) violations.push(`${endpoint.path} by ${persona.name} where pro is for ${openTo}: ${got}, not ${wanted}`);
  }
  return { cells: cells.length, violations };
}

beforeAll(async () => void personas.push(...(await everyone())));
afterAll(() => void Object.assign(all.variables, { PRO_APPS_FOR }));

it.each(["everyone", "members", "paid"] as const)("spec §6: a tool opens as app_permission says, where pro is for %s", async (openTo) => {
  all.variables.PRO_APPS_FOR = openTo;
  for (const { name, token, standing } of personas) {
    if (!standing) continue;
    for (const tool of BUILT_TOOLS) {
      const asked = as(token)(tasks.cost, { app_id: appIdOf(tool), input: {} }).then(
        () => null,
        ({ code }: { code: number }) => NAMES.get(code) ?? null,
      );
      const opens = opensApp(appIdOf(tool), appPermission(standing, openTo));
      expect(await asked, `${tool.slug} by ${name}`).toBe(opens ? null : "plan.upgradeRequired");
    }
  }
});

/** Spec §6, said a second time by hand: a slip in the table is not taken for the rule. */
const SPEC: [path: string, lowest: string][] = [
  ["/seat/invite", "an administrator"],
  ["/seat/inviteLink", "an administrator"],
  ["/seat/resend", "an administrator"],
  ["/seat/revoke", "an administrator"],
  ["/seat/remove", "an administrator"],
  ["/seat/allocate", "an administrator"],
  ["/seat/setNickname", "an administrator"],
  ["/seat/audit", "an administrator"],
  ["/seat/setRole", "a creator"],
  ["/seat/handOver", "a creator"],
  ["/seat/leave", "a member"],
  ["/seat/acceptInvite", "a free user"],
  ["/timeline/edit", "Starter"],
  ["/order/checkout", "a free user"],
  ["/user/deleteAccount", "a free user"],
  ["/user/getUserInfo", "a guest"],
];
const RANKS = ["a guest", "a free user", "Starter", "a member", "an administrator", "a creator"];

it.each(SPEC)("%s is for %s and above", (path, lowest) => {
  const endpoint = ENDPOINTS.find((one) => one.path === path);
  const lets = personas.filter((persona) => persona.standing && endpoint && expected(endpoint, persona, "paid") === null);
  expect(lets.map(({ name }) => name).toSorted()).toEqual(RANKS.slice(RANKS.indexOf(lowest)).toSorted());
});

it("user info names what is open", async () => {
  all.variables.PRO_APPS_FOR = "paid";
  const seen = await Promise.all(
    personas
      .filter(({ standing }) => standing)
      .map(async ({ name, token }) => {
        const { app_permission, feature_permission } = await as(token)(account.getUserInfo, {}).catch(() => ({
          app_permission: [],
          feature_permission: [],
        }));
        return [name, app_permission.length > 0, feature_permission];
      }),
  );
  expect(seen.filter(([, apps]) => apps).map(([name]) => name)).toEqual(["Starter", "a creator", "an administrator", "a member"]);
  expect(seen.find(([name]) => name === "Starter")?.[2]).toEqual(["feature_1-1"]);
});

// Last: it ends sessions and memberships.
it("spec §6: every call lets in and refuses every kind of caller as the table of rights says", async ({ task }) => {
  const gated = ENDPOINTS.filter((endpoint) => needOf(endpoint) === "editor");
  const walks = [await walked(gated, "everyone"), await walked(gated, "members"), await walked(ENDPOINTS, "paid")];
  const cells = walks.reduce((sum, walk) => sum + walk.cells, 0);
  const violations = walks.flatMap((walk) => walk.violations);
  // Read by the bench (`npm run bench -- authz`).
  Object.assign(task.meta, { cells, violations: violations.length });
  expect(violations).toEqual([]);
  expect(cells).toBeGreaterThan(2000);
});
