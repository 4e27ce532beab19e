import type { Avatar } from "../../../trpc/contract/avatar.ts";
import { AVATAR_TYPE } from "../../../trpc/contract/rules/avatars.ts";
import { AvatarPortrait } from "../../avatar/portrait.tsx";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Choice, Choices } from "../../ui/choice.tsx";

const KINDS = {
  [AVATAR_TYPE.stationary]: "tools.video-avatar.illustrated",
  [AVATAR_TYPE.dynamic]: "tools.video-avatar.ownVideo",
  [AVATAR_TYPE.fourK]: "tools.video-avatar.ownVideo",
  [AVATAR_TYPE.picture]: "tools.video-avatar.own",
} as const;

/** Who speaks: one's own first; those in review are not offered. */
export function AvatarField({ list, chosen }: { list: readonly Avatar[]; chosen: string }) {
  const { t } = useTranslation();
  const usable = list.filter(({ is_active }) => is_active === 1);
  const now = usable.some(({ id }) => id === chosen) ? chosen : usable[0]?.id;
  return (
    <div className="grid gap-4">
      <Choices legend={t("tools.video-avatar.fields.avatar.label")} min={132}>
        {usable.map((avatar) => (
          <Choice
            key={avatar.id}
            name="avatar"
            value={avatar.id}
            chosen={avatar.id === now}
            title={avatar.name}
            text={t(KINDS[avatar.type])}
          >
            <AvatarPortrait avatar={avatar} />
          </Choice>
        ))}
      </Choices>
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
