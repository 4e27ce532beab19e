import { afterEach, beforeEach, expect, it, vi } from "vitest";
import copy from "./behaviour.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A field with its button, as far as the behaviour touches them. */
function fieldWith(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  const field = { value: "https://studio.example/register?inviteCode=a", select: vi.fn() };
  const button = Object.assign(new EventTarget(), { textContent: "Copy", hidden: true, dataset: { done: "Copied" } });
  copy(
    { querySelector: (name: string) => (name.startsWith("input") ? field : button) } as unknown as HTMLElement,
    new AbortController().signal,
  );
  const press = async () => {
    button.dispatchEvent(new Event("click"));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { field, button, press };
}

it("spec §9: a copy is confirmed for 1500 ms, from the last press on", async () => {
  const copied = vi.fn(async () => undefined);
  const { field, button, press } = fieldWith(copied);
  await press();
  expect(copied).toHaveBeenCalledWith(field.value);
  expect(button.textContent).toBe("Copied");
  await vi.advanceTimersByTimeAsync(1000);
  await press();
  await vi.advanceTimersByTimeAsync(1499);
  expect(button.textContent).toBe("Copied");
  await vi.advanceTimersByTimeAsync(1);
  expect(button.textContent).toBe("Copy");
});

it("where the browser does not let us copy, the field is selected and nothing is said to be done", async () => {
  const { field, button, press } = fieldWith(() => Promise.reject(new Error("not allowed")));
  await press();
  expect(field.select).toHaveBeenCalledOnce();
  expect(button.textContent).toBe("Copy");
});

it("the button is there only with a script", () => {
  expect(fieldWith(async () => undefined).button.hidden).toBe(false);
});
