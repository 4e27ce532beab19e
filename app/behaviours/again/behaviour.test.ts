import { afterEach, beforeEach, expect, it, vi } from "vitest";
import again from "./behaviour.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A form with its button and its note, as far as the behaviour touches them. */
function waiting() {
  const button = { click: vi.fn() };
  const note = { hidden: true };
  const form = Object.assign(new EventTarget(), { querySelector: () => button });
  const ending = new AbortController();
  again({ closest: () => form, querySelector: () => note } as unknown as HTMLElement, ending.signal);
  return { form, button, note, ending };
}

it("what is still under way is asked for again once, and the page says so", async () => {
  const { button, note } = waiting();
  expect([note.hidden, button.click.mock.calls.length]).toEqual([false, 0]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(button.click).toHaveBeenCalledOnce();
});

it.each(["input", "submit"])("it is not, after a %s by hand", async (change) => {
  const { form, button, note } = waiting();
  form.dispatchEvent(new Event(change));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([note.hidden, button.click.mock.calls.length]).toEqual([true, 0]);
});

it("it is not, when the page has gone", async () => {
  const { button, ending } = waiting();
  ending.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(button.click).not.toHaveBeenCalled();
});
