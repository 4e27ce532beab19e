import { addEvent } from "../../../db/queries/event.ts";
import { eventStat, gateway, PAGE_VIEW } from "../../../trpc/contract/events.ts";
import { EVENT_RATE, rateLimit } from "../../../trpc/contract/rules/rate.ts";
import { AppError } from "../app-error.ts";
import { type App, implement } from "../http/implement.ts";

const allow = rateLimit(EVENT_RATE);

/** Refuses more than spec §9 lets one visitor send. */
function requireRoom(who: string): void {
  if (!allow(who)) throw new AppError("system.tooManyRequests");
}

/** The second gateway as we ship it, and the product's own counts: kept in one table. */
export function eventRoutes(app: App): void {
  implement(app, gateway.pageView, async ({ userId, userCookieId, pageName, ...rest }, { db }) => {
    requireRoom(userCookieId || userId);
    const { url, ref, pageTitle, inviteCode, props } = rest;
    await addEvent(db, {
      kind: "view",
      name: PAGE_VIEW,
      owner_id: userId,
      visitor_id: userCookieId,
      page: pageName,
      body: { url, ref, pageTitle, inviteCode, props },
    });
    return {};
  });

  implement(app, gateway.pageEvent, async ({ userId, userCookieId, pageName, eventName, eventData, url }, { db }) => {
    requireRoom(userCookieId || userId);
    await addEvent(db, {
      kind: "event",
      name: eventName,
      owner_id: userId,
      visitor_id: userCookieId,
      page: pageName,
      body: { url, ...eventData },
    });
    return {};
  });

  implement(app, eventStat.add, async ({ eventName, eventId, eventType, eventBody, appId }, { db, user }) => {
    requireRoom(user.id);
    await addEvent(db, {
      kind: "stat",
      name: eventName,
      owner_id: user.id,
      visitor_id: "",
      page: "",
      body: { eventId, eventType, appId, eventBody },
    });
    return {};
  });
}
