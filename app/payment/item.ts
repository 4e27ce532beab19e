import { type OrderItem, orderItem } from "../../trpc/contract/payment/item.ts";

const NAMES = ["product", "period", "seats", "pack", "change"] as const;

/** What an address or a form names to be bought; null: nothing that there is. */
export function itemFrom(read: (name: string) => string | null): OrderItem | null {
  const given = Object.fromEntries(NAMES.flatMap((name) => (read(name) ? [[name, read(name)?.slice(0, 40)]] : [])));
  return orderItem.safeParse(given).data ?? null;
}

/** The same as the fields of an address or a form. */
export const fieldsOf = (item: OrderItem): [string, string][] => Object.entries(item).map(([name, value]) => [name, String(value)]);

export const checkoutOf = (item: OrderItem): string => `/checkout?${new URLSearchParams(fieldsOf(item))}`;
