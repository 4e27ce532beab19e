import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROUTES } from "../../app/route-table.ts";
import { PRO_APPS } from "../../trpc/contract/tools/app.ts";
import type { Product } from "../../scripts/run/product.ts";
import { registered } from "../setup/registered.ts";
import { startThrowaway } from "../setup/throwaway.ts";
import { get } from "./browse.ts";

const landing = async (path: string, cookie = "") => {
  const answer = await get(path, { cookie });
  return [answer.status, answer.headers.get("location")];
};
/** Whom the installation lets use the pro tools is its own setting: here those who pay. */
let product: Product;
beforeAll(async () => {
  product = await startThrowaway({ withoutMedia: true, upstream: { PRO_APPS_FOR: "paid" } });
});
afterAll(() => product.stop());

const GUARDED = ROUTES.filter(({ id, pro }) => pro || (PRO_APPS as readonly (number | undefined)[]).includes(id)).map(
  ({ path }) => `/${path}`,
);

describe("spec §2, §6: a route's id is checked for pro permission", () => {
  it("of product remix and of video translation", () =>
    expect(GUARDED.toSorted()).toEqual(["/video-remix/product-details", "/video-translation", "/video-translation/editor"]));

  it.each(GUARDED)("%s: failure goes to /404, for a guest and for who has registered", async (path) => {
    const { token } = await registered(product.origin);
    const at = async (address: string, cookie = "") => {
      const answer = await fetch(product.origin + address, { redirect: "manual", headers: { cookie } });
      return [answer.status, answer.headers.get("location")];
    };
    expect(await at(path)).toEqual([302, "/404"]);
    expect(await at(`${path}?a=b`, `token=${token}`)).toEqual([302, "/404"]);
    expect((await at("/404"))[0]).toBe(404);
  });

  it("every other built page opens, or asks to log in", async () => {
    const built = ROUTES.filter(({ folder, tdk, path }) => folder && tdk && !path.includes(":") && !GUARDED.includes(`/${path}`)).map(
      ({ path }) => `/${path}`,
    );
    expect(built.length).toBeGreaterThan(10);
    for (const path of built) expect((await landing(path))[1] ?? "", path).not.toBe("/404");
  });
});

describe("spec §6: what a plan gives, to who has none", () => {
  it.each(["/video-avatar/create-picture-avatar", "/video-avatar/create-video-avatar"])(
    "%s leads to the plans before anything is filled in",
    async (path) => {
      const { token } = await registered(product.origin);
      const page = await (await fetch(product.origin + path, { headers: { cookie: `token=${token}` } })).text();
      expect(page).toContain("Avatars of your own come with a plan.");
      expect(page).not.toContain('type="file"');
    },
  );

  it("a form that is refused keeps what was typed, and leads to the plans", async () => {
    const { token } = await registered(product.origin);
    const answer = await fetch(`${product.origin}/projects`, {
      method: "POST",
      redirect: "manual",
      headers: { cookie: `token=${token}`, origin: product.origin },
      body: new URLSearchParams({ begin: "timeline", title: "My cut", ratio: "1:1" }),
    });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain('value="My cut"');
    expect(page).toMatch(/role="alert".*Your plan does not include this.*href="\/vip-price"/s);
  });
});

describe("spec §2: the default page title", () => {
  it.each([
    ["en", "Reelwright"],
    ["zh", "Reelwright"],
  ])("carries the product name, with a default description and keywords (%s)", async (lang, name) => {
    const page = await (await get("/nothing-here", { cookie: `lang=${lang}` })).text();
    expect(/<title>([^<]*)<\/title>/.exec(page)?.[1]).toMatch(new RegExp(`^\\S.* · ${name}$`));
    for (const kind of ["description", "keywords"])
      expect(new RegExp(`<meta name="${kind}" content="([^"]*)"`).exec(page)?.[1]?.length, kind).toBeGreaterThan(10);
  });
});

it.each(["/faceSwap", "/AI/faceSwap/12", "/my-hooks", "/ads-library", "/templates/5"])(
  "spec §2: any path containing faceSwap, hooks, ads-library or templates sends the browser to the site root: %s",
  async (path) => {
    expect(await landing(path)).toEqual([302, "/"]);
    expect(await landing("/")).toEqual([302, "/home"]);
  },
);
