import type { Avatar } from "../../../trpc/contract/avatar.ts";
import { AVATAR_NAME, AVATAR_REVIEW, AVATAR_SOURCE, AVATAR_TYPE } from "../../../trpc/contract/rules/avatars.ts";
import { VOICES } from "../../../trpc/contract/rules/voices.ts";
import { AvatarPortrait } from "../../avatar/portrait.tsx";
import { useTranslation } from "../../i18n/use-translation.tsx";

/** Renaming and deleting one's own: folded away until they are wanted. */
function Manage({ avatar: { id, name } }: { avatar: Avatar }) {
  const { t } = useTranslation();
  return (
    <details>
      <summary className="link min-h-11 cursor-pointer content-center">{t("tools.ai-avatar-v2.manage")}</summary>
      <div className="grid gap-6 pt-2">
        <form method="post" className="grid gap-2">
          <input type="hidden" name="id" value={id} />
          <label className="grid gap-1">
            <span className="label-text">{t("tools.ai-avatar-v2.name")}</span>
            <input className="input min-w-0" name="name" defaultValue={name} maxLength={AVATAR_NAME} required />
          </label>
          <button className="btn btn-plain justify-self-start" name="intent" value="rename">
            {t("tools.ai-avatar-v2.rename")}
          </button>
        </form>
        <form method="post" className="grid gap-2">
          <input type="hidden" name="id" value={id} />
          <p className="hint">{t("tools.ai-avatar-v2.deleteHint")}</p>
          <label className="inline-flex min-h-11 items-center gap-2">
            <input type="checkbox" name="videos" /> {t("tools.ai-avatar-v2.videos")}
          </label>
          <button className="btn btn-plain justify-self-start" name="intent" value="delete">
            {t("tools.ai-avatar-v2.delete")}
          </button>
        </form>
      </div>
    </details>
  );
}

function Review({ avatar: { review_status, review_note } }: { avatar: Avatar }) {
  const { t } = useTranslation();
  if (review_status === AVATAR_REVIEW.passed) return null;
  return (
    <div className="note" data-kind="warning">
      <strong>{t(`tools.ai-avatar-v2.reviews.${review_status}`)}</strong>
      <p>{review_note === "" ? t("tools.ai-avatar-v2.reviewHint") : t("tools.ai-avatar-v2.note", { note: review_note })}</p>
    </div>
  );
}

/** One avatar: the face, what made it, its voice, and the way to a video. */
export function AvatarCard({ avatar }: { avatar: Avatar }) {
  const { t, lang } = useTranslation();
  const { id, name, type, gender, voices, source, is_active } = avatar;
  const voice = voices[lang === "zh" ? "zh" : "en"];
  // Voices of providers have no sample here.
  const isBuiltIn = VOICES.some((one) => one.id === voice);
  const kind = type === AVATAR_TYPE.fourK ? AVATAR_TYPE.dynamic : type;
  return (
    <li className="grid content-start gap-3">
      <AvatarPortrait avatar={avatar} />
      <div className="grid">
        <h2 className="text-body font-semibold">{name}</h2>
        <p className="hint">
          {t(`tools.ai-avatar-v2.types.${kind}`)} · {t(`settings.genders.${gender}`)}
        </p>
      </div>
      <Review avatar={avatar} />
      {isBuiltIn && (
        <audio
          className="w-full"
          controls
          preload="none"
          src={`/samples/voices/${voice}.mp3`}
          aria-label={t("tools.ai-avatar-v2.hear", { name })}
        />
      )}
      {is_active === 1 && (
        <a
          className="btn btn-plain justify-self-start"
          href={`/video-avatar?avatar=${id}`}
          aria-label={`${t("tools.ai-avatar-v2.use")}: ${name}`}
        >
          {t("tools.ai-avatar-v2.use")}
        </a>
      )}
      {source === AVATAR_SOURCE.custom && <Manage avatar={avatar} />}
    </li>
  );
}
