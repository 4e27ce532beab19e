import type { Dictionaries } from "../../../trpc/contract/dictionary.ts";
import { AVATARS } from "../../../trpc/contract/rules/avatars.ts";
import type { Product } from "../../../trpc/contract/product.ts";
import { templatesFor } from "../../../trpc/contract/rules/offered-templates.ts";
import type { VideoSettings } from "../../../trpc/contract/settings.ts";

const withOne = <T>(list: readonly T[], one: T): T[] => (list.includes(one) ? [...list] : [...list, one]);

/** What is offered, and what this draft has already: a choice that was withdrawn since stays with those who made it. */
export const choicesFor = (
  offered: Dictionaries,
  { template, music, avatar }: VideoSettings,
  product: Pick<Product, "media">,
): Pick<Dictionaries, "templates" | "music" | "avatars" | "voices"> => ({
  templates: templatesFor(withOne(offered.templates, template), product),
  music: withOne(offered.music, music),
  avatars: withOne(offered.avatars, AVATARS.find((one) => one === avatar) ?? "none"),
  voices: offered.voices,
});
