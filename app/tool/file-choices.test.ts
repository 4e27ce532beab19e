import { expect, it } from "vitest";
import { z } from "zod";
import type { Asset } from "../../trpc/contract/media.ts";
import { fileInput, fileInputs } from "../../trpc/contract/tools/file-input.ts";
import { optionsOf } from "./file-choices.ts";
import { inputFrom, problemsIn } from "./input.ts";
import { fieldsOf } from "./schema.ts";

const input = z.object({ pictures: fileInputs("background-remover", { count: { min: 1, max: 2 } }), face: fileInput("image").optional() });

function posted(entries: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

const asset = (id: string, file_name: string, size = 10): Asset => ({
  id,
  file_name,
  size,
  asset_type: 1,
  thumb_url: `/t/${id}`,
  url: `/f/${id}`,
  play_url: "",
  strip_url: "",
  copy: "none" as const,
  width: 9,
  height: 9,
  duration: 0,
  is_folder: false,
  folder_id: "",
  tags: [],
  favorite: false,
  created_at: 1,
  removed_at: null,
  item_count: 0,
  analysis: null,
});

it("a form knows a field for a file, or for several, by its schema", () => {
  expect(fieldsOf(input)).toMatchObject([
    { name: "pictures", type: "files", purpose: "background-remover", min: 1, max: 2, required: true },
    { name: "face", type: "file", purpose: "image", required: false },
  ]);
});

it("each file is taken once; of a single one the last counts: what was just sent stands after what was chosen", () => {
  const form = posted([
    ["pictures", "asset:a"],
    ["pictures", "asset:a"],
    ["pictures", "asset:b"],
    ["face", "asset:old"],
    ["face", "asset:new"],
  ]);
  expect(inputFrom(input, form)).toEqual({ pictures: ["asset:a", "asset:b"], face: "asset:new" });
});

it("too few, too many and what is no address are said at the field", () => {
  const said = (pictures: string[]) => problemsIn(input, { pictures }, "en").map(({ field, text }) => `${field}: ${text}`);
  expect(said([])[0]).toMatch(/^pictures: Add a picture or a video first/);
  expect(said(["asset:a", "asset:b", "asset:c"])[0]).toMatch(/^pictures: That's too many files/);
  expect(said(["http://a.example"])[0]).toMatch(/^pictures: That's not a complete link/);
});

it("what is chosen comes first, then the assets that the rule takes", () => {
  const library = [asset("a", "a.png"), asset("b", "b.webp"), asset("c", "c.jpg", 13 * 1024 ** 2), asset("d", "d.jpeg")];
  const options = optionsOf({ library, sent: null, picked: null }, "background-remover", [
    "asset:d",
    "task:t1/cutout",
    "https://a.example/x.png",
  ]);
  expect(options).toEqual([
    { reference: "asset:d", name: "d.jpeg", thumb: "/t/d" },
    { reference: "task:t1/cutout", name: "cutout", thumb: null },
    { reference: "https://a.example/x.png", name: "https://a.example/x.png", thumb: null },
    { reference: "asset:a", name: "a.png", thumb: "/t/a" },
  ]);
});
