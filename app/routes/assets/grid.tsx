import type { Asset } from "../../../trpc/contract/asset.ts";
import { type Address, assetsHref, REMOVED } from "../../assets/address.ts";
import { AssetThumbnail } from "../../assets/thumbnail.tsx";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Icon } from "../../shell/icon.tsx";

/** Pictures that are in sight from the start. */
const FIRST = 8;
export const BULK = "bulk";

function Entry({ asset, address, first }: { asset: Asset; address: Address; first: boolean }) {
  const { t } = useTranslation();
  const { id, file_name, is_folder, favorite } = asset;
  const href = is_folder ? assetsHref(address, { folder: id, category: undefined, q: undefined }) : assetsHref(address, { item: id });
  const isRemoved = address.category === REMOVED;
  const look = <AssetThumbnail asset={asset} first={first} />;
  return (
    <li className="assetcard">
      {isRemoved ? (
        look
      ) : (
        <a href={href} tabIndex={-1} aria-hidden="true">
          {look}
        </a>
      )}
      <input type="checkbox" className="checkbox" form={BULK} name="id" value={id} aria-label={t("assets.choose", { name: file_name })} />
      <span className="flex min-w-0 items-start gap-1">
        {isRemoved ? (
          <span className="line-clamp-2 break-words">{file_name}</span>
        ) : (
          <a href={href} className="line-clamp-2 break-words hover:underline">
            {file_name}
          </a>
        )}
        {favorite && (
          <span title={t("assets.isFavorite")}>
            <Icon name="starSolid" size={16} />
          </span>
        )}
      </span>
    </li>
  );
}

/** Folders and files, with a check box each for what is done with several; with scripts it goes on as one scrolls. */
export function Grid({ list, address, next }: { list: readonly Asset[]; address: Address; next: string | null }) {
  return (
    <x-behave name="library" data-next={next ? assetsHref(address, { after: next }) : undefined}>
      <ul className="assetgrid">
        {list.map((asset, at) => (
          <Entry key={asset.id} asset={asset} address={address} first={at < FIRST} />
        ))}
      </ul>
    </x-behave>
  );
}
