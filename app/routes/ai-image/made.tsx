import { aiImage as manifest } from "../../../trpc/contract/tools/ai-image.ts";
import type { Task } from "../../../trpc/contract/task.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { PictureWall } from "../../models/wall.tsx";
import type { Receipt } from "../../task/facts.tsx";

interface MadeProps {
  task: Task;
  receipt: Receipt | null;
  /** The seed of the next variations. */
  seed: number;
}

/** The same words again, in the style of one result, by other seeds. */
function Vary({ task, style, seed }: { task: Task; style: string; seed: number }) {
  const { t } = useTranslation();
  const { prompt, ratio, model } = task.output?.facts ?? {};
  const values = { prompt, ratio, model, style, seed, count: 4, mode: "text", key: `${task.task_id}-vary-${seed}` };
  return (
    <form method="post" action={`/${manifest.slug}`}>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value ?? "")} />
      ))}
      <button className="btn btn-plain">{t("models.vary")}</button>
    </form>
  );
}

/** What came of a run: its pictures, and each one's way on. */
export function Made({ task, receipt, seed }: MadeProps) {
  const { t } = useTranslation();
  const { mode, styles = "", prompt } = task.output?.facts ?? {};
  const canVary = task.state === "success" && mode === "text";
  const vary = String(styles)
    .split(",")
    .map((style, at) => <Vary key={style} task={task} style={style} seed={(seed + at * 10) % 1_000_000} />);
  return (
    <div className="grid gap-6">
      <PictureWall task={task} receipt={receipt} {...(canVary ? { beside: vary } : {})} />
      {prompt && (
        <p className="hint whitespace-pre-line">
          {t("models.prompt")}: {String(prompt)}
        </p>
      )}
    </div>
  );
}
