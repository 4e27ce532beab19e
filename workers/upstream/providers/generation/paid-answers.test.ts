import { expect, it } from "vitest";
import { type AnswerStore, paidAnswers } from "./paid-answers.ts";

function store(): AnswerStore & { names: () => string[] } {
  const kept = new Map<string, string>();
  return {
    find: async (name) => (kept.has(name) ? new Response(kept.get(name)) : null),
    async keep(name, answer) {
      const text = await answer.text();
      kept.set(name, text);
      return new Response(text);
    },
    names: () => [...kept.keys()].toSorted(),
  };
}

/** A provider that answers in turn what it is told to, and counts. */
function provider(...answers: (string | number | Error)[]) {
  let asked = 0;
  const ask = async (): Promise<Response> => {
    const answer = answers[asked];
    asked += 1;
    if (answer instanceof Error) throw answer;
    return typeof answer === "number" ? new Response("no", { status: answer }) : new Response(answer);
  };
  return { ask, asked: () => asked };
}

it("what was answered is found by whoever begins again, each of several that are asked at once", async () => {
  const kept = store();
  const { ask, asked } = provider("a", "b");
  const first = paidAnswers(kept, "0");
  await Promise.all([first.ask(ask), first.ask(ask)]);
  const again = paidAnswers(kept, "0");
  const texts = await Promise.all((await Promise.all([again.ask(ask), again.ask(ask)])).map((answer) => answer.text()));
  expect([texts.toSorted(), asked(), again.count]).toEqual([["a", "b"], 2, 2]);
});

it.each([
  ["with a status of failure", 503],
  ["by a connection that breaks off", new Error("terminated")],
] as const)(
  "what failed %s is not kept: its place is the next one's, so that whoever begins again finds all there is",
  async (_how, failure) => {
    const kept = store();
    const { ask } = provider(failure, "a", "b");
    const paid = paidAnswers(kept, "0");
    await paid.ask(ask).catch(() => undefined);
    expect(paid.count).toBe(0);
    await paid.ask(ask);
    await paid.ask(ask);
    expect([kept.names(), paid.count]).toEqual([["0-0", "0-1"], 2]);
  },
);

it("answers to another question are others", async () => {
  const kept = store();
  const { ask, asked } = provider("a", "b");
  await paidAnswers(kept, "0").ask(ask);
  expect(await (await paidAnswers(kept, "1").ask(ask)).text()).toBe("b");
  expect(asked()).toBe(2);
});
