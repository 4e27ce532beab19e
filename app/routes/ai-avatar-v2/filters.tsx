import type { AvatarFilter } from "../../../trpc/contract/avatar.ts";
import { AVATAR_GENDERS, AVATAR_REVIEW, AVATAR_SCOPE, AVATAR_SOURCE, AVATAR_TYPE } from "../../../trpc/contract/rules/avatars.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";

interface SelectProps {
  name: keyof AvatarFilter;
  value: string | number | undefined;
  options: readonly (readonly [value: string | number, text: string])[];
}

function Select({ name, value, options }: SelectProps) {
  const { t } = useTranslation();
  return (
    <label className="grid gap-1">
      <span className="label-text">{t(`tools.ai-avatar-v2.filters.${name}`)}</span>
      <select className="select" name={name} defaultValue={value ?? ""}>
        <option value="">{t("tools.ai-avatar-v2.filters.all")}</option>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What is shown of the library: a form that asks for this page. Sources of which this server has none are not offered. */
export function Filters({ filter, realistic }: { filter: AvatarFilter; realistic: boolean }) {
  const { t } = useTranslation();
  const { realistic: filmed, ai, custom, community } = AVATAR_SOURCE;
  const source = [...(realistic ? [filmed] : []), ai, custom, community].map(
    (one) => [one, t(`tools.ai-avatar-v2.sources.${one}`)] as const,
  );
  const review = Object.values(AVATAR_REVIEW).map((one) => [one, t(`tools.ai-avatar-v2.reviews.${one}`)] as const);
  const gender = AVATAR_GENDERS.map((one) => [one, t(`tools.ai-avatar-v2.genders.${one}`)] as const);
  // Nothing here makes avatars in 4K: there would be none to show.
  const { fourK: _none, ...types } = AVATAR_TYPE;
  const type = Object.values(types).map((one) => [one, t(`tools.ai-avatar-v2.kinds.${one}`)] as const);
  const scope = Object.values(AVATAR_SCOPE).map((one) => [one, t(`tools.ai-avatar-v2.scopes.${one}`)] as const);
  return (
    <form method="get" className="flex flex-wrap items-end gap-4">
      <Select name="source" value={filter.source} options={source} />
      <Select name="type" value={filter.type} options={type} />
      <Select name="user_scope" value={filter.user_scope} options={scope} />
      <Select name="gender" value={filter.gender} options={gender} />
      <Select name="review_status" value={filter.review_status} options={review} />
      <button className="btn btn-plain">{t("tools.ai-avatar-v2.filters.show")}</button>
    </form>
  );
}
