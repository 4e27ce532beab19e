import { modelCost, runUnits } from "../../../trpc/contract/rules/models/units.ts";
import type { LivePrice } from "../../models/run-price.tsx";

/** What the run costs that a form asks for as it stands; null where it names no model that has a price here. */
export function formCost(form: FormData, { makes, rates }: LivePrice): number | null {
  const text = (name: string): string => String(form.get(name) ?? "");
  const model = text("model");
  const credits = rates[model];
  if (credits === undefined) return null;
  const pictures = form.getAll("pictures").filter((one) => one !== "").length;
  const count = Number(text("count")) || 1;
  return modelCost({ credits }, runUnits({ makes, mode: text("mode"), model, count, pictures, seconds: Number(text("seconds")) }));
}
