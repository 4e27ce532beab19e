import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { factsOf } from "../../../locales/index.ts";
import { assetsHref, REMOVED } from "../../assets/address.ts";
import { bytesText } from "../../assets/bytes.ts";
import { Crumbs } from "../../assets/crumbs.tsx";
import { Find } from "../../assets/find.tsx";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Problems } from "../../ui/problems.tsx";
import { assetsAction } from "./actions.ts";
import { Bulk } from "./bulk.tsx";
import { FolderForms } from "./folder-forms.tsx";
import { Grid } from "./grid.tsx";
import { Item } from "./item.tsx";
import { type AssetsPage, readAssets, shown } from "./queries.ts";
import { Undo } from "./undo.tsx";
import { Upload } from "./upload.tsx";

export const loader = async (args: LoaderFunctionArgs) => shown(await readAssets(args));
export { toolHeaders as headers } from "../../tool/queries.ts";
export const action = assetsAction;

function Space({ space }: Pick<AssetsPage, "space">) {
  const { t, lang } = useTranslation();
  if (!space) return null;
  const text = (bytes: number) => bytesText(bytes, factsOf(lang).tag);
  return (
    <p className="grid gap-1">
      <progress className="progress w-full max-w-56" value={space.used} max={space.total} aria-label={t("assets.title")} />
      <span className="hint num">{t("assets.space", { used: text(space.used), total: text(space.total) })}</span>
    </p>
  );
}

function Empty({ page: { address } }: { page: AssetsPage }) {
  const { t } = useTranslation();
  if (address.query) return <p role="status">{t("assets.noneFor", { query: address.query })}</p>;
  if (address.category === REMOVED) return <p>{t("assets.emptyRemoved")}</p>;
  return <p>{t(address.folder ? "assets.emptyFolder" : "assets.empty")}</p>;
}

/** The library (spec §2 assets): complete without scripts. */
export default function Assets() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loader>() as AssetsPage;
  const failed = useActionData<typeof action>();
  const { address, list, next, folders, path, categories, space, item } = page;
  const isRemoved = address.category === REMOVED;
  return (
    <div className="grid gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <h1 className="calm">{t(isRemoved ? "assets.removedLink" : "assets.title")}</h1>
          <p className="quiet">{t("assets.lead")}</p>
        </div>
        <Space space={space} />
      </header>
      {failed && failed.added > 0 && <p role="status">{t("assets.uploaded", { count: failed.added })}</p>}
      <Problems list={failed?.problems ?? []} />
      <Undo address={address} />
      {item && <Item item={item} address={address} waits={page.waits} />}
      {!isRemoved && <Upload folder={address.folder} hasLibrary={space !== null} />}
      {!isRemoved && <Find address={address} categories={categories} also={page.also} />}
      <div className="flex flex-wrap items-center justify-between gap-4">
        {!isRemoved && <Crumbs path={path} hrefOf={(folder) => assetsHref({ ...address, category: "", query: "" }, { folder })} />}
        {isRemoved ? (
          <a className="link" href="/assets">
            {t("assets.root")}
          </a>
        ) : (
          <div className="flex flex-wrap items-center gap-4">
            <FolderForms open={path.at(-1)} />
            <a className="link" href={`/assets?category=${REMOVED}`}>
              {t("assets.removedLink")}
            </a>
          </div>
        )}
      </div>
      {list.length > 0 ? (
        <section className="grid" aria-label={t("assets.title")}>
          <Grid list={list} address={address} next={next} />
          <Bulk address={address} folders={folders} />
        </section>
      ) : (
        <Empty page={page} />
      )}
      <nav className="flex flex-wrap gap-6" aria-label={t("assets.title")}>
        {address.after && (
          <a className="link" href={assetsHref(address)}>
            {t("assets.first")}
          </a>
        )}
        {next && (
          <a className="link" href={assetsHref(address, { after: next })} data-older="">
            {t("assets.older")}
          </a>
        )}
      </nav>
    </div>
  );
}
