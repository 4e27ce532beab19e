import type { ShownModel } from "../../trpc/contract/model.ts";

type Known = Pick<ShownModel, "id" | "state" | "family">;

/** A page's models: those of its own family before the others, which stand in while none of it can be used. */
export const ownFirst = <M extends Known>(models: readonly M[], family: NonNullable<ShownModel["family"]>): M[] =>
  models.toSorted((one, other) => Number(other.family === family) - Number(one.family === family));

/** The model that a form begins with: the one that was asked for, else the first that can be used. */
export function firstModel<M extends Known>(models: readonly M[], asked: unknown): M | undefined {
  const usable = models.filter(({ state }) => state === "available");
  return usable.find(({ id }) => id === asked) ?? usable[0];
}
