import type { ShownProduct } from "../../../trpc/contract/product.ts";
import { MAX_CLIP_CHARACTERS, MIN_CLIP_CHARACTERS } from "../../../trpc/contract/rules/script.ts";
import type { Clip } from "../../../trpc/contract/script.ts";
import type { Problem } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { AdTerms } from "./ad-terms.tsx";
import { Claims } from "./claims.tsx";

interface ClipRowProps {
  clip: Clip;
  index: number;
  product: ShownProduct;
  problems: readonly Problem[];
}

/** One clip: what is said, what is shown, and what it rests on. */
export function ClipRow({ clip, index, product, problems }: ClipRowProps) {
  const { t } = useTranslation();
  return (
    <li className="grid gap-x-8 gap-y-4 py-6 lg:grid-cols-[112px_minmax(0,1fr)_minmax(0,18rem)]">
      <h2 className="flex items-baseline gap-2 text-body lg:block">
        <span className="num quiet">{index + 1}</span> <span>{t(`script.roles.${clip.role}`)}</span>
      </h2>
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
