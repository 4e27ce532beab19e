import type { CSSProperties } from "react";
import { isMessageKey } from "../../locales/index.ts";
import { messageText } from "../../trpc/contract/rules/errors.ts";
import { badgeText, groupToasts, type Toast, TOAST } from "../http/toast.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Icon } from "../shell/icon.tsx";

/** One toast. Its life is the delay of a CSS animation, so that it ends, and pauses under the pointer, without a script. */
function Notice({
  toast: { type, duration = TOAST.duration, offset = TOAST.offset, showClose = true },
  text,
  count,
}: {
  toast: Omit<Toast, "message">;
  text: string;
  count: number;
}) {
  const { t } = useTranslation();
  const style = { "--stay": `${duration}ms`, "--offset": `${offset}px` } as CSSProperties;
  return (
    <div
      className="notice"
      data-type={type}
      data-stays={duration === 0 ? "" : undefined}
      style={style}
      role={type === "error" ? "alert" : "status"}
    >
      <p>{text}</p>
      <span className="times num" hidden={count < 2}>
        {badgeText(count)}
      </span>
      {showClose && (
        <label className="iconbtn">
          <input type="checkbox" className="sr-only" aria-label={t("shell.closeToast")} />
          <Icon name="close" size={16} />
        </label>
      )}
    </div>
  );
}

/** Everything a page has to say of what was just done; and the mould from which scripts make more (behaviours/toast). */
export function Toasts({ list }: { list: readonly Toast[] }) {
  const { t, lang } = useTranslation();
  const said = ({ message, params }: Toast): string =>
    isMessageKey(message) ? messageText(message, lang, params) : t(message, params ?? {});
  const notices = groupToasts(list).map(({ toast, count }) => (
    <Notice key={JSON.stringify(toast)} toast={toast} text={said(toast)} count={count} />
  ));
  return (
    <section id="toasts" className="notices" aria-label={t("shell.toasts")} data-renewed={t("shell.renewed")} data-renew={t("shell.renew")}>
      {notices.length > 0 && <x-behave name="toast">{notices}</x-behave>}
      <template id="toast">
        <Notice toast={{ type: "info" }} text="" count={1} />
      </template>
    </section>
  );
}
