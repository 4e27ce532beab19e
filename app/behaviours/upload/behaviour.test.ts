import { afterEach, expect, it, vi } from "vitest";
import upload from "./behaviour.ts";

vi.mock("./batch.ts", () => ({ sendBatch: async () => ({ ids: ["new"], refused: [] }), sayUnfinished: () => undefined }));
afterEach(() => void vi.unstubAllGlobals());

it("a file that is sent takes the place of the one that was chosen before, whose radio stands behind it in the form", async () => {
  vi.stubGlobal("localStorage", {});
  vi.stubGlobal("document", { createElement: () => ({}) });
  const old = { checked: true };
  const asked: string[] = [];
  const form = {
    querySelectorAll: (selector: string) => (asked.push(selector), [old]),
    addEventListener: () => undefined,
    requestSubmit: vi.fn(),
  };
  const kept: unknown[] = [];
  const nothing = () => undefined;
  const zone = {
    dataset: { name: "scenes.0.backdrop", prefix: "asset:" },
    appendChild: (one: unknown) => kept.push(one),
    querySelectorAll: () => [],
    addEventListener: nothing,
  };
  const field = Object.assign(new EventTarget(), { files: [{ name: "b.jpg" }], value: "" });
  const parts: Record<string, unknown> = {
    ".drop": zone,
    "[data-list]": { replaceChildren: nothing, appendChild: nothing },
    button: { form, toggleAttribute: nothing },
  };
  const host = { querySelector: (selector: string) => parts[selector], querySelectorAll: () => [field], closest: () => form };
  upload(host as unknown as HTMLElement, new AbortController().signal);
  await vi.waitFor(() => expect(form.requestSubmit).toHaveBeenCalled());
  expect(kept).toEqual([expect.objectContaining({ name: "scenes.0.backdrop", value: "asset:new" })]);
  expect([old.checked, asked]).toEqual([false, ['input[type="radio"][name="scenes.0.backdrop"]:checked']]);
});
