import { MEGABYTE } from "../../../trpc/contract/rules/upload-rule.ts";
import { UPLOAD_RULES } from "../../../trpc/contract/rules/uploads.ts";
import type { Cutout } from "../../../trpc/contract/preview.ts";
import type { ShownProduct } from "../../../trpc/contract/product.ts";
import { REFUSED } from "./add-media.ts";
import { CUT_OUT, sayCutout } from "./cutouts.ts";
import { Sent, type SentMedia } from "./sent.tsx";
import { BEFORE, type ProductValues } from "./values.ts";
import type { Problem } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import MediaOrder from "../../islands/media-order/island.tsx";
import { Island } from "../../islands/runtime/island.tsx";
import { Section } from "../../ui/section.tsx";
import { problemFor } from "../../ui/problems.tsx";
import { UploadZone } from "../../ui/upload-zone.tsx";

const RULE = UPLOAD_RULES["link-to-video"];
const FILMS = UPLOAD_RULES["link-to-video-film"];
/** What one posted form may hold (workers/web), less a little for the rest of it. */
const AT_ONCE = 95;

interface MediaFieldProps {
  media: ShownProduct["media"];
  /** Ids wanted, in order. */
  order: readonly string[];
  uses: ProductValues["uses"];
  before: ProductValues["before"];
  cutouts: readonly Cutout[];
  sent?: SentMedia | null | undefined;
  problems: readonly Problem[];
  /** A page was read, and gave no picture. */
  noneLoaded?: boolean | undefined;
}

function Upload({ problems }: { problems: readonly Problem[] }) {
  const { t } = useTranslation();
  const { maxBytes, maxSeconds } = FILMS;
  const limits = {
    max: RULE.maxBytes.value / MEGABYTE,
    filmMax: maxBytes.value / MEGABYTE,
    minutes: (maxSeconds?.value ?? 0) / 60,
    count: RULE.count.max,
  };
  return (
    <x-behave name="upload">
      <UploadZone
        id="files"
        purpose="link-to-video"
        label={t("details.upload")}
        name="files"
        many
        hint={
          <>
            <p className="hint">{t("details.uploadHint", limits)}</p>
            <noscript>
              <p className="hint">{t("details.uploadAtOnce", { max: AT_ONCE })}</p>
            </noscript>
          </>
        }
        wrong={problemFor(problems, "files")}
        data={{ "data-refused": REFUSED }}
      />
    </x-behave>
  );
}

/** The pictures and films: an island that drags, over buttons that post; and below, a way to add more. */
export function MediaField({ media, order, uses, before, cutouts, sent, problems, noneLoaded = false }: MediaFieldProps) {
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
    <div data-upload="files">
      <Section title={t("details.media")} hint={t("details.mediaHint")}>
        {noneLoaded && (
          <p className="note" data-kind="warning">
            {t("details.noneLoaded")}
          </p>
        )}
        {sent ? <Sent media={sent} /> : <Island name="media-order" component={MediaOrder} props={{ items }} namespaces={["mediaOrder"]} />}
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
    </div>
  );
}
