import { codeOf } from "../../../trpc/contract/rules/errors.ts";
import type { Problem } from "../../http/problem.ts";
import { tickOf } from "../../tool/consent-files.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";

interface AsItIsProps {
  values: Record<string, unknown>;
  problems: readonly Problem[];
}

/** The tick that takes a picture of a picture as it is: only where that was asked, and from then on. */
export function AsItIs({ values, problems }: AsItIsProps) {
  const { t } = useTranslation();
  const isTicked = values.as_it_is === true;
  if (!isTicked && !problems.some(({ code }) => code === codeOf("avatar.pictureOfPicture"))) return null;
  return (
    <label className="flex min-h-11 max-w-prose items-start gap-3">
      <input
        className="mt-1.5"
        type="checkbox"
        name="as_it_is"
        {...tickOf("create-picture-avatar", "as_it_is", values)}
        defaultChecked={isTicked}
      />
      <span>{t("tools.create-picture-avatar.fields.as_it_is.label")}</span>
    </label>
  );
}
