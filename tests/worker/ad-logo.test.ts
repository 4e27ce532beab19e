import { expect, it, vi } from "vitest";
import type { Maker } from "../../workers/upstream/tools/tool.ts";
import { logoFacts, makeLogo } from "../../workers/upstream/tools/link-to-video/logo.ts";

const SEEN = { width: 400, height: 100, ground: null, opaque: false, colors: ["#112233"], engine: "test" };

/** A maker whose media service answers a logo's job so. */
const maker = (media: () => Promise<unknown>): Maker =>
  ({
    ownerId: "u-1",
    files: { absolute: (path: string) => path, readPath: async (key: string) => key, writePath: async (key: string) => key },
    media,
  }) as unknown as Maker;

it("an ad is made without a logo whose file cannot be read, and keeps that it is", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const logo = await makeLogo(
    maker(() => Promise.reject(new Error("not a picture"))),
    "t/logo.svg",
  );
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
  expect(logo).toBeNull();
  expect(logoFacts("t/logo.svg", logo)).toEqual({ logo: "unread" });
});

it("nothing is said of a logo that was read, or of an ad that was to have none", async () => {
  const logo = await makeLogo(
    maker(() => Promise.resolve(SEEN)),
    "t/logo.png",
  );
  expect(logo).toMatchObject({ width: 400, height: 100 });
  expect(logoFacts("t/logo.png", logo)).toEqual({});
  expect(logoFacts(undefined, null)).toEqual({});
});
