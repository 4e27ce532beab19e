import type { Problem } from "../http/problem.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { InputField } from "../ui/input-field.tsx";
import { TextField } from "../ui/text-field.tsx";
import { ticks } from "../../timeline/time.ts";
import { partName } from "./name.ts";
import type { Part } from "./parts.ts";
import { shownSeconds } from "./view.ts";

const MODES = ["refuse", "overwrite", "insert"] as const;
const MOVES = ["earlier", "later", "duplicate", "removeClose"] as const;

interface InspectorProps {
  part: Part;
  revision: number;
  problems: readonly Problem[];
  /** The moment that is shown, in seconds. */
  at: number;
}

function Fields({ part: { element, kind }, problems }: InspectorProps) {
  const { t } = useTranslation();
  const sounds = element.type === "audio" || element.type === "video";
  return (
    <>
      {element.type === "text" && kind === "text" && (
        <TextField name="text" label={t("timeline.fields.text")} value={element.text} problems={problems} rows={3} required />
      )}
      <div className="grid grid-cols-2 gap-4">
        {(["start", "duration"] as const).map((name) => (
          <InputField
            key={name}
            name={name}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            label={t(`timeline.fields.${name}`)}
            defaultValue={shownSeconds(name === "start" ? element.startTime : element.duration)}
            problems={problems}
          />
        ))}
      </div>
      {sounds && (
        <InputField
          name="volume"
          type="number"
          min={0}
          max={400}
          step={1}
          label={t("timeline.fields.volume")}
          defaultValue={Math.round(element.volume * 100)}
          problems={problems}
        />
      )}
      <div className="field">
        <label className="label-text" htmlFor="mode">
          {t("timeline.fields.mode")}
        </label>
        <select className="select" id="mode" name="mode" defaultValue="refuse">
          {MODES.map((mode) => (
            <option key={mode} value={mode}>
              {t(`timeline.fields.modes.${mode}`)}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}

/** Cuts an element in two: where the frame above it is, if that is within it. */
function Split({ part: { element }, at, problems }: InspectorProps) {
  const { t } = useTranslation();
  const { startTime, duration } = element;
  const now = ticks(at);
  const within = startTime < now && now < startTime + duration ? now : startTime + duration / 2;
  return (
    <div className="tl-split">
      <InputField
        name="split"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        label={t("timeline.splitWhere")}
        defaultValue={shownSeconds(within)}
        problems={problems}
      />
      <button className="btn btn-plain" name="do" value="split">
        {t("timeline.splitNow")}
      </button>
    </div>
  );
}

/** The form of one element. Saving is what Enter does; each other button says what it does alone. */
export function Inspector(props: InspectorProps) {
  const { t } = useTranslation();
  const { part, revision } = props;
  return (
    <form method="post" className="grid content-start gap-5" aria-labelledby="selected">
      <input type="hidden" name="revision" value={revision} />
      <h2 id="selected">
        <span className="hint block">{t("timeline.editing")}</span>
        {partName(part, t)}
      </h2>
      <Fields {...props} />
      <p className="flex flex-wrap gap-3">
        <button className="btn btn-plain" name="do" value="save">
          {t("timeline.save")}
        </button>
        <button className="quietbtn" name="do" value="remove">
          {t("timeline.remove")}
        </button>
      </p>
      <details className="tl-more">
        <summary>{t("timeline.moreTitle")}</summary>
        <div className="grid gap-3 pt-3">
          <Split {...props} />
          <p className="flex flex-wrap gap-x-4 gap-y-1">
            {MOVES.map((name) => (
              <button key={name} className="quietbtn -ml-2" name="do" value={name}>
                {t(`timeline.${name}`)}
              </button>
            ))}
          </p>
        </div>
      </details>
    </form>
  );
}
