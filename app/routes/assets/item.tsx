import type { Asset } from "../../../trpc/contract/asset.ts";
import { ASSET_TYPE, LIBRARY } from "../../../trpc/contract/rules/library.ts";
import { factsOf } from "../../../locales/index.ts";
import { type Address, assetsHref } from "../../assets/address.ts";
import { bytesText } from "../../assets/bytes.ts";
import { clockText } from "../../assets/thumbnail.tsx";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { DateTime } from "../../ui/date-time.tsx";
import { Analysis } from "./analysis.tsx";
import type { AssetsPage } from "./queries.ts";

/** Its copy is not there: what is to be seen of it, and why it does not play. */
function NotShown({ asset: { thumb_url, copy, asset_type } }: { asset: Asset }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-2">
      {asset_type === ASSET_TYPE.video && <img src={thumb_url} alt="" className="h-auto w-full object-contain" />}
      <p className="note" role="status">
        {t(copy === "failed" ? "assets.noCopy" : "assets.copyWaits")}
      </p>
    </div>
  );
}

function Shown({ asset }: { asset: Asset }) {
  const { t } = useTranslation();
  const { asset_type, play_url: url, thumb_url, file_name, width, height } = asset;
  if (!url) return <NotShown asset={asset} />;
  if (asset_type === ASSET_TYPE.audio)
    return (
      <div className="grid gap-2">
        <img src={thumb_url} alt={t("assets.facts.waveform")} className="h-24 w-full" />
        <audio src={url} controls preload="metadata" className="w-full" aria-label={file_name} />
      </div>
    );
  if (asset_type === ASSET_TYPE.video)
    return (
      <video src={url} poster={thumb_url} controls preload="none" className="max-h-[60vh] w-full bg-base-200" aria-label={file_name} />
    );
  return <img src={url} alt={file_name} width={width} height={height} className="h-auto max-h-[60vh] w-full object-contain" />;
}

function Facts({ asset }: { asset: Asset }) {
  const { t, lang } = useTranslation();
  const { width, height, duration, size, created_at, copy } = asset;
  return (
    <p className="flex flex-wrap gap-x-4 hint num">
      {width > 0 && <span>{t("assets.pixels", { width, height })}</span>}
      {duration > 0 && <span>{clockText(duration)}</span>}
      <span>{bytesText(size, factsOf(lang).tag)}</span>
      <DateTime at={created_at} />
      {copy === "ready" && <span>{t("assets.copyShown")}</span>}
    </p>
  );
}

function Change({ asset: { id, file_name, tags } }: { asset: Asset }) {
  const { t } = useTranslation();
  return (
    <form method="post" className="grid gap-3">
      <input type="hidden" name="id" value={id} />
      <label className="grid gap-1">
        <span className="label-text">{t("assets.name")}</span>
        <input className="input" name="name" defaultValue={file_name} maxLength={LIBRARY.fileName} required autoComplete="off" />
      </label>
      <label className="grid gap-1">
        <span className="label-text">{t("assets.tags")}</span>
        <input className="input" name="tags" defaultValue={tags.join(", ")} autoComplete="off" />
        <span className="hint">{t("assets.tagsHint")}</span>
      </label>
      <button className="btn btn-plain justify-self-start" name="intent" value="save">
        {t("assets.save")}
      </button>
    </form>
  );
}

interface ItemProps {
  item: NonNullable<AssetsPage["item"]>;
  address: Address;
  waits: boolean;
}

/** One file: what it is, what it is called, and what can be done with it. */
export function Item({ item: { asset, analysis }, address, waits }: ItemProps) {
  const { t } = useTranslation();
  const { id, url, file_name, favorite } = asset;
  return (
    <x-behave name="fresh" data-waits={waits ? "" : undefined}>
      <section className="grid gap-6 border-y hair py-6 lg:grid-cols-2" aria-label={file_name} id="item">
        <div className="grid content-start gap-2" data-fresh="">
          <Shown asset={asset} />
          <Facts asset={asset} />
        </div>
        <div className="grid content-start gap-6">
          <header className="flex items-start justify-between gap-4">
            <h2 className="break-words">{file_name}</h2>
            <a className="quietbtn" href={assetsHref(address)}>
              {t("assets.close")}
            </a>
          </header>
          <Change asset={asset} />
          <form method="post" className="flex flex-wrap gap-2">
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="value" value={favorite ? "no" : "yes"} />
            <a className="btn btn-plain" href={url} download={file_name}>
              {t("assets.download")}
            </a>
            <button className="btn btn-plain" name="intent" value="favorite">
              {t(favorite ? "assets.unfavorite" : "assets.favorite")}
            </button>
            <button className="btn btn-plain text-error" name="intent" value="remove">
              {t("assets.remove")}
            </button>
          </form>
          <Analysis id={id} analysis={analysis} />
        </div>
      </section>
    </x-behave>
  );
}
