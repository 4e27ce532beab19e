import type { ComponentProps } from "react";
import type { Avatar } from "../../../trpc/contract/avatar.ts";
import type { Lack } from "../../../trpc/contract/rules/access.ts";
import { AVATAR_REVIEW, AVATAR_SCOPE, AVATAR_SOURCE, AVATAR_TYPE } from "../../../trpc/contract/rules/avatars.ts";
import { VOICES } from "../../../trpc/contract/rules/voices.ts";
import { AvatarPortrait } from "../../avatar/portrait.tsx";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Manage } from "./manage.tsx";
import { WAYS } from "../../ui/lacking.tsx";
import { DOT } from "../../ui/dot.ts";

function Review({ avatar: { review_status, review_note } }: { avatar: Avatar }) {
  const { t } = useTranslation();
  if (review_status === AVATAR_REVIEW.passed) return null;
  return (
    <div className="note" data-kind="warning">
      <strong>{t(`tools.ai-avatar-v2.reviews.${review_status}`)}</strong>
      {review_note !== "" && <p>{t("tools.ai-avatar-v2.note", { note: review_note })}</p>}
      {review_note === "" && review_status === AVATAR_REVIEW.pending && <p>{t("tools.ai-avatar-v2.reviewHint")}</p>}
    </div>
  );
}

/** How an offer to everyone stands; why it was not approved is not folded away. */
function Offered({ avatar: { offered, offer_note } }: { avatar: Avatar }) {
  const { t } = useTranslation();
  if (offered === null) return null;
  return (
    <div className="note" data-kind={offered === AVATAR_REVIEW.rejected ? "warning" : "info"}>
      <strong>{t(`tools.ai-avatar-v2.offer.states.${offered}`)}</strong>
      {offer_note !== "" && <p>{t("tools.ai-avatar-v2.note", { note: offer_note })}</p>}
    </div>
  );
}

/** The face; and how they move, where there is a film of it. */
function Portrait({ avatar }: { avatar: Avatar }) {
  const { t } = useTranslation();
  const { motion_url, image_url, name } = avatar;
  if (motion_url === "") return <AvatarPortrait avatar={avatar} />;
  return (
    <x-behave name="moving">
      <video
        className="portrait object-cover object-top"
        src={motion_url}
        poster={image_url}
        preload="none"
        controls
        muted
        loop
        playsInline
        aria-label={t("tools.ai-avatar-v2.moving", { name })}
      />
    </x-behave>
  );
}

/** One avatar: the face, what made it, its voice, and the way to a video. */
export function AvatarCard({ avatar, problems, lacks = null }: ComponentProps<typeof Manage> & { lacks?: Lack | null }) {
  const { t, lang } = useTranslation();
  const { id, name, type, gender, voices, source, user_scope, is_active } = avatar;
  const voice = voices[lang === "zh" ? "zh" : "en"];
  // Voices of providers have no sample here.
  const isBuiltIn = VOICES.some((one) => one.id === voice);
  const kind = type === AVATAR_TYPE.fourK ? AVATAR_TYPE.dynamic : type;
  return (
    <li className="grid content-start gap-3">
      <Portrait avatar={avatar} />
      <div className="grid">
        <h2 className="text-body font-semibold">{name}</h2>
        <p className="hint">
          {[
            source === AVATAR_SOURCE.community && t("tools.ai-avatar-v2.community"),
            source === AVATAR_SOURCE.realistic ? t("tools.ai-avatar-v2.realistic") : t(`tools.ai-avatar-v2.types.${kind}`),
            t(`settings.genders.${gender}`),
          ]
            .filter(Boolean)
            .join(DOT)}
        </p>
      </div>
      <Review avatar={avatar} />
      <Offered avatar={avatar} />
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
      {is_active === 0 && user_scope === AVATAR_SCOPE.subscribed && lacks !== null && (
        <a className="link inline-flex min-h-11 items-center justify-self-start" href={WAYS[lacks].href}>
          {t(`tools.ai-avatar-v2.premium.${lacks}`)}
        </a>
      )}
      {source === AVATAR_SOURCE.custom && <Manage avatar={avatar} problems={problems} />}
    </li>
  );
}
