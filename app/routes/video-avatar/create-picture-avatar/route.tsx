import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createAction } from "../create-action.ts";
import { PICTURE_FORM } from "../create-fields.ts";
import { CreatePage } from "../create-page.tsx";
import { type FileChoices, readFileChoices } from "../../../tool/file-choices.ts";

const SLUG = "create-picture-avatar";

export const loader = async ({ request, context }: LoaderFunctionArgs) => ({
  files: await readFileChoices(
    context,
    { work: { input: PICTURE_FORM, accepts: { image: "picture" } } },
    new URL(request.url).searchParams,
  ),
});
export const action = createAction({
  slug: SLUG,
  form: PICTURE_FORM,
  field: "picture",
  create: ({ api }, asked) => api.avatars.createPicture(asked),
});

/** Create Talking Photo (spec §2 CreatePictureAvatar). */
export default function CreatePictureAvatar() {
  const { files } = useLoaderData<typeof loader>() as { files: FileChoices | null };
  const answer = useActionData<typeof action>();
  return <CreatePage slug={SLUG} files={files} answer={answer} />;
}
