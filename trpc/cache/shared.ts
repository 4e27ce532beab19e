import type { z } from "zod";
import { publicCalls } from "../contract/dictionary.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import { plans } from "../contract/pricing.ts";
import { releaseNotices } from "../contract/release-notice.ts";
import { apps } from "../contract/settings-of-app.ts";
import { templates } from "../contract/template.ts";
import type { TrpcContext } from "../init.ts";
import { type Cached, cached, replace } from "./read-through.ts";

/** Seconds for which an answer that is the same for everyone counts as fresh (design.md Caches). */
const TTL = new Map<Endpoint, number>([
  [publicCalls.getVersion, 15],
  [publicCalls.getDictList, 300],
  [apps.setting, 60],
  [apps.list, 60],
  [apps.content, 60],
  [plans.pricing, 60],
  [releaseNotices.get, 60],
  [templates.recommendTags, 300],
  [templates.categoryTags, 300],
] as [Endpoint, number][]);

const FALLBACK_TTL = 60;

const keyOf = ({ path }: Endpoint, input: unknown): string => `${path}:${JSON.stringify(input)}`;

/** The same answer for everyone, by path and input, with when the upstream said so. */
export const sharedAnswer = <I extends z.ZodType, O extends z.ZodType>(
  { upstream, stores }: TrpcContext,
  endpoint: Endpoint<I, O>,
  input: z.input<I>,
): Promise<Cached<z.output<O>>> =>
  cached(stores, keyOf(endpoint, input), () => upstream(endpoint, input), {
    ttl: TTL.get(endpoint as unknown as Endpoint) ?? FALLBACK_TTL,
  });

/** Asks the upstream again and keeps that answer in the place of the older one. */
export const renew = <I extends z.ZodType, O extends z.ZodType>(
  { upstream, stores }: TrpcContext,
  endpoint: Endpoint<I, O>,
  input: z.input<I>,
): Promise<void> => replace(stores, keyOf(endpoint, input), () => upstream(endpoint, input));
