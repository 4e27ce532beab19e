import { z } from "zod";
import { post } from "./endpoint.ts";

const text = (max: number) => z.string().max(max);
/** A name that a table can be counted by. */
const name = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/);
const values = z
  .record(text(40), z.union([text(300), z.number(), z.boolean()]))
  .refine((all) => Object.keys(all).length <= 20, "more than 20 values");

/** What both payloads of the second gateway share (spec §3). */
const page = {
  url: text(500),
  userId: text(60),
  inviteCode: text(60),
  pageTitle: text(200),
  pageName: text(80),
  ref: text(500),
  userCookieId: text(60),
};

export const pageEvent = z.object({ ...page, eventName: name, eventData: values });
export const pageView = z.object({ ...page, props: values });

const toGateway = { session: "app", output: z.object({}) } as const;

/** The second gateway (spec §7): its own origin, an app key and the Client-Id; who calls ignores its failures. */
export const gateway = {
  pageEvent: post("/sync/pageEvent", { ...toGateway, summary: "Something was done on a page.", input: pageEvent }),
  pageView: post("/sync/pageView", { ...toGateway, summary: "A page was seen.", input: pageView }),
};

/** Event types of spec §3. */
const EVENT_TYPE = { avatar: 1, template: 2 } as const;

export const eventStat = {
  add: post("/event-stat/add", {
    summary: "Counts something that a user did with a template or an avatar.",
    input: z.object({
      eventId: text(60),
      eventName: name,
      eventType: z.union([z.literal(EVENT_TYPE.avatar), z.literal(EVENT_TYPE.template)]),
      eventBody: values,
      appId: z.number().int().min(0).max(9999),
    }),
    output: z.object({}),
  }),
};

/** What the server wrote into a page about itself, for its script to send back. */
export const measuredPage = z.object({ name: text(80), title: text(200), feature: text(60), user: text(60) });
export type MeasuredPage = z.infer<typeof measuredPage>;

/** What a page's script sends to `/events`: `page` is the JSON of a `measuredPage`; `percent` is the depth of a scroll. */
export const beacon = z.object({ page: text(1000), ref: text(2000), name, percent: z.number().min(0).max(100).optional() });

/** The event that is a page view; every other is a page event. */
export const PAGE_VIEW = "page_view";
/** Follows the view of a page that belongs to a feature (spec §2 Navigation rules). */
export const FEATURE_USED = "feature_used";
