import type { TFunction } from "i18next";
import { type CostRule, COSTS } from "../../trpc/contract/rules/credits.ts";
import { PRODUCT_LIMITS } from "../../trpc/contract/rules/product.ts";
import { MEGABYTE, UPLOAD_RULES, type UploadTool } from "../../trpc/contract/rules/uploads.ts";
import type { TemplateName } from "../../timeline/brief.ts";
import type { Messages } from "../i18n/en/index.ts";
import { MENU } from "../route-table.ts";
import type { RouteRow } from "../route-table/row.ts";

export type ToolSlug = keyof Messages["tools"]["items"];

interface Sample {
  /** Whose upload rule it takes its files by. */
  uploads: UploadTool;
  /** A film that shows what comes out. */
  film: TemplateName;
}

/** What the tool box shows of each tool beside its words, its price (rules/credits) and its limits (rules/uploads). */
const SHOWN: Record<ToolSlug, Sample> = {
  "link-to-video": { uploads: "link-to-video", film: "kinetic" },
  "ai-video-ads": { uploads: "link-to-video", film: "studio" },
};

export interface ToolCard extends Sample {
  slug: ToolSlug;
  menuName: NonNullable<RouteRow["menuName"]>;
  category: NonNullable<RouteRow["category"]>;
  name: string;
  makes: string;
  takes: string;
  cost: string;
  keywords: string;
}

const isTool = (path: string): path is ToolSlug => Object.hasOwn(SHOWN, path);

function costText({ unit, step, credits }: CostRule, t: TFunction): string {
  return credits === 0 ? t("tools.free") : t(`tools.cost.${unit}`, { credits, step });
}

function filesText(tool: UploadTool, t: TFunction): string {
  const { formats, maxBytes, count, minPixels } = UPLOAD_RULES[tool];
  return t("tools.files", {
    formats: formats.join(", ").toUpperCase(),
    megabytes: maxBytes.value / MEGABYTE,
    min: count.min,
    max: count.max,
    pixels: minPixels,
  });
}

function cardOf({ path, menuName, category, tdk }: RouteRow, t: TFunction): ToolCard[] {
  if (!isTool(path) || !menuName || !category) return [];
  const { uploads, film } = SHOWN[path];
  const files = filesText(uploads, t);
  return [
    {
      slug: path,
      menuName,
      category,
      uploads,
      film,
      name: t(`shell.menuNames.${menuName}`),
      makes: t(`tools.items.${path}.makes`),
      takes:
        path === "ai-video-ads"
          ? t(`tools.items.${path}.takes`, { files, ...PRODUCT_LIMITS[path] })
          : t(`tools.items.${path}.takes`, { files }),
      cost: costText(COSTS[path], t),
      keywords: t(`pages.${tdk ?? "default"}.keywords`),
    },
  ];
}

/** Every tool that works, in the order of the menu. */
export const toolCards = (t: TFunction): ToolCard[] => MENU.flatMap((row) => cardOf(row, t));

/** Those that have every word of the query somewhere in what is said of them. */
export function findTools(cards: readonly ToolCard[], query: string): ToolCard[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return cards.filter(({ slug, name, makes, takes, keywords }) => {
    const text = [slug, name, makes, takes, keywords].join(" ").toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
