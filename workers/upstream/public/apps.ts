import { apps } from "../../../trpc/contract/settings-of-app.ts";
import { appRows } from "../../../trpc/contract/rules/apps.ts";
import { COSTS } from "../../../trpc/contract/rules/credits.ts";
import { AppError } from "../app-error.ts";
import { readDocument } from "../admin/documents.ts";
import { isOn } from "../admin/switches.ts";
import { registry } from "../models/registry.ts";
import { type App, implement } from "../http/implement.ts";
import type { ToolTable } from "../tools/table.ts";

type Row = ReturnType<typeof appRows>[number];

type Installed = Parameters<typeof registry>[0] & { tools: ToolTable };

/** Whether each app works on this installation: it is built and switched on, and the model that it stands on can be used. */
async function whatWorks(installed: Installed): Promise<(appId: number) => boolean> {
  const { db, tools } = installed;
  const [{ value: settings }, models] = await Promise.all([readDocument(db, "settings"), registry(installed)]);
  const isUsable = (id: string): boolean => models.some((one) => one.id === id && one.state === "available");
  return (appId) => {
    if (!tools.has(appId) || !isOn(settings.list, appId)) return false;
    const { standsOn } = tools.of(appId).manifest.work;
    return standsOn === undefined || isUsable(standsOn);
  };
}

const listed = ({ app_id, name, path }: Row, works: (appId: number) => boolean) => ({ app_id, name, path, available: works(app_id) });

/** Serves the `apps` calls: what there is comes from the tools' table, what is on from the admin's settings. */
export function appRoutes(app: App): void {
  implement(app, apps.setting, async (_input, { db }) => (await readDocument(db, "settings")).value);
  implement(app, apps.list, async (_input, installed) => {
    const works = await whatWorks(installed);
    return { list: appRows().map((row) => listed(row, works)) };
  });
  implement(app, apps.detail, async ({ app_id }, installed) => {
    const row = appRows().find((one) => one.app_id === app_id);
    if (!row) throw new AppError("system.notFound", { detail: `no app ${app_id}` });
    const rule = row.cost && COSTS[row.cost];
    const cost = row.cost && rule ? { tool: row.cost, unit: rule.unit, step: rule.step, credits: rule.credits } : null;
    return { ...listed(row, await whatWorks(installed)), cost };
  });
}
