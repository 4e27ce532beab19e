import { useTranslation } from "react-i18next";
import type { Content } from "../../trpc/contract/settings-of-app.ts";

/** A line that an admin put above home. */
export function Announcement({ announcement: { text, href } }: { announcement: NonNullable<Content["announcement"]> }) {
  const { i18n } = useTranslation();
  const words = text[i18n.language === "zh" ? "zh" : "en"];
  return <p className="note">{href ? <a href={href}>{words}</a> : words}</p>;
}
