import type { ShownProduct } from "../../../trpc/contract/product.ts";
import { MAX_CLIP_CHARACTERS, MIN_CLIP_CHARACTERS } from "../../../trpc/contract/rules/script.ts";
import { type Clip, clipRole } from "../../../trpc/contract/script.ts";
import type { Problem } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Icon, type IconName } from "../../shell/icon.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { AdTerms } from "./ad-terms.tsx";
import { Claims } from "./claims.tsx";
import { CLIP_ACTS, isOffered } from "./edit.ts";

interface ClipRowProps {
  clip: Clip;
  index: number;
  /** Of the script's clips. */
  count: number;
  product: ShownProduct;
  problems: readonly Problem[];
}

const ICONS = { up: "up", down: "down", split: "split", add: "plus", remove: "close" } as const satisfies Record<string, IconName>;

/** What can be done to a clip: each button posts the form, and keeps what is typed in all of it. */
function Acts({ clip, index, count }: Pick<ClipRowProps, "clip" | "index" | "count">) {
  const { t } = useTranslation();
  return (
    <div className="acts flex">
      {CLIP_ACTS.map((act) => (
        <button
          key={act}
          className="iconbtn"
          name="intent"
          value={`clip:${act}:${clip.id}`}
          aria-label={t(`script.acts.${act}`, { clip: index + 1 })}
          title={t(`script.acts.${act}`, { clip: index + 1 })}
          disabled={!isOffered(act, index, count)}
        >
          <Icon name={ICONS[act]} size={18} />
        </button>
      ))}
    </div>
  );
}

function Role({ clip, index }: Pick<ClipRowProps, "clip" | "index">) {
  const { t } = useTranslation();
  return (
    <select
      className="select w-full max-lg:w-auto"
      name={`role.${clip.id}`}
      defaultValue={clip.role}
      aria-label={t("script.role", { clip: index + 1 })}
    >
      {clipRole.options.map((role) => (
        <option key={role} value={role}>
          {t(`script.roles.${role}`)}
        </option>
      ))}
    </select>
  );
}

/** One clip: what is said, what is shown, and what it rests on. */
export function ClipRow({ clip, index, count, product, problems }: ClipRowProps) {
  const { t } = useTranslation();
  return (
    <li id={`clip-${clip.id}`} className="grid scroll-mt-24 gap-x-8 gap-y-4 py-6 lg:grid-cols-[224px_minmax(0,1fr)_minmax(0,18rem)]">
      <div className="flex flex-wrap items-center justify-between gap-2 lg:grid lg:content-start lg:justify-stretch">
        <h2 className="num text-body">{t("script.clip", { clip: index + 1 })}</h2>
        <Role clip={clip} index={index} />
        <Acts clip={clip} index={index} count={count} />
        <input type="hidden" name="clip" value={clip.id} />
      </div>
      <div className="grid gap-4">
        <TextField
          name={`text.${clip.id}`}
          field={`clips.${index}.text`}
          label={t("script.text")}
          rows={2}
          value={clip.text}
          min={MIN_CLIP_CHARACTERS}
          max={MAX_CLIP_CHARACTERS}
          minText={t("script.minimum", { min: MIN_CLIP_CHARACTERS })}
          problems={problems}
        />
        <TextField
          name={`headline.${clip.id}`}
          field={`clips.${index}.headline`}
          label={t("script.headline")}
          value={clip.headline}
          max={80}
          problems={problems}
        />
      </div>
      <div className="grid content-start gap-3">
        <AdTerms text={`${clip.text} ${clip.headline}`} />
        <Claims claims={clip.claims} product={product} />
      </div>
    </li>
  );
}
