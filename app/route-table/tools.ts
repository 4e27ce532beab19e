import { appIdOf } from "../../trpc/contract/tools/app.ts";
import { TOOLS, type ToolManifest } from "../../trpc/contract/tools/index.ts";
import type { RouteRow } from "./row.ts";

/** The pages of one tool, from its manifest. Those of a tool that is built lie in the folder of their path. */
function rowsOf(manifest: ToolManifest): RouteRow[] {
  const id = appIdOf(manifest);
  const featureName = "feature" in manifest ? manifest.feature : undefined;
  const pro = "pro" in manifest ? ({ pro: true } as const) : {};
  const built = "work" in manifest;
  return manifest.pages.map((page) => {
    const { built: there = built, ...row } = { built: undefined, ...page };
    return { ...row, ...pro, id, featureName, ...(there ? { folder: page.path } : {}) };
  });
}

/** Every page of every tool, in the order of the tools. */
export const TOOL_PAGES: readonly RouteRow[] = TOOLS.flatMap(rowsOf);
