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
