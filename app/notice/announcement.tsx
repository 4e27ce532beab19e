import type { Content } from "../../trpc/contract/settings-of-app.ts";
import { textIn } from "../../locales/index.ts";
import { useTranslation } from "../i18n/use-translation.tsx";

/** A line that an admin put above home. */
export function Announcement({ announcement: { text, href } }: { announcement: NonNullable<Content["announcement"]> }) {
  const { lang } = useTranslation();
  const words = textIn(text, lang);
  return <p className="note">{href ? <a href={href}>{words}</a> : words}</p>;
}
