import type { TemplateName } from "../../../timeline/brief.ts";
import type { Product } from "../product.ts";

/** Needs a picture of how it was before: nothing is made out to be one (issue D). */
export const needsBefore = (name: TemplateName): boolean => name === "before-after";

/** Of the templates on offer those that this product has pictures for. */
export const templatesFor = (offered: readonly TemplateName[], { media }: Pick<Product, "media">): TemplateName[] =>
  offered.filter((name) => !needsBefore(name) || (media.length > 1 && media.some(({ before, type }) => before && type === "image")));
