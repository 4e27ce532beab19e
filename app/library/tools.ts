import type { TFunction } from "i18next";
import type { ToolWords, WordedTool } from "../../locales/app-words.ts";
import { COSTS } from "../../trpc/contract/rules/credits.ts";
import { MEGABYTE } from "../../trpc/contract/rules/upload-rule.ts";
import { formatNames } from "../../trpc/contract/rules/upload-check.ts";
import { UPLOAD_RULES, type UploadPurpose } from "../../trpc/contract/rules/uploads.ts";
import { BUILT_TOOLS, type BuiltManifest } from "../../trpc/contract/tools/app.ts";
import type { ToolBox } from "../../trpc/contract/tools/manifest.ts";
import { rowOf } from "../route-table.ts";
import { rateText } from "./rate.ts";
import type { RouteRow } from "../route-table/row.ts";

/** Those whose words say what they make: pages of other kinds have words of their own, too. */
export type ToolSlug = { [Slug in WordedTool]: ToolWords[Slug] extends { makes: string } ? Slug : never }[WordedTool];

/** A tool as the tool box shows it: its words, its price (rules/credits) and its limits (rules/uploads). */
export interface ToolCard extends Pick<ToolBox, "sample"> {
  slug: ToolSlug;
  category: NonNullable<RouteRow["category"]>;
  name: string;
  makes: string;
  takes: string;
  cost: string;
  keywords: string;
}

const isPurpose = (name: string): name is UploadPurpose => Object.hasOwn(UPLOAD_RULES, name);
const isPriced = (name: string): name is keyof typeof COSTS => Object.hasOwn(COSTS, name);

/** The limits of an upload rule, in words; empty for what is none. A field may take one file of a rule for several. */
export function filesText(purpose: string | undefined, t: TFunction, takesOne = false): string {
  if (purpose === undefined || !isPurpose(purpose)) return "";
  const { maxBytes, count: all, minPixels } = UPLOAD_RULES[purpose];
  const count = takesOne ? { min: 1, max: 1 } : all;
  const many = count.max === 1 ? "one" : count.min === 0 ? "upTo" : "between";
  const files = t(`toolBox.count.${many}`, count);
  const limits = {
    formats: formatNames(purpose).join(t("toolBox.listMark")),
    megabytes: maxBytes.value / MEGABYTE,
    files,
    pixels: minPixels,
  };
  if (minPixels > 1) return t("toolBox.files", limits);
  return count.max > 1 ? t("toolBox.filesOfAnySize", limits) : t("toolBox.oneFile", limits);
}

/** A built tool has words of its own: a test holds the manifests against them. */
const slugOf = ({ slug }: BuiltManifest): ToolSlug => slug as ToolSlug;

function cardOf(tool: BuiltManifest, t: TFunction): ToolCard[] {
  const {
    pages: [page],
    box = {},
    chargedAs = tool.slug,
  } = tool;
  const { menuName, category } = rowOf(page.path) ?? {};
  const slug = slugOf(tool);
  if (!menuName || !category || !isPriced(chargedAs)) return [];
  const { uploads, values, ...shown } = box;
  return [
    {
      ...shown,
      slug,
      category,
      name: t(`shell.menuNames.${menuName}`),
      makes: t(`tools.${slug}.makes`),
      takes: t(`tools.${slug}.takes`, { files: filesText(uploads, t), ...values }),
      cost: rateText(chargedAs, t),
      keywords: t(`tools.${slug}.page.keywords`),
    },
  ];
}

/** Every tool that works, in the order of the menu. */
export const toolCards = (t: TFunction): ToolCard[] => BUILT_TOOLS.flatMap((tool) => cardOf(tool, t));

/** Those that have every word of the query somewhere in what is said of them. */
export function findTools(cards: readonly ToolCard[], query: string): ToolCard[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return cards.filter(({ slug, name, makes, takes, keywords }) => {
    const text = [slug, name, makes, takes, keywords].join(" ").toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
