import type { Product } from "../../../../trpc/contract/product.ts";
import { termValue } from "../../../../trpc/contract/rules/said.ts";
import type { AdBrief } from "../../../../timeline/brief.ts";
import { AppError } from "../../app-error.ts";
import type { Maker } from "../tool.ts";
import { type Footage, prepareFilms } from "./films.ts";
import { prepareAll, preparePictures } from "./pictures.ts";

/**
 * What the ad can show: pictures and films side by side. A product with films alone gets its pictures from their best
 * frames; one with neither is an error, the film's own where there was one. `scale` is that of the files, as media jobs
 * have it: what is said of them is the same at every one.
 */
export async function prepareShown(
  run: Maker,
  product: Product,
  scale: number,
): Promise<{ pictures: AdBrief["pictures"]; films: Footage[] }> {
  const pictured = product.media.some(({ key, type }) => key && type === "image");
  const [{ films, failure }, pictures] = await Promise.all([
    prepareFilms(run, product, scale),
    pictured ? preparePictures(run, product, scale).catch((error: unknown) => ({ error })) : null,
  ]);
  if (Array.isArray(pictures)) return { pictures, films };
  if (films.length > 0)
    return {
      films,
      pictures: await prepareAll(
        run,
        films.map(({ film, still }) => ({ id: `still-${film.id}`, key: still, use: "auto" as const })),
        scale,
      ),
    };
  throw failure ?? pictures?.error ?? new AppError("file.missing", { params: { what: termValue("someMedia") } });
}
