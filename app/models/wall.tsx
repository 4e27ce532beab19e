import type { WordedTool } from "../../locales/app-words.ts";
import type { Artifact, ArtifactOf } from "../../trpc/contract/artifact.ts";
import type { ShownModel } from "../../trpc/contract/model.ts";
import { modelCost } from "../../trpc/contract/rules/models/units.ts";
import type { Task } from "../../trpc/contract/task.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Video } from "../task/artifact/video.tsx";
import { Compared, CompareBox, CompareForm } from "../task/compare.tsx";
import { CopyText } from "../task/copy-text.tsx";
import { Extend } from "../task/extend.tsx";
import { Credits, Engines, type Receipt } from "../task/facts.tsx";
import { MarkResult } from "../task/mark.tsx";
import { hrefWith, SendTo } from "../task/send-to.tsx";
import { Vary } from "../task/vary.tsx";

type Shown = ArtifactOf<"image"> | ArtifactOf<"video">;
const isShown = (one: Artifact): one is Shown => one.kind === "image" || one.kind === "video";

interface WallProps {
  slug: WordedTool;
  task: Task;
  receipt: Receipt | null;
  /** The model of the run, with the price that this page takes; null where it cannot be used now: then nothing is made anew. */
  model: ShownModel | null;
  /** The seed of what is made anew. */
  seed: number;
  /** Names of the results that are seen side by side. */
  compared: readonly string[];
}

type ResultProps = Pick<WallProps, "slug" | "task" | "model" | "seed"> & { one: Shown; index: number; several: boolean };

/** So many pictures are made where one is varied by its words (workers/upstream/tools/ai-image). */
const VARIATIONS = 4;

/** Ways to make one result anew, each with what it costs. */
function MadeAnew({ slug, task, model, seed, one, index }: Omit<ResultProps, "several">) {
  const { mode, seconds = 5 } = task.output?.facts ?? {};
  if (!model) return null;
  const own = (seed + index * 10) % 1_000_000;
  const cost = (units: number) => modelCost(model, units);
  const same = { slug, task, name: one.name, seed: own };
  if (one.kind === "image") {
    const count = mode === "text" ? VARIATIONS : 1;
    // What is retouched or blended by the built-in engine comes out the same by any seed.
    return mode === "text" || model.provider !== "built-in" ? <Vary {...same} count={count} cost={cost(count)} /> : null;
  }
  const lengths = model.seconds.map((length) => ({ seconds: length, cost: cost(length) }));
  return (
    <>
      {mode !== "frames" && <Vary {...same} count={1} cost={cost(Number(seconds))} />}
      {(model.provider === "built-in" || model.can.includes("image")) && (
        <Extend {...same} lengths={lengths} film={one} isOfWords={mode === "text" && model.provider === "built-in"} />
      )}
    </>
  );
}

/** Where a result is made larger: films by the enhancer, pictures by the upscaler of this page. */
const upscaleHref = (task: Task, one: Shown): string =>
  one.kind === "video" ? hrefWith("video-enhancer", task, one) : `${hrefWith("ai-image", task, one)}&mode=image&treatment=upscale`;

function Result({ one, several, ...rest }: ResultProps) {
  const { t } = useTranslation();
  const { task, index } = rest;
  const { how: ways, styles = "" } = task.output?.facts ?? {};
  const how = String(ways ?? styles).split(",")[index];
  return (
    <figure className="grid min-w-0 content-start gap-3">
      {one.kind === "video" ? (
        <div className={one.height > one.width ? "grid max-w-sm" : "grid"}>
          <Video video={one} title={task.title} />
        </div>
      ) : (
        <a href={one.url}>
          <img src={one.url} width={one.width} height={one.height} alt={task.title} className="h-auto max-h-[80vh] w-auto max-w-full" />
        </a>
      )}
      <figcaption className="grid gap-2">
        {/* How it was made, or the style that was drawn by lot. */}
        {how && <span className="hint">{t([`models.how.${how}`, `models.styles.${how}`] as never, how)}</span>}
        {task.state === "success" && (
          <>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <a className="btn btn-plain" href={one.download_url} download={one.file_name}>
                {t("models.download")}
              </a>
              <MarkResult task={task} name={one.name} />
              {several && <CompareBox name={one.name} />}
              <a className="link inline-flex min-h-11 items-center" href={upscaleHref(task, one)}>
                {t("models.upscale")}
              </a>
            </div>
            <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
              <MadeAnew one={one} {...rest} />
            </div>
            <SendTo task={task} artifacts={[one]} />
          </>
        )}
      </figcaption>
    </figure>
  );
}

/** The results of a run side by side, each with what can be done with it; those that are compared above. */
export function Wall({ slug, task, receipt, model, seed, compared }: WallProps) {
  const { t } = useTranslation();
  const all = (task.output?.artifacts ?? []).filter(isShown);
  const [first] = all;
  const several = all.length > 1;
  const prompt = String(task.output?.facts["prompt"] ?? "");
  if (all.length === 0 || !task.output) return null;
  return (
    <section className="grid gap-8" aria-label={task.title}>
      <Compared slug={slug} task={task} shown={all.filter(({ name }) => compared.includes(name))} />
      <div className={`grid items-start gap-6 ${several ? "sm:grid-cols-2" : first?.kind === "video" ? "max-w-3xl" : ""}`}>
        {all.map((each, index) => (
          <Result key={each.name} slug={slug} task={task} model={model} seed={seed} one={each} index={index} several={several} />
        ))}
      </div>
      {several && task.state === "success" && <CompareForm slug={slug} task={task} />}
      {prompt && <CopyText label={t("models.prompt")} text={prompt} copy={t("models.copyPrompt")} />}
      {task.finished_at !== null && (
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <Engines output={task.output} />
          <Credits receipt={receipt} />
        </div>
      )}
    </section>
  );
}
