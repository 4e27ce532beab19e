import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { Asset } from "../../../trpc/contract/asset.ts";
import { assetReference } from "../../../trpc/contract/tools/file-input.ts";
import { Crumbs } from "../../assets/crumbs.tsx";
import { Find } from "../../assets/find.tsx";
import { AssetThumbnail } from "../../assets/thumbnail.tsx";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { type Choosing, readChoosing } from "./queries.ts";

export const loader = (args: LoaderFunctionArgs) => readChoosing(args);

interface EntryProps {
  asset: Asset;
  fits: boolean;
  many: boolean;
  first: boolean;
  href: string;
}

function Entry({ asset, fits, many, first, href }: EntryProps) {
  const { t } = useTranslation();
  const { id, file_name, is_folder } = asset;
  const look = <AssetThumbnail asset={asset} first={first} />;
  if (is_folder) {
    return (
      <li className="assetcard">
        <a href={href} className="grid gap-2">
          {look}
          <span className="line-clamp-2 break-words">{file_name}</span>
        </a>
      </li>
    );
  }
  return (
    <li>
      <label className="assetcard">
        {look}
        <input
          type={many ? "checkbox" : "radio"}
          className={many ? "checkbox" : "radio"}
          name="chosen"
          value={assetReference(id)}
          disabled={!fits}
          aria-label={t("assets.choose", { name: file_name })}
        />
        <span className={fits ? "line-clamp-2 break-words" : "line-clamp-2 break-words quiet"}>{file_name}</span>
      </label>
    </li>
  );
}

/** The media selection dialog without scripts: the same choice as a page of check boxes (spec §2). */
export default function ChooseAssets() {
  const { t } = useTranslation();
  const choosing = useLoaderData<typeof loader>() as Choosing;
  const { address, to, kept, field, purpose, max, list, next, also, path, categories } = choosing;
  const back = `${to}${kept.length > 0 ? `?${new URLSearchParams(kept)}` : ""}`;
  const asking: [string, string][] = [
    ["to", back],
    ["field", field],
    ["purpose", purpose],
    ["most", String(max)],
  ];
  const href = (change: Record<string, string>) => {
    const { folder, category, query, sort } = address;
    const all = { folder, category, q: query, sort, ...change };
    return `/choose-media?${new URLSearchParams([...asking, ...Object.entries(all).filter(([, value]) => value !== "")])}`;
  };
  return (
    <div className="grid gap-6">
      <header className="grid gap-2">
        <h1 className="calm">{t("picker.title")}</h1>
        <p className="quiet">{t("picker.limit", { count: max })}</p>
      </header>
      <Find address={address} categories={categories} kept={asking} also={also} />
      <Crumbs path={path} hrefOf={(folder) => href({ folder, category: "", q: "" })} />
      <form method="get" action={to} className="grid gap-6">
        {kept.map(([name, value]) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="field" value={field} />
        {list.length === 0 && <p>{t("picker.empty")}</p>}
        <ul className="assetgrid">
          {list.map(({ asset, fits }, at) => (
            <Entry
              key={asset.id}
              asset={asset}
              fits={fits}
              many={max > 1}
              first={at < 8}
              href={href({ folder: asset.id, category: "", q: "" })}
            />
          ))}
        </ul>
        {next && (
          <a className="link" href={href({ after: next })}>
            {t("assets.older")}
          </a>
        )}
        <div className="actionbar">
          <button className="btn btn-primary">{t("picker.use")}</button>
          <a className="link" href={back}>
            {t("picker.back")}
          </a>
        </div>
      </form>
    </div>
  );
}
