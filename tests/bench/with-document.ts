import type { Page } from "@playwright/test";
import type { TimelineDocument } from "../../timeline/document.ts";

interface Data {
  props: { timeline: { document: TimelineDocument; urls: Record<string, string> } };
}

export interface Given {
  document: TimelineDocument | ((own: TimelineDocument) => TimelineDocument);
  urls?: Record<string, string>;
  /** Files that the page asks for, by the pattern of their addresses. */
  files?: Record<string, string>;
}

const PROPS = /(<script type="application\/json">)([^<]*"timeline":.*?)(<\/script>)/s;

/** Has the editor's page open another document than the stored one. What it saves is lost. */
export async function withDocument(page: Page, url: string, { document, urls, files = {} }: Given): Promise<void> {
  for (const [pattern, path] of Object.entries(files)) await page.route(pattern, (route) => route.fulfill({ path }));
  await page.route("**/trpc/**", (route) => route.abort());
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(PROPS, (_, open: string, json: string, close: string) => {
      const data = JSON.parse(json) as Data;
      const { timeline } = data.props;
      timeline.document = typeof document === "function" ? document(timeline.document) : document;
      if (urls) timeline.urls = urls;
      return open + JSON.stringify(data).replaceAll("<", "\\u003c") + close;
    });
    await route.fulfill({ response, body });
  });
}
