import type { Pricing } from "../pricing.ts";

type Flash = Pricing["offers"]["flash"][number];
type Asked = Pick<Flash, "product" | "period"> & { now: number };

/** Whether an offer holds: from its beginning until before its end. */
export const runs = ({ starts_at, ends_at }: Pick<Flash, "starts_at" | "ends_at">, now: number): boolean =>
  starts_at <= now && now < ends_at;

/** The flash offer of a plan that takes most off now (spec §9 flash sale badges); null: none runs. */
export const flashOf = ({ flash }: Pick<Pricing["offers"], "flash">, { product, period, now }: Asked): Flash | null =>
  flash.filter((one) => one.product === product && one.period === period && runs(one, now)).toSorted((a, b) => b.percent - a.percent)[0] ??
  null;

/** Percent off the Veo family now, and until when (Unix ms; spec §9); null: nothing. */
export const veoOfferOf = ({ veo }: Pick<Pricing["offers"], "veo">, now: number): { percent: number; ends_at: number } | null =>
  veo.on && runs(veo, now) ? veo : null;

/** The most that is taken off a plan by a flash offer now, in percent (spec §2: Upgrade, 50 % off); 0: nothing. */
export const upgradePercent = ({ flash }: Pick<Pricing["offers"], "flash">, now: number): number =>
  Math.max(0, ...flash.filter((one) => runs(one, now)).map(({ percent }) => percent));
