import type { Task, TaskOutput } from "../../trpc/contract/task.ts";
import { useTranslation } from "../i18n/use-translation.tsx";

/** What of a task's facts was asked for, and is asked for again. */
const KEPT = ["from", "to", "voice", "speakers", "glossary", "under", "show", "mark", "target"] as const;

/** Starts the same again with the lines as they are: they are asked for before anything is made. */
export function Again({ task: { tool }, facts, scriptKey }: { task: Task; facts: TaskOutput["facts"]; scriptKey: string }) {
  const { t } = useTranslation();
  const values: [string, string][] = KEPT.flatMap((name) => {
    const value = facts[name];
    return value === true ? [[name, "on"]] : typeof value === "string" ? [[name, value]] : [];
  });
  const video = String(facts.reference ?? "");
  return (
    <form method="post" action={`/${tool}`} className="grid justify-items-start gap-1">
      <input type="hidden" name="key" value={`${scriptKey}-again`} />
      {values.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="lines" value={String(facts.source ?? "")} />
      {video !== "" && <input type="hidden" name={tool === "video-translation" ? "videos" : "video"} value={video} />}
      <button className="btn btn-plain">{t("translation.again")}</button>
      <p className="hint">{t("translation.againHint")}</p>
    </form>
  );
}
