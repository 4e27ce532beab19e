import { useActionData, useLoaderData } from "@remix-run/react";
import { createLoader, type CreateState } from "../create-loader.ts";
import { createAction } from "../create-action.ts";
import { FILM_FORM } from "../create-fields.ts";
import { CreatePage } from "../create-page.tsx";

const SLUG = "create-video-avatar";

export const loader = createLoader(FILM_FORM, { video: "film" });
export const action = createAction({
  slug: SLUG,
  form: FILM_FORM,
  field: "film",
  create: ({ api }, asked) => api.avatars.createVideo(asked),
});

/** Create Video Avatar (spec §2 CreateVideoAvatar). */
export default function CreateVideoAvatar() {
  const state = useLoaderData<typeof loader>() as CreateState;
  const answer = useActionData<typeof action>();
  return <CreatePage slug={SLUG} state={state} answer={answer} />;
}
