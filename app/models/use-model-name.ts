import type { ShownModel } from "../../trpc/contract/model.ts";
import { useTranslation } from "../i18n/use-translation.tsx";

/** What a model is called in the page's language: a provider's by its own name, ours by what it does. */
export function useModelName(): (model: Pick<ShownModel, "provider" | "name" | "makes">) => string {
  const { t } = useTranslation();
  return ({ provider, name, makes }) => (provider === "built-in" ? t(`models.builtInOf.${makes}` as never) : name);
}
