import { useActionData, useLoaderData } from "@remix-run/react";
import { listText } from "../../../locales/list-text.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Problems } from "../../ui/problems.tsx";
import type { action as act } from "./actions.ts";
import { NoMore } from "../../avatar/no-more.tsx";
import { AvatarCard } from "./card.tsx";
import { Filters } from "./filters.tsx";
import { Pages } from "./pages.tsx";
import { type Library, readLibrary } from "./queries.ts";

export const loader = readLibrary;
export { action } from "./actions.ts";

/** The library of avatars (spec §2 AiAvatar). */
export default function AiAvatar() {
  const { t, lang } = useTranslation();
  const { list, page, pages, mayAdd, lacks, filter, realistic } = useLoaderData<typeof loader>() as Library;
  const answer = useActionData<typeof act>();
  return (
    <div className="grid gap-10">
      <header className="grid max-w-3xl gap-4">
        <h1 className="calm">{t("tools.ai-avatar-v2.title")}</h1>
        <p className="text-lead">{t("tools.ai-avatar-v2.lead")}</p>
        {mayAdd ? (
          <p className="flex flex-wrap gap-3">
            <a className="btn btn-primary" href="/video-avatar/create-picture-avatar">
              {t("tools.ai-avatar-v2.create")}
            </a>
            <a className="btn btn-plain" href="/video-avatar/create-video-avatar">
              {t("tools.ai-avatar-v2.createVideo")}
            </a>
          </p>
        ) : (
          <NoMore lacks={lacks} />
        )}
      </header>
      <Problems list={answer?.problems ?? []} />
      <Filters filter={filter} realistic={realistic?.state === "available"} />
      {realistic?.state === "needs-key" && (
        <p className="hint">{t("tools.ai-avatar-v2.realisticNeeds", { keys: listText(realistic.missing, lang) })}</p>
      )}
      {list.length === 0 && <p role="status">{t("tools.ai-avatar-v2.none")}</p>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10.5rem),1fr))] gap-x-6 gap-y-12">
        {list.map((avatar) => (
          <AvatarCard key={avatar.id} avatar={avatar} problems={answer?.problems ?? []} lacks={lacks} />
        ))}
      </ul>
      <Pages page={page} pages={pages} filter={filter} />
    </div>
  );
}
