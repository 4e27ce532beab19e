import { z } from "zod";
import { TEMPLATES } from "../../timeline/brief.ts";
import { get, post } from "./endpoint.ts";
import { COST_NAMES } from "./rules/credits.ts";
import { localizedText } from "./localized-text.ts";

const appId = z.number().int().min(0).max(9999);

/** One entry of the app setting (spec §3), keyed by app_id. */
const appSetting = z.object({
  app_id: appId,
  /** Off: nothing new of this app can be started; what runs goes on. */
  enabled: z.boolean(),
});
export const appSettings = z
  .array(appSetting)
  .max(100)
  .refine((list) => new Set(list.map(({ app_id }) => app_id)).size === list.length, "an app_id stands twice");
export type AppSettings = z.infer<typeof appSettings>;

/** What home shows beside the visitor's own work. */
export const content = z.object({
  /** A line above the page; null: none. */
  announcement: z
    .object({
      text: localizedText(200),
      href: z
        .string()
        .regex(/^\/(?!\/)[\w\-/?=&#.]*$/)
        .max(200)
        .nullable(),
    })
    .nullable(),
  /** The sample films, in this order; a director may be left out. */
  samples: z.array(z.enum(TEMPLATES)).max(TEMPLATES.length),
});
export type Content = z.infer<typeof content>;

const listedApp = z.object({
  app_id: appId,
  /** Names of the specification's task type table. */
  name: z.string(),
  path: z.string(),
  /** Whether it works here: it is switched on, and the model that it stands on can be used. */
  available: z.boolean(),
});

const cost = z.object({
  tool: z.enum(COST_NAMES),
  unit: z.enum(["characters", "seconds", "items"]),
  step: z.number(),
  credits: z.number(),
});

export const apps = {
  setting: get("/app/setting", {
    summary: "Switches of each app, keyed by app_id.",
    session: "none",
    input: z.object({}),
    output: z.object({ list: appSettings }),
  }),
  list: post("/app/list_v3", {
    summary: "Every app that this installation knows, and which of them work.",
    session: "none",
    idempotent: true,
    input: z.object({}),
    output: z.object({ list: z.array(listedApp) }),
  }),
  detail: post("/app/detail", {
    summary: "One app, with what it costs.",
    session: "none",
    idempotent: true,
    input: z.object({ app_id: appId }),
    output: listedApp.extend({ cost: cost.nullable() }),
  }),
  content: get("/public/content", {
    origin: "reelwright",
    summary: "The announcement and the samples of the home page.",
    session: "none",
    input: z.object({}),
    output: content,
  }),
  ip: get("/public/ip", {
    summary: "The caller's own address and country, as the edge saw them; empty where it did not. And what a new guest may open.",
    session: "none",
    input: z.object({}),
    output: z.object({ ip: z.string(), country: z.string(), app_permission: z.array(z.number().int()).default([]) }),
  }),
};
