import { z } from "zod";
import { catalogue } from "../../../trpc/contract/v1/catalogue.ts";
import { VOICES } from "../../../trpc/contract/rules/voices.ts";
import { appIdOf, BUILT_TOOLS, type BuiltManifest } from "../../../trpc/contract/tools/app.ts";
import { appPermission, opensApp } from "../../../trpc/contract/rules/access.ts";
import { isOn } from "../admin/switches.ts";
import { readDocument } from "../admin/documents.ts";
import { AppError } from "../app-error.ts";
import { voicesFor } from "../voices/offered.ts";
import { type App, type Call, implement } from "../http/implement.ts";

const isOpen = ({ user, variables }: Call, app_id: number): boolean => opensApp(app_id, appPermission(user, variables.PRO_APPS_FOR));

/** A tool as the caller may use it. */
async function lister(call: Call) {
  const settings = (await readDocument(call.db, "settings")).value.list;
  return (manifest: BuiltManifest) => {
    const app_id = appIdOf(manifest);
    const { stages, makes } = manifest.work;
    const available = call.tools.has(app_id) && isOn(settings, app_id) && isOpen(call, app_id);
    return { slug: manifest.slug, app_id, available, stages: [...stages], makes: [...makes] };
  };
}

/** Serves the `catalogue` calls. */
export function catalogueRoutes(app: App): void {
  implement(app, catalogue.tools, async (_input, call) => ({ list: BUILT_TOOLS.map(await lister(call)) }));
  implement(app, catalogue.tool, async ({ slug }, call) => {
    const manifest = BUILT_TOOLS.find((one) => one.slug === slug);
    if (!manifest) throw new AppError("system.notFound");
    const input_schema = z.toJSONSchema(manifest.work.input, { io: "input", unrepresentable: "any" });
    return { ...(await lister(call))(manifest), input_schema };
  });
  implement(app, catalogue.voices, async (_input, call) => {
    const cloud = await voicesFor(call, call.user.id);
    const builtIn = VOICES.map(({ id, name, language, gender }) => ({ id, name, provider: "built-in", language, gender }));
    const others = cloud.list.map(({ id, name, provider, language, gender }) => ({ id, name, provider, language, gender }));
    return { list: [...builtIn, ...others], unavailable: cloud.unavailable };
  });
}
