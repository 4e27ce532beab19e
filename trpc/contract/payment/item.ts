import { z } from "zod";

/** How a plan is paid (spec §9). */
export const period = z.enum(["monthly", "yearly"]);

const seats = z.coerce.number().int().min(1).max(10_000);

/** Instead of the plan that one has, which ends at once: only where it is asked for (spec §8: a second plan is a conflict). */
const change = z.coerce.boolean().optional();

/** What can be bought. How many seats a plan allows is the price list's (rules/bill.ts). */
export const orderItem = z.discriminatedUnion("product", [
  z.object({ product: z.literal("starter"), period, change }),
  z.object({ product: z.literal("business"), period, seats, change }),
  /** More seats for the team that one pays for: for the rest of what is paid already. */
  z.object({ product: z.literal("seats"), seats }),
  z.object({ product: z.literal("pack"), pack: z.string().regex(/^[\w-]{1,40}$/) }),
]);
export type OrderItem = z.infer<typeof orderItem>;

/** The page that one comes to when it is paid (spec §2): a plan is thanked for, credits and seats are there at once. */
export const pageAfter = ({ product }: OrderItem) => (product === "pack" || product === "seats" ? "completed" : "thanks");

/** A line of a bill. Its words are the reader's language's, by `key`. */
export const billLine = z.object({
  key: z.enum(["trial", "starter", "business", "businessFirst", "seats", "pack", "newUser", "flash", "regional", "code"]),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  quantity: z.number().int().min(1),
  /** Whole cents; less than zero: a discount. */
  cents: z.number().int(),
});
export type BillLine = z.infer<typeof billLine>;
