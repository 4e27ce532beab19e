import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createAction } from "../create-action.ts";
import { FILM_FORM } from "../create-fields.ts";
import { CreatePage } from "../create-page.tsx";
import { type FileChoices, readFileChoices } from "../../../tool/file-choices.ts";

const SLUG = "create-video-avatar";

export const loader = async ({ request, context }: LoaderFunctionArgs) => ({
  files: await readFileChoices(context, { work: { input: FILM_FORM, accepts: { video: "film" } } }, new URL(request.url).searchParams),
});
export const action = createAction({
  slug: SLUG,
  form: FILM_FORM,
  field: "film",
  create: ({ api }, asked) => api.avatars.createVideo(asked),
});

/** Create Video Avatar (spec §2 CreateVideoAvatar). */
export default function CreateVideoAvatar() {
  const { files } = useLoaderData<typeof loader>() as { files: FileChoices | null };
  const answer = useActionData<typeof action>();
  return <CreatePage slug={SLUG} files={files} answer={answer} />;
}
