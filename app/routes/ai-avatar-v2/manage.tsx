import type { Avatar } from "../../../trpc/contract/avatar.ts";
import { AVATAR_NAME, AVATAR_REVIEW } from "../../../trpc/contract/rules/avatars.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import type { Problem } from "../../http/problem.ts";
import { ConsentTick } from "../../tool/consent-tick.tsx";
import { problemFor } from "../../ui/problems.tsx";
import { offerTick } from "./offer-tick.ts";

interface ManageProps {
  avatar: Avatar;
  problems: readonly Problem[];
}

/** Offering it to all with the person's consent to that, or taking it back; what was not approved may be offered again. */
function Offer({ avatar: { id, offered }, problems }: ManageProps) {
  const { t } = useTranslation();
  const isOffered = offered !== null && offered !== AVATAR_REVIEW.rejected;
  return (
    <form method="post" className="grid gap-2">
      <input type="hidden" name="id" value={id} />
      {isOffered ? (
        <button className="btn btn-plain justify-self-start" name="intent" value="withdraw">
          {t("tools.ai-avatar-v2.offer.withdraw")}
        </button>
      ) : (
        <>
          <p className="hint">{t("tools.ai-avatar-v2.offer.hint")}</p>
          <ConsentTick id={offerTick(id)} name="agreed" text={t("tools.ai-avatar-v2.offer.agreed")} ticked={false} problems={problems} />
          <button className="btn btn-plain justify-self-start" name="intent" value="offer">
            {t("tools.ai-avatar-v2.offer.go")}
          </button>
        </>
      )}
    </form>
  );
}

/** Renaming, offering and deleting one's own: folded away until they are wanted, or something is wrong there. */
export function Manage({ avatar, problems }: ManageProps) {
  const { t } = useTranslation();
  const { id, name } = avatar;
  return (
    <details open={problemFor(problems, offerTick(id)) !== undefined}>
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
        {avatar.review_status === AVATAR_REVIEW.passed && <Offer avatar={avatar} problems={problems} />}
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
