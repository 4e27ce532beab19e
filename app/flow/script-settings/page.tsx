import { Await, useActionData, useLoaderData } from "@remix-run/react";
import { Suspense } from "react";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Problems } from "../../ui/problems.tsx";
import { Steps } from "../steps.tsx";
import type { scriptAction } from "./actions.ts";
import type { scriptLoader, Writing } from "./queries.ts";
import { ScriptForm } from "./script-form.tsx";

function WritingPage() {
  const { t } = useTranslation();
  return (
    <div className="grid gap-6" role="status">
      <p className="head text-lead">{t("script.writing")}</p>
      <div className="rule scan" aria-hidden="true" />
      <p className="quiet">{t("script.writingWord")}</p>
      {[0, 1, 2].map((at) => (
        <div key={at} className="skeleton h-28" aria-hidden="true" />
      ))}
    </div>
  );
}

function Unwritten({ text, draftId }: { text: string; draftId: string }) {
  const { t } = useTranslation();
  return (
    <div className="grid max-w-2xl gap-4">
      <Problems list={[{ text: t("script.failed") }, { text }]} />
      <form method="post" action={`?draft=${draftId}`}>
        <button className="btn btn-primary" name="intent" value="again">
          {t("script.retry")}
        </button>
      </form>
    </div>
  );
}

/** The scripts, the same for both flows. */
export function ScriptSettingsPage() {
  const { t } = useTranslation();
  const { flow, draftId, looked, saved, ready, writing } = useLoaderData<ReturnType<typeof scriptLoader>>();
  const typed = useActionData<ReturnType<typeof scriptAction>>();
  const show = ({ draft, problem }: Writing) => {
    const wanted = typed?.scriptId ?? looked ?? draft.script_id;
    const script = draft.scripts.find(({ id }) => id === wanted) ?? draft.scripts[0];
    if (!script) return <Unwritten text={problem?.text ?? ""} draftId={draft.id} />;
    return <ScriptForm draft={draft} script={script} typed={typed?.typed ?? null} problems={typed?.problems ?? []} saved={saved} />;
  };
  return (
    <>
      <Steps flow={flow} at="script" draftId={draftId} />
      <header className="mb-8 grid gap-2">
        <h1 className="calm">{t("script.title")}</h1>
        <p className="quiet">{t("script.lead")}</p>
      </header>
      {ready && show(ready)}
      {writing && (
        <Suspense fallback={<WritingPage />}>
          <Await resolve={writing}>{show}</Await>
        </Suspense>
      )}
    </>
  );
}
