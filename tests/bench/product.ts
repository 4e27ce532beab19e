import type { Product } from "../../scripts/run/product.ts";
import { startThrowaway } from "../setup/throwaway.ts";

let running: Promise<Product> | undefined;

/** The product on databases of its own, started once a run; each guest's pictures are looked at anew. */
export const benchOrigin = async (): Promise<string> =>
  (await (running ??= startThrowaway({ media: { MEDIA_REMEMBER_MINUTES: "0" } }))).origin;

/** Stops the product if a figure has started it. */
export async function closeBench(): Promise<void> {
  await (await running)?.stop();
}
