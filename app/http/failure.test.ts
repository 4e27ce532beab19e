import { expect, it } from "vitest";
import { failures as en } from "../../locales/en/failures.ts";
import { failures as zh } from "../../locales/zh/failures.ts";
import { barePage } from "./bare-page.ts";
import { failureOf, waysOn } from "./failure.ts";

const ALL = [400, 403, 404, 405, 413, 414, 429, 500, 503] as const;

it.each(ALL)("%d has a page of its own in both languages, without a shell: what happened, why, and a way on", (status) => {
  for (const [lang, words] of [
    ["en", en],
    ["zh", zh],
  ] as const) {
    const page = barePage(status, lang);
    expect(page).toContain(`<h1>${words[`s${status}`].title}</h1>`);
    expect(page).toContain(words[`s${status}`].body);
    for (const [href, word] of waysOn(status)) expect(page).toContain(`<a href="${href}">${words[word]}</a>`);
    expect(page).toContain(`lang="${lang === "zh" ? "zh-CN" : "en"}"`);
  }
});

it("what is said instead of a status's own words is never markup", () => {
  const page = barePage(400, "en", { title: "<b>", body: `"'&<script>` });
  expect(page).toContain("<h1>&#60;b&#62;</h1>");
  expect(page).not.toContain("<script>");
});

it("one may try again where that may work, and log in where a limit was met", () => {
  expect(ALL.filter((status) => waysOn(status).some(([, word]) => word === "again"))).toEqual([429, 500, 503]);
  expect(waysOn(429)).toContainEqual(["/login", "toLogin"]);
});

it("a status without words of its own is told as 500", () => {
  expect([404, 418, 502, 503].map(failureOf)).toEqual([404, 500, 500, 503]);
});
