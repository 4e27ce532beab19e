import { AppError } from "../app-error.ts";
import { linkToVideo } from "./link-to-video/tool.ts";
import type { Tool } from "./tool.ts";

const TOOLS: readonly Tool[] = [linkToVideo];

/** The tool of an app id (spec §3 Task / app type). */
export function toolOf(appId: number): Tool {
  const tool = TOOLS.find(({ appIds }) => appIds.includes(appId));
  if (!tool) throw new AppError("system.notFound", { detail: `no tool ${appId}` });
  return tool;
}

/** Whether there is one. */
export const hasTool = (appId: number): boolean => TOOLS.some(({ appIds }) => appIds.includes(appId));
