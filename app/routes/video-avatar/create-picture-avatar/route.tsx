import { useActionData, useLoaderData } from "@remix-run/react";
import { createLoader, type CreateState } from "../create-loader.ts";
import { createAction } from "../create-action.ts";
import { PICTURE_FORM } from "../create-fields.ts";
import { CreatePage } from "../create-page.tsx";

const SLUG = "create-picture-avatar";

export const loader = createLoader(PICTURE_FORM, { image: "picture" });
export const action = createAction({
  slug: SLUG,
  form: PICTURE_FORM,
  field: "picture",
  create: ({ api }, asked) => api.avatars.createPicture(asked),
});

/** Create Talking Photo (spec §2 CreatePictureAvatar). */
export default function CreatePictureAvatar() {
  const state = useLoaderData<typeof loader>() as CreateState;
  const answer = useActionData<typeof action>();
  return <CreatePage slug={SLUG} state={state} answer={answer} />;
}
