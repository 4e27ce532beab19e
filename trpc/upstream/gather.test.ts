import { describe, expect, it } from "vitest";
import type { Question } from "../contract/batch.ts";
import type { Envelope } from "../contract/envelope.ts";
import { gatherer } from "./gather.ts";

const answer = (question: Question): Envelope => ({ code: 0, msg: "", data: question });

function recording() {
  const sent: Question[][] = [];
  const read = gatherer({
    one: async (path) => (sent.push([path]), answer(path)),
    many: async (paths) => (sent.push(paths), paths.map(answer)),
  });
  return { sent, read };
}

describe("gathering reads", () => {
  it("sends those of one turn together, and gives each its own answer", async () => {
    const { sent, read } = recording();
    const later = Promise.resolve().then(() => read("/b"));
    expect(await Promise.all([read("/a"), later])).toEqual([answer("/a"), answer("/b")]);
    expect(sent).toEqual([["/a", "/b"]]);
  });

  it("sends a lone one as itself, and twenty at most together", async () => {
    const { sent, read } = recording();
    await read("/alone");
    await Promise.all(Array.from({ length: 21 }, (_, index) => read(`/${index}`)));
    expect(sent.map(({ length }) => length)).toEqual([1, 20, 1]);
  });

  it("tells every one of a failure", async () => {
    const fail = async () => Promise.reject(new Error("gone"));
    const read = gatherer({ one: fail, many: fail });
    const results = await Promise.allSettled([read("/a"), read("/b")]);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });
});
