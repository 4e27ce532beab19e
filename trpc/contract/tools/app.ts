import type { ArtifactKind } from "../artifact.ts";
import { APP_ID, type AppId, type AppName } from "../rules/tasks.ts";
import { TOOLS, type ToolManifest } from "./index.ts";
import type { Manifest, Work } from "./manifest.ts";

/** A tool that is built. */
export type BuiltManifest = Manifest<Work> & { work: Work };

const all: readonly Manifest[] = TOOLS;

export const isBuilt = (manifest: Manifest): manifest is BuiltManifest => manifest.work !== undefined;

/** The built tools, in the order of the menu. */
export const BUILT_TOOLS: readonly BuiltManifest[] = all.filter(isBuilt);

/** The app ids of a tool (spec §3); the first is what its new tasks carry. */
export const appIdsOf = ({ apps }: Pick<Manifest, "apps">): AppId[] => apps.map((name) => APP_ID[name]);

/** The app id that a tool's new tasks carry. */
export const appIdOf = ({ apps: [name] }: Pick<Manifest, "apps">): AppId => APP_ID[name];

const byApp = new Map<number, ToolManifest>(TOOLS.flatMap((one) => appIdsOf(one).map((id) => [id, one] as const)));

/** The tool of an app id; undefined where the specification names none. */
export const toolOfApp = (appId: number): Manifest | undefined => byApp.get(appId);

/** Whether a tool's file of this kind is made by a generator: `is_ai_generated`, as ads platforms call it. */
export const isAiGenerated = (appId: number, kind: ArtifactKind): boolean => toolOfApp(appId)?.work?.generates?.includes(kind) ?? false;

/** Apps that need their id in app_permission (spec §6): short-movie translate, product remix, video translation. */
export const PRO_APPS: readonly AppId[] = all.flatMap(({ pro = [] }) => pro.map((name: AppName) => APP_ID[name]));
