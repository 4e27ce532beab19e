import { connect } from "../../scripts/run/client.ts";
import { follow } from "../../scripts/run/follow.ts";
import { messages as words } from "../../locales/en/messages.ts";
import { toolOfApp, appIdOf } from "../../trpc/contract/tools/app.ts";
import { aiImage } from "../../trpc/contract/tools/ai-image.ts";
import { goOn } from "./support/flow.ts";
import { expect, test } from "./support/test.ts";

const INTRO = "A brass kettle. It keeps water hot for 24 hours. The lid locks with one turn.";

/** A poster that is done, and the page of its own that shows it. */
async function posterOf(origin: string) {
  const { client, token } = await connect(origin);
  const app_id = appIdOf(aiImage);
  const task = await client.tasks.push.mutate({ app_id, input: { prompt: "Brass kettle" }, stage: "make" });
  const { state, task_id } = await follow(client, task);
  expect(state).toBe("success");
  return { client, token, href: `/${toolOfApp(app_id)?.slug}?task=${task_id}` };
}

test("a poster goes on in an ad, which has it as its first picture, and in a timeline of its shape", async ({ page, context, baseURL }) => {
  const { client, token, href } = await posterOf(baseURL ?? "");
  await context.addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);

  await page.goto(href);
  await page.getByRole("link", { name: words.shell.menuNames.descriptionToVideo }).last().click();
  await expect(page.getByText(words.details.sentPicture)).toBeVisible();
  await page.getByLabel("Product name").fill("Brass kettle");
  await page.getByLabel("Description").fill(INTRO);
  await goOn(page);
  await expect(page).toHaveURL(/\/ai-video-ads\/video-settings\?draft=/);
  const draft = await client.drafts.get.query({ draft_id: new URL(page.url()).searchParams.get("draft") ?? "" });
  expect(draft.product.media).toMatchObject([{ type: "image" }]);

  await page.goto(href);
  await page.getByRole("button", { name: words.task.sendToTimeline }).click();
  await expect(page).toHaveURL(/\/ai-video-ads\/editor\?timeline=/);
  const { document } = await client.timelines.detail.query({ timeline_id: new URL(page.url()).searchParams.get("timeline") ?? "" });
  expect(document.canvas).toMatchObject({ width: 1080, height: 1350 });
  expect(document.tracks.flatMap(({ elements }) => elements)).toMatchObject([{ type: "image" }]);
});
