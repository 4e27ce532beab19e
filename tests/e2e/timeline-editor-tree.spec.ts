import type { BrowserContext, Page } from "@playwright/test";
import { timeline as forms } from "../../locales/en/timeline.ts";
import { timelineEditor as en } from "../../locales/en/timeline-editor.ts";
import { timelineEditor as zh } from "../../locales/zh/timeline-editor.ts";
import { connect } from "../../scripts/run/client.ts";
import type { EditCommandInput } from "../../timeline/edit/commands.ts";
import { ticks } from "../../timeline/time.ts";
import { expect, test } from "./support/test.ts";

/** A timeline with two titles, a caption, a marker and an effect, open in the editor. */
async function opened(page: Page, context: BrowserContext, origin: string, lang: "en" | "zh") {
  const { client, token } = await connect(origin);
  const { id, document } = await client.timelines.create.mutate({ title: "Tree" });
  const captions = document.tracks.find(({ type }) => type === "text")?.id ?? "";
  const transform = { x: 540, y: 600, width: 800, height: 200 };
  const text = (name: string, at: number) =>
    ({
      type: "text",
      id: name,
      text: name === "one" ? "24" : "48",
      startTime: ticks(at),
      duration: ticks(2),
      transform,
      style: STYLE,
    }) as const;
  const commands: EditCommandInput[] = [
    { type: "captions", track: captions, cues: [{ start: 0, end: ticks(1.5), text: "12 34" }] },
    { type: "addTrack", track: { id: "titles", type: "text", name: "T1" } },
    { type: "add", track: "titles", element: text("one", 0) },
    { type: "add", track: "titles", element: text("two", 4) },
    { type: "marker", marker: { id: "m", time: ticks(3) } },
  ];
  await client.timelines.edit.mutate({ timeline_id: id, commands });
  await context.addCookies([
    { name: "token", value: token, url: origin },
    { name: "lang", value: lang, url: origin },
  ]);
  await page.goto(`/link-to-video/editor?timeline=${id}`);
  await expect(page.locator(".te canvas[data-drawn]")).toBeVisible();
  return { client, id };
}
const STYLE = { families: ["Instrument Sans"], weight: 600, size: 80, color: "#ffffff" };

const CONTROL = /^\s*- '?(button|link|textbox|combobox|checkbox|radio|slider|spinbutton|option|tab|row|gridcell|treegrid|region)\b(.*)$/;
/** What a Chinese interface says in Latin letters: names of files, formats, faces, keys, platforms and programs. */
const LATIN =
  /\b(?:MP4|WebM|GIF|MP3|WAV|PNG|JPG|SRT|VTT|ASS|OTIO|FCPXML|OpenTimelineIO|CapCut|Reelwright|JSON|MB|Instrument|Sans|Serif|Noto|SC|Bricolage|Grotesque|Anton|Barlow|Condensed|IBM|Plex|Mono|Unbounded|ZCOOL|QingKe|HuangYou|XiaoWei|KuaiLe|Permanent|Marker|TikTok|Instagram|Reels|Facebook|YouTube|Shorts|Ctrl|Shift|Alt|Enter|Escape|Delete|Home|End|Space|Backspace|Premiere|Final|Cut|Pro|Resolve|DaVinci|Tree|English|px|AI|Emoji)\b/g;

/** What a screen reader would not be told, or told in another language, of what is in the page now. */
async function faultsIn(page: Page, lang: "en" | "zh"): Promise<string[]> {
  const tree = await page.locator(".te").first().ariaSnapshot();
  const lines = tree.split("\n").filter((line) => CONTROL.test(line));
  expect(lines.length).toBeGreaterThan(30);
  return lines.flatMap((line) => {
    const [, role = "", rest = ""] = CONTROL.exec(line) ?? [];
    const name = /^ "((?:[^"\\]|\\.)*)"/.exec(rest)?.[1] ?? "";
    if (name === "" && role !== "gridcell") return [`nameless: ${line.trim()}`];
    const foreign = lang === "zh" && /[A-Za-z]{3,}/.test(name.replaceAll(LATIN, ""));
    return foreign || /[a-z]+-[0-9a-f]{6,}|undefined|\[object/.test(name) ? [`${role} "${name}"`] : [];
  });
}

for (const lang of ["en", "zh"] as const)
  test(`every control of the editor and its panels has a name in its language: ${lang}`, async ({ page, context, baseURL }) => {
    const words = lang === "en" ? en : zh;
    await opened(page, context, baseURL ?? "", lang);
    expect(await faultsIn(page, lang)).toEqual([]);
    await expect(page.getByRole("slider", { name: words.zoom })).toHaveAttribute(
      "aria-valuetext",
      lang === "en" ? /^[\d.]+ seconds in view$/ : /^可见 [\d.]+ 秒$/,
    );
    await page.locator(".te-row .te-clip").first().click();
    await expect(page.locator(".te-inspected")).toBeVisible();
    expect(await faultsIn(page, lang)).toEqual([]);
    await page.getByRole("button", { name: words.more.title, exact: true }).click();
    const kinds = page.locator(".te-panel nav button");
    await expect(kinds.first()).toBeVisible();
    for (let at = 0; at < (await kinds.count()); at += 1) {
      await kinds.nth(at).click();
      await expect(page.locator(".te-panel h2").last()).toBeVisible();
      expect(await faultsIn(page, lang)).toEqual([]);
    }
    for (const action of [words.actions.media, words.actions.transcript]) {
      await page.getByRole("button", { name: action, exact: true }).click();
      await expect(page.locator(".te-panel h2").first()).toBeVisible();
      expect(await faultsIn(page, lang)).toEqual([]);
    }
  });

