import { mimeTypesFor } from "../../../trpc/contract/rules/upload-check.ts";
import { MEGABYTE } from "../../../trpc/contract/rules/upload-rule.ts";
import { UPLOAD_RULES } from "../../../trpc/contract/rules/uploads.ts";
import type { Cutout } from "../../../trpc/contract/preview.ts";
import type { ShownProduct } from "../../../trpc/contract/product.ts";
import { REFUSED } from "./add-media.ts";
import { CUT_OUT, sayCutout } from "./cutouts.ts";
import { BEFORE, type ProductValues } from "./values.ts";
import type { Problem } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import MediaOrder from "../../islands/media-order/island.tsx";
import { Island } from "../../islands/runtime/island.tsx";
import { Section } from "../../ui/section.tsx";
import { problemFor } from "../../ui/problems.tsx";

const RULE = UPLOAD_RULES["link-to-video"];
const FILMS = UPLOAD_RULES["link-to-video-film"];
const TYPES = mimeTypesFor("link-to-video").join(",");
/** What one posted form may hold (workers/web), less a little for the rest of it. */
const AT_ONCE = 95;

interface MediaFieldProps {
  media: ShownProduct["media"];
  /** Ids wanted, in order. */
  order: readonly string[];
  uses: ProductValues["uses"];
  before: ProductValues["before"];
  cutouts: readonly Cutout[];
  problems: readonly Problem[];
}

function Upload({ problems }: { problems: readonly Problem[] }) {
  const { t } = useTranslation();
  const wrong = problemFor(problems, "files");
  return (
    <x-behave name="upload">
      <div
        className="drop"
        data-purpose="link-to-video"
        data-uploading={t("details.uploading", { name: "{{name}}" })}
        data-uploaded={t("details.uploaded", { name: "{{name}}" })}
        data-refused={REFUSED}
        data-failed={t("details.uploadFailed")}
      >
        <label className="label-text" htmlFor="files">
          {t("details.upload")}
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            className="file-input min-w-0 basis-64 grow"
            id="files"
            type="file"
            name="files"
            multiple
            accept={TYPES}
            aria-describedby="files-hint"
            aria-invalid={wrong ? true : undefined}
          />
          <button className="btn btn-plain" name="intent" value="upload" formNoValidate>
            {t("details.uploadButton")}
          </button>
        </div>
        <p className="hint" id="files-hint">
          {t("details.uploadHint", {
            max: RULE.maxBytes.value / MEGABYTE,
            filmMax: FILMS.maxBytes.value / MEGABYTE,
            minutes: (FILMS.maxSeconds?.value ?? 0) / 60,
            count: RULE.count.max,
          })}
        </p>
        <noscript>
          <p className="hint">{t("details.uploadAtOnce", { max: AT_ONCE })}</p>
        </noscript>
        {wrong && <p className="wrong">{wrong}</p>}
        <ul className="grid gap-2" data-list="" aria-live="polite" />
      </div>
    </x-behave>
  );
}

/** The pictures and films: an island that drags, over buttons that post; and below, a way to add more. */
export function MediaField({ media, order, uses, before, cutouts, problems }: MediaFieldProps) {
  const { t } = useTranslation();
  const wrong = problemFor(problems, "media");
  const shown = cutouts.filter(({ media_id, state }) => state !== "waiting" && order.includes(media_id));
  const cutoutFor = (id: string) => {
    const found = shown.find(({ media_id }) => media_id === id);
    return found ? { url: found.url, text: sayCutout(found, t) } : null;
  };
  const items = order
    .flatMap((id) => media.filter((one) => one.id === id))
    .map(({ id, url, poster, type, width, height, duration, use }) => ({
      id,
      url: type === "video" ? poster : url,
      width,
      height,
      use: before.includes(id) ? BEFORE : (uses[id] ?? use),
      cutout: cutoutFor(id),
      seconds: type === "video" ? Math.max(1, Math.round(duration)) : null,
    }));
  return (
    <Section title={t("details.media")} hint={t("details.mediaHint")}>
      <Island name="media-order" component={MediaOrder} props={{ items }} namespaces={["mediaOrder"]} />
      {cutouts.some(({ state, media_id }) => state === "waiting" && order.includes(media_id)) && (
        <p>
          <button className="btn btn-plain" name="intent" value={CUT_OUT} formNoValidate data-busy={t("details.cuttingOut")}>
            {t("details.showCutouts")}
          </button>
        </p>
      )}
      {wrong && <p className="wrong">{wrong}</p>}
      <Upload problems={problems} />
    </Section>
  );
}
