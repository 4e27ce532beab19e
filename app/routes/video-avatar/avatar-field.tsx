import type { Avatar } from "../../../trpc/contract/avatar.ts";
import type { Lack } from "../../../trpc/contract/rules/access.ts";
import type { ShownModel } from "../../../trpc/contract/model.ts";
import { AVATAR_SOURCE, AVATAR_TYPE } from "../../../trpc/contract/rules/avatars.ts";
import type { Problem } from "../../http/problem.ts";
import { problemFor } from "../../ui/problems.tsx";
import { AvatarPortrait } from "../../avatar/portrait.tsx";
import { listText } from "../../../locales/list-text.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Lacking } from "../../ui/lacking.tsx";
import { Choice, Choices } from "../../ui/choice.tsx";

const KINDS = {
  [AVATAR_TYPE.stationary]: "tools.video-avatar.illustrated",
  [AVATAR_TYPE.dynamic]: "tools.video-avatar.ownVideo",
  [AVATAR_TYPE.fourK]: "tools.video-avatar.ownVideo",
  [AVATAR_TYPE.picture]: "tools.video-avatar.own",
} as const;

interface AvatarFieldProps {
  list: readonly Avatar[];
  chosen: string;
  /** What lets realistic ones speak. */
  realistic: ShownModel | null;
  /** What the visitor lacks for realistic ones; null: nothing. */
  lacks: Lack | null;
  problems: readonly Problem[];
}

/** Who speaks: one's own first; those in review are not offered. */
export function AvatarField({ list, chosen, realistic, lacks, problems }: AvatarFieldProps) {
  const { t, lang } = useTranslation();
  const usable = list.filter(({ is_active }) => is_active === 1);
  const now = usable.some(({ id }) => id === chosen) ? chosen : usable[0]?.id;
  return (
    <div className="grid gap-4">
      <Choices legend={t("tools.video-avatar.fields.avatar.label")} min={132} field="avatar" wrong={problemFor(problems, "avatar")}>
        {usable.map((avatar) => (
          <Choice
            key={avatar.id}
            name="avatar"
            value={avatar.id}
            chosen={avatar.id === now}
            title={avatar.name}
            text={t(avatar.source === AVATAR_SOURCE.realistic ? "tools.video-avatar.realistic" : KINDS[avatar.type])}
          >
            <AvatarPortrait avatar={avatar} />
          </Choice>
        ))}
      </Choices>
      {realistic?.state === "available" && lacks !== null && (
        <Lacking lacks={lacks} text={t(`tools.video-avatar.realisticLacks.${lacks}`)} />
      )}
      {realistic?.state === "available" && lacks === null && (
        <p className="hint">{t("tools.video-avatar.realisticHint", { price: t("models.second", { count: realistic.credits }) })}</p>
      )}
      {realistic?.state === "needs-key" && (
        <p className="hint">{t("tools.ai-avatar-v2.realisticNeeds", { keys: listText(realistic.missing, lang) })}</p>
      )}
      <p className="flex flex-wrap gap-x-6">
        <a className="link inline-flex min-h-11 items-center" href="/video-avatar/create-picture-avatar">
          {t("tools.video-avatar.make")}
        </a>
        <a className="link inline-flex min-h-11 items-center" href="/video-avatar/create-video-avatar">
          {t("tools.video-avatar.makeVideo")}
        </a>
        <a className="link inline-flex min-h-11 items-center" href="/ai-avatar-v2">
          {t("tools.video-avatar.library")}
        </a>
      </p>
    </div>
  );
}
