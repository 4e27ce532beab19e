import curl from "./examples/ad.sh?raw";
import python from "./examples/ad.py?raw";
// oxlint-disable-next-line import/default -- the text of the file, not its module
import typescript from "./examples/ad.ts?raw";
import mcp from "./examples/mcp.json?raw";
// oxlint-disable-next-line import/default -- likewise
import webhook from "./examples/webhook.ts?raw";

/** From a link to an ad, in each language; a test runs these very files (tests/product/api.test.ts). */
export const AD_EXAMPLES = [
  { id: "curl", name: "curl", file: "ad.sh", code: curl },
  { id: "typescript", name: "TypeScript", file: "ad.ts", code: typescript },
  { id: "python", name: "Python", file: "ad.py", code: python },
] as const;

export const MCP_EXAMPLE = mcp;
export const WEBHOOK_EXAMPLE = webhook;
