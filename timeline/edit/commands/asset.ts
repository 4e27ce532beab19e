import { asset } from "../../document.ts";
import { command, id } from "../command.ts";

/** A file for elements that are there: `update` gives it to them. */
export const setAsset = command("asset", { asset: asset.extend({ id }) }, (bench, { asset: { id: name, ...file } }) => {
  bench.addAsset(name, file);
});
