import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server.browser";
import { describe, expect, it, vi } from "vitest";
import { NonceContext, useNonce } from "../http/nonce.ts";
import { Translated, useTranslation } from "../i18n/use-translation.tsx";
import { MENU } from "../route-table.ts";
import { menuPlace, Sidebar } from "../shell/sidebar.tsx";
import { Kept, renderKept } from "./kept.tsx";
import { Toasts } from "./toasts.tsx";

const page = (lang: "en" | "zh", content: ReactNode, nonce = "n0nce") => (
  <NonceContext.Provider value={nonce}>
    <Translated lang={lang}>{content}</Translated>
  </NonceContext.Provider>
);

const drawn = vi.fn<(who: string) => void>();
function Part({ who, list = [] }: { who: string; list?: readonly string[] }) {
  const { t, lang } = useTranslation();
  drawn(who);
  return (
    <p lang={lang} data-nonce={useNonce()}>
      {who} {t("shell.name")} {list.join()}
    </p>
  );
}

describe("a kept part", () => {
  it("is rendered once for one language and one set of values, and again for every other", () => {
    drawn.mockClear();
    const render = (lang: "en" | "zh", who: string, list: string[] = []) => renderKept(page(lang, <Kept of={Part} with={{ who, list }} />));
    expect(render("en", "a")).toBe(render("en", "a"));
    expect(drawn).toHaveBeenCalledTimes(1);
    const all = [render("en", "a"), render("zh", "a"), render("en", "b"), render("en", "a", ["x"]), render("en", "a", ["x", "y"])];
    expect(new Set(all).size).toBe(5);
    expect(drawn).toHaveBeenCalledTimes(5);
  });

  it("sees no nonce, whatever answer it is first rendered for", () => {
    const html = renderKept(
      page(
        "en",
        <>
          <i data-nonce={"n1"} />
          <Kept of={Part} with={{ who: "nonce" }} />
        </>,
        "secret",
      ),
    );
    expect(html).toContain('data-nonce=""');
    expect(html).not.toContain("secret");
  });

  it("stands where it is called, beside what is not kept, in any number and in any order", () => {
    const content = (
      <main>
        before <Kept of={Part} with={{ who: "1" }} />
        <b>{"0;1; kept-0;"}</b>
        <Kept of={Part} with={{ who: "<2> & $& 'x'" }} />
        <Kept of={Part} with={{ who: "1" }} /> after
      </main>
    );
    const plain = (lang: "en" | "zh") => renderToStaticMarkup(page(lang, content)).replaceAll("n0nce", "");
    for (const lang of ["en", "zh"] as const) expect(renderKept(page(lang, content))).toBe(plain(lang));
  });

  it("keeps no more variants than so many", () => {
    drawn.mockClear();
    const render = (who: number) => renderKept(page("en", <Kept of={Part} with={{ who: `many ${who}` }} />));
    for (let who = 0; who < 200; who++) render(who);
    render(199);
    expect(drawn).toHaveBeenCalledTimes(200);
    expect(render(0)).toContain("many 0");
    expect(drawn).toHaveBeenCalledTimes(201);
  });

  it("that is streamed is rendered like any other", () => {
    expect(renderToStaticMarkup(page("en", <Kept of={Part} with={{ who: "s" }} />))).toContain('data-nonce="n0nce"');
  });
});

describe("the shell's kept parts", () => {
  const sidebar = (lang: "en" | "zh", pathname: string) =>
    renderKept(page(lang, <Kept of={Sidebar} with={{ place: menuPlace(pathname) }} />));

  it("differ by language and by page, and mark the entry where one is", () => {
    for (const { path } of MENU) {
      expect(sidebar("en", `/${path}`)).toMatch(new RegExp(`href="/${path}" aria-current="page"`));
      expect(sidebar("en", `/${path}/further/on?x`)).toMatch(new RegExp(`href="/${path}" aria-current="true"`));
      expect(sidebar("zh", `/${path}`)).not.toBe(sidebar("en", `/${path}`));
    }
    expect(new Set(MENU.map(({ path }) => sidebar("en", `/${path}`))).size).toBe(MENU.length);
    expect(sidebar("en", "/nowhere")).not.toContain("aria-current");
  });

  it("are bounded by the menu, however many addresses are asked for", () => {
    const places = Array.from({ length: 500 }, (_, index) => [menuPlace(`/${index}`), menuPlace(`/${MENU[0]?.path}/${index}`)]);
    expect(new Set(places.flat()).size).toBe(2);
  });

  it("hold no island, whose ids would be there twice, and no script", () => {
    for (const html of [sidebar("en", "/home"), renderKept(page("en", <Kept of={Toasts} with={{ list: [] }} />))])
      expect(html).not.toMatch(/x-island|<script|nonce/);
  });
});