test("markers, tracks and gaps are managed by mouse, and each step says what it was made on", async ({ page, context, baseURL }) => {
  const { client, id } = await opened(page, context, baseURL ?? "", "en");
  const told = page.locator("[data-said]");
  await page.getByRole("button", { name: en.more.title, exact: true }).click();
  await page.getByRole("button", { name: en.more.markers, exact: true }).click();
  const name = page.getByRole("textbox", { name: /0:03/ });
  await name.fill("Hook ends");
  await name.press("Enter");
  await expect(told).toContainText("Set a marker. 0:03.00");
  await page.getByRole("button", { name: "Go to 0:03.00" }).click();
  await expect(page.locator("[data-now]")).toHaveText("00:00:03:00");
  await page.getByRole("button", { name: en.more.title, exact: true }).click();
  await page.locator(".te-row .te-clip", { hasText: "48" }).click();
  await page.getByRole("button", { name: en.actions.closeGap, exact: true }).click();
  await expect(page.getByRole("gridcell", { name: /^48, starts at 0:02\.00/ })).toBeVisible();
  await page.getByRole("button", { name: en.keyframes.add, exact: true }).click();
  await expect(told).toContainText("Change a keyframe. Opacity at 0:03.00: 100 %");
  await page.getByRole("button", { name: en.keyframes.remove, exact: true }).click();
  await expect(told).toContainText("Opacity at 0:03.00: removed");
  await page.getByRole("checkbox", { name: en.track.switches.hidden }).check();
  await expect(told).toContainText("T1: Hide, on");
  await page.getByRole("textbox", { name: en.track.name, exact: true }).fill("Titles");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("rowheader").first()).toHaveText("Titles");
  await page.getByRole("button", { name: en.track.down, exact: true }).click();
  await expect(page.getByRole("rowheader").nth(1)).toHaveText("Titles");
  await expect(told).toContainText("Reorder tracks. Titles");
  await page.getByRole("button", { name: en.track.remove, exact: true }).click();
  await expect(page.getByRole("rowheader", { name: "Titles" })).toHaveCount(0);
  await expect(page.locator(".te-saved")).toHaveText(en.save.saved);
  const { document } = await client.timelines.detail.query({ timeline_id: id });
  expect(document.markers).toMatchObject([{ id: "m", time: ticks(3), name: "Hook ends" }]);
  expect(document.tracks.some((one) => one.id === "titles")).toBe(false);
});

test("a variable is named in a text, changed in one place, and leaves its value when it is removed", async ({ page, context, baseURL }) => {
  const { client, id } = await opened(page, context, baseURL ?? "", "en");
  const saved = async () => {
    await expect(page.locator(".te-saved")).toHaveText(en.save.saved);
    const { document } = await client.timelines.detail.query({ timeline_id: id });
    const texts = document.tracks.flatMap(({ elements }) => elements.flatMap((one) => (one.type === "text" ? [one.text] : [])));
    return { variables: document.variables.map((one) => [one.id, one.default]), texts };
  };
  await page.locator(".te-row .te-clip", { hasText: "48" }).click();
  await page.getByRole("button", { name: en.more.title, exact: true }).click();
  await page.getByRole("button", { name: en.more.variables, exact: true }).click();
  await page.getByRole("textbox", { name: en.variables.name, exact: true }).fill("Battery life");
  await page.getByRole("textbox", { name: en.variables.value, exact: true }).fill("60 hours");
  await page.getByRole("button", { name: en.variables.add, exact: true }).click();
  await expect(page.locator("[data-said]")).toContainText("Set a variable. Battery life");
  await page.getByRole("button", { name: "Put Battery life into what is selected" }).click();
  expect(await saved()).toEqual({
    variables: [["battery-life", "60 hours"]],
    texts: expect.arrayContaining(["48 {{battery-life}}"]) as string[],
  });
  const value = page.getByRole("textbox", { name: "Value of Battery life" });
  await value.fill("72 hours");
  await value.press("Enter");
  expect((await saved()).variables).toEqual([["battery-life", "72 hours"]]);
  await page.getByRole("button", { name: /^Remove Battery life/ }).click();
  expect(await saved()).toEqual({ variables: [], texts: expect.arrayContaining(["48 72 hours"]) as string[] });
  // A new text is typed at once, whatever panel was open.
  await page.getByRole("button", { name: en.actions.addText }).first().click();
  const words = page.getByRole("textbox", { name: forms.fields.text, exact: true });
  await expect(words).toHaveValue(en.newText);
  await expect(words).toBeFocused();
  await page.getByRole("treegrid", { name: en.grid }).focus();
  await page.keyboard.press("Delete");
  await expect(page.locator("[data-said]")).toContainText(`${forms.steps.delete}. ${en.newText}`);
});
