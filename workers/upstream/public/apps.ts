import { apps, type AppSettings } from "../../../trpc/contract/settings-of-app.ts";
import { appRows } from "../../../trpc/contract/rules/apps.ts";
import { COSTS } from "../../../trpc/contract/rules/credits.ts";
import { AppError } from "../app-error.ts";
import { readDocument } from "../admin/documents.ts";
import { isOn } from "../admin/switches.ts";
import { type App, implement } from "../http/implement.ts";
import type { ToolTable } from "../tools/table.ts";

type Row = ReturnType<typeof appRows>[number];

const listed = (tools: ToolTable, { app_id, name, path }: Row, settings: AppSettings) => ({
  app_id,
  name,
  path,
  available: tools.has(app_id) && isOn(settings, app_id),
});

/** Serves the `apps` calls: what there is comes from the tools' table, what is on from the admin's settings. */
export function appRoutes(app: App): void {
  implement(app, apps.setting, async (_input, { db }) => (await readDocument(db, "settings")).value);
  implement(app, apps.list, async (_input, { db, tools }) => {
    const { list } = (await readDocument(db, "settings")).value;
    return { list: appRows().map((row) => listed(tools, row, list)) };
  });
  implement(app, apps.detail, async ({ app_id }, { db, tools }) => {
    const row = appRows().find((one) => one.app_id === app_id);
    if (!row) throw new AppError("system.notFound", { detail: `no app ${app_id}` });
    const { list } = (await readDocument(db, "settings")).value;
    const rule = row.cost && COSTS[row.cost];
    const cost = row.cost && rule ? { tool: row.cost, unit: rule.unit, step: rule.step, credits: rule.credits } : null;
    return { ...listed(tools, row, list), cost };
  });
}
