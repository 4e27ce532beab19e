import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { storedFile } from "../../db/schema/index.ts";
import { logoColors } from "../../workers/upstream/product/logo-colors.ts";
import type { Services } from "../../workers/upstream/services.ts";
import { all, guest } from "./support.ts";
import { pngHeader } from "./upload-support.ts";

const served = (answers: Readonly<Record<string, BodyInit>>): Services =>
  ({
    ...all,
    media: {
      ...all.media,
      run: async () => ({ colours: ["#ffffff", "#c8102e", "#dc687b"], engine: "test" }),
      egress: async (url: string) => {
        const body = answers[url];
        return body === undefined ? Response.json({ code: "INPUT_UNREACHABLE", message: "" }, { status: 422 }) : new Response(body);
      },
    },
  }) as unknown as Services;

const owner = async () => ({ id: (await guest()).userId, user_type: 0 as const });

it("a drawing tells its paints, the most frequent first", async () => {
  const svg = `<?xml version="1.0"?><svg><path fill="#E4002B"/><path style="fill: #0b5fff"/><g stroke='#0b5fff'/><path fill="#fff"/></svg>`;
  expect(await logoColors(served({ "https://a.example/l.svg": svg }), await owner(), ["https://a.example/l.svg"])).toEqual([
    "#0b5fff",
    "#e4002b",
  ]);
});

it("a picture's colors are counted by the media service, and nothing of it is kept", async () => {
  const who = await owner();
  const answers = { "https://a.example/l.png": pngHeader(300, 80) };
  expect(await logoColors(served(answers), who, ["https://a.example/none.png", "https://a.example/l.png"])).toEqual(["#c8102e"]);
  expect(await all.db.select().from(storedFile).where(eq(storedFile.owner_id, who.id))).toEqual([]);
});

it.each([
  ["nothing there", {}],
  ["no picture", { "https://a.example/l.png": "<html>Not found</html>" }],
  ["a drawing in black", { "https://a.example/l.png": `<svg><path fill="#000"/></svg>` }],
  ["a drawing that never ends", { "https://a.example/l.png": `<svg ${"fill=".repeat(150_000)}` }],
])("no colors, and no failure: %s", async (_what, answers) => {
  expect(await logoColors(served(answers), await owner(), ["https://a.example/l.png"])).toEqual([]);
});
