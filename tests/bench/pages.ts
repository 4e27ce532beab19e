import { connect } from "../../scripts/run/client.ts";

export interface Pages {
  /** Cookies of a visitor who has a draft with scripts. */
  cookie: string;
  /** Paths of the flow's five pages, by their name. */
  paths: Record<string, string>;
}

/** A visitor half-way through the flow, so that every page has something to show. */
export async function flowPages(origin: string): Promise<Pages> {
  const { client, token } = await connect(origin);
  const { id } = await client.drafts.create.mutate({ app_id: 104, url: `${origin}/samples/bottle/`, language: "en" });
  await client.drafts.analyseUrl.mutate({ draft_id: id });
  await client.drafts.writeScripts.mutate({ draft_id: id });
  const step = (name: string) => `/link-to-video/${name}?draft=${id}`;
  return {
    cookie: `token=${token}; js=1`,
    paths: {
      "link-to-video": "/link-to-video",
      "product-details": step("product-details"),
      "video-settings": step("video-settings"),
      "script-settings": step("script-settings"),
      editor: step("editor"),
    },
  };
}
