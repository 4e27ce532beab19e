import type { Cutout } from "../../../trpc/contract/preview.ts";
import type { ShownProduct } from "../../../trpc/contract/product.ts";
import type { ProductFlow } from "../../../trpc/contract/rules/product.ts";
import type { Problem } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { EnterButton } from "../../ui/enter-button.tsx";
import { Follows } from "../../ui/follows.tsx";
import { Problems } from "../../ui/problems.tsx";
import { Fields } from "./fields.tsx";
import { MediaField } from "./media-field.tsx";
import type { SentMedia } from "./sent.tsx";
import type { ProductValues } from "./values.ts";

interface ProductFormProps {
  flow: ProductFlow;
  values: ProductValues;
  problems: readonly Problem[];
  media: ShownProduct["media"];
  cutouts: readonly Cutout[];
  /** What a task has made for it, until there is a draft that has it. */
  sent?: SentMedia | null | undefined;
  /** Made by an earlier post of a page that has none in its address. */
  draftId?: string;
  /** The page was read, and gave no picture. */
  noneLoaded?: boolean | undefined;
  /** Of the draft, that these values stand on; none before there is a draft. */
  revision?: number | undefined;
}

/** What the ad may say and show. Every button posts the whole form, so nothing typed is lost. */
export function ProductForm({ flow, values, problems, media, cutouts, sent, draftId, revision, noneLoaded }: ProductFormProps) {
  const { t } = useTranslation();
  return (
    <x-behave name="busy">
      <form method="post" encType="multipart/form-data" className="grid">
        <EnterButton name="intent" value="continue" />
        <div hidden data-follows="draft">
          {draftId && <input type="hidden" name="draft" value={draftId} />}
          {revision !== undefined && <input type="hidden" name="revision" value={revision} />}
        </div>
        <Follows of="problems">
          <Problems list={problems} />
        </Follows>
        <MediaField
          media={media}
          order={values.media}
          uses={values.uses}
          before={values.before}
          cutouts={cutouts}
          sent={sent}
          problems={problems}
          noneLoaded={noneLoaded}
        />
        <Fields flow={flow} values={values} problems={problems} />
        <div className="actionbar">
          <button className="btn btn-primary" name="intent" value="continue" data-busy={t("details.saving")}>
            {t("details.next")}
          </button>
        </div>
      </form>
    </x-behave>
  );
}
