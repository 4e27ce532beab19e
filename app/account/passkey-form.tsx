import type { ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation.tsx";

interface PasskeyFormProps {
  /** Where the browser is told what to ask for; the form itself goes to its own page with the answer. */
  options: string;
  action?: string;
  className?: string;
  children: ReactNode;
}

/** A form that is sent with what the browser's passkey dialog answers. Without a script nothing of it is to be seen. */
export function PasskeyForm({ options, action, className, children }: PasskeyFormProps) {
  const { t } = useTranslation();
  return (
    <x-behave name="passkey">
      <form
        method="post"
        action={action}
        className={className}
        data-options={options}
        data-failed={t("security.passkeys.failed")}
        hidden
        noValidate
      >
        <input type="hidden" name="answer" value="" />
        {children}
      </form>
      <p className="wrong" role="status" />
    </x-behave>
  );
}
