import { renderToStaticMarkup } from "react-dom/server.browser";
import { expect, it } from "vitest";
import type { Problem } from "../http/problem.ts";
import { Translated } from "../i18n/use-translation.tsx";
import { Problems } from "./problems.tsx";

const shown = (...list: Problem[]) =>
  renderToStaticMarkup(
    <Translated lang="en">
      <Problems list={list} />
    </Translated>,
  );

it("spec §8: what the server said is a warning with its msg", () => {
  const markup = shown({ text: "The server's own <b>words</b>.", code: -7 });
  expect(markup).toContain('data-kind="warning"');
  expect(markup).toContain("The server&#x27;s own &lt;b&gt;words&lt;/b&gt;.");
});

it("a broken rule of a form leads to its field", () => {
  expect(shown({ text: "Too short.", field: "password" })).toMatch(/data-kind="error".*href="#password"/);
});

it("spec §8: -118 and /seat/acceptInvite show nothing at all", () => {
  expect(shown({ text: "", code: -118 })).toBe("");
  expect(shown()).toBe("");
});

it("too few credits lead to where there are more, what a plan lacks to the plans", () => {
  expect(shown({ text: "This costs 20 credits and you have 10.", code: -20604 })).toContain('href="/vip-price#packs"');
  expect(shown({ text: "Your plan does not include this.", code: -105 })).toContain('href="/vip-price"');
  expect(shown({ text: "Something else.", code: -20600 })).not.toContain("<a");
});

it("what is wrong with two fields in the same words is said once, and leads to the first", () => {
  const html = shown(
    { text: "Confirm that they agree.", field: "seen_agreed" },
    { text: "Confirm that they agree.", field: "face_agreed" },
  );
  expect(html.match(/Confirm/g)).toHaveLength(1);
  expect(html).toContain('href="#seen_agreed"');
});
