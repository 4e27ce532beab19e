import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { expect, it, vi } from "vitest";
import { aiVoice } from "../../trpc/contract/tools/ai-voice.ts";
import { faceSwap } from "../../trpc/contract/tools/face-swap.ts";
import { toolAction } from "./actions.ts";
import { tickOf, withConsentOf } from "./consent-files.ts";

const formOf = (entries: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
};

it("a tick is about the files that its form came with; where it came with none, about those that are posted with it", () => {
  expect(tickOf("face-swap", "seen_agreed", { film: "asset:f1", face: "asset:p1" })).toEqual({ value: "asset:f1", "data-agrees": "film" });
  expect(tickOf("face-swap", "face_agreed", { film: "asset:f1" })).toEqual({ value: "on", "data-agrees": "face" });
  expect(tickOf("clone-voice", "agreed", { samples: ["asset:a", "asset:b"] }).value).toBe("asset:a asset:b");
});

const agreedAfter = (slug: string, tick: string, values: Record<string, unknown>) =>
  withConsentOf(slug, { form: formOf({ agreed: tick }), values: { ...values, agreed: true }, lang: "en" });

it("a consent that was given for another file is taken back, and asked for again at its tick", () => {
  const { values, problems } = agreedAfter("create-picture-avatar", "asset:p1", { picture: "asset:p2" });
  expect(values).toEqual({ picture: "asset:p2", agreed: false });
  expect(problems).toEqual([{ field: "agreed", text: "You have chosen another file. Confirm again, for this one." }]);
});

it("that one photo is taken as it is says nothing of another, which is looked at by itself", () => {
  const form = formOf({ as_it_is: "asset:p1" });
  expect(withConsentOf("create-picture-avatar", { form, values: { picture: "asset:p2", as_it_is: true }, lang: "en" })).toEqual({
    values: { picture: "asset:p2", as_it_is: false },
    problems: [],
  });
});

it.each([
  ["the same file", "create-picture-avatar", "asset:p1", { picture: "asset:p1" }],
  ["files of which one was taken out", "clone-voice", "asset:a asset:b", { samples: ["asset:b"] }],
  ["the first file", "create-picture-avatar", "on", { picture: "asset:p1" }],
])("a consent to %s stays", (_what, slug, tick, values) => {
  expect(agreedAfter(slug, tick, values)).toEqual({ values: { ...values, agreed: true }, problems: [] });
});

it("a file that is added to several is not agreed to yet", () => {
  expect(agreedAfter("video-translation", "asset:a", { videos: ["asset:a", "asset:b"] }).values.agreed).toBe(false);
});

/** Posts a form of a tool; what is pushed, and what comes back. */
async function posted(manifest: Parameters<typeof toolAction>[0], entries: Record<string, string>) {
  const push = vi.fn(async () => ({ task_id: "t1" }));
  const context = { lang: "en", api: { tasks: { push } } } as unknown as ActionFunctionArgs["context"];
  const request = new Request("https://ads.test/tool", { method: "POST", body: formOf(entries) });
  return { push, answer: await toolAction(manifest)({ request, context, params: {} } as ActionFunctionArgs) };
}

it("of two people who agreed only the one whose photo was replaced is asked again, and nothing is made meanwhile", async () => {
  const { push, answer } = await posted(faceSwap, {
    film: "asset:f1",
    face: "asset:p2",
    seen_agreed: "asset:f1",
    seen_statement: "The person in the video has agreed to it.",
    face_agreed: "asset:p1",
    face_statement: "The person in the photo has agreed to it.",
  });
  expect(push).not.toHaveBeenCalled();
  expect(answer).toMatchObject({
    init: { status: 422 },
    data: { values: { seen_agreed: true, face_agreed: false }, problems: [{ field: "face_agreed" }] },
  });
});

it("a recording that was agreed to is changed", async () => {
  const { push } = await posted(aiVoice, {
    source: "asset:r1",
    voice: "elevenlabs:21m00Tcm4TlvDq8ikWAM",
    agreed: "asset:r1",
    statement: "Anna has agreed that her voice is replaced.",
  });
  expect(push).toHaveBeenCalledOnce();
});
