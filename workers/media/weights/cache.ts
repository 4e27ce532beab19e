import { homedir } from "node:os";
import { join } from "node:path";

/** Where assembled weights and the memory of checked hashes live: $REELWRIGHT_CACHE or ~/.cache/reelwright. */
export function cacheFolder(): string {
  const told = process.env["REELWRIGHT_CACHE"];
  return told !== undefined && told !== "" ? told : join(homedir(), ".cache", "reelwright");
}
