import type { EditCommandInput } from "../../../../timeline/edit/commands.ts";
import { captionCommands, styleCommands, textsOf } from "../../../../timeline/look/captions.ts";
import { CAPTION_COLORS, CAPTION_LOOK_NAMES, CAPTION_LOOKS } from "../../../../timeline/look/presets.ts";
import { useDocument, useEditor } from "../use-editor.ts";

/** Looks, colours and faces for all captions at once; each is one step. */
export default function StylesPanel() {
  const { editor, t } = useEditor();
  const document = useDocument();
  const count = textsOf(document, ["caption"]).length;
  const make = (commands: readonly EditCommandInput[]) => {
    if (commands.length > 0 && editor.run(commands)) editor.say({ text: t("timelineEditor.styles.done", { count }) });
  };
  const faces = document.language === "zh" ? "zh" : "en";
  return (
    <>
      <h2>{t("timelineEditor.styles.title")}</h2>
      <p className="te-note">{t(count > 0 ? "timelineEditor.styles.help" : "timelineEditor.styles.none", { count })}</p>
      <h3>{t("timelineEditor.styles.looks")}</h3>
      <div className="te-looks">
        {CAPTION_LOOK_NAMES.map((name) => {
          const { style, plate, spoken } = CAPTION_LOOKS[name];
          return (
            <button
              key={name}
              type="button"
              disabled={count === 0}
              onClick={() => make(captionCommands(editor.document, CAPTION_LOOKS[name]))}
            >
              <span
                className="te-look"
                style={{
                  color: style.color,
                  background: plate?.color ?? "#3a3632",
                  fontFamily: CAPTION_LOOKS[name].faces[faces].join(", "),
                }}
              >
                {t("timelineEditor.styles.sample")}{" "}
                <b style={{ color: spoken.kind === "box" || spoken.kind === "plate" ? style.color : spoken.color }}>
                  {t("timelineEditor.styles.lit")}
                </b>
              </span>
              {t(`timelineEditor.styles.names.${name}`)}
            </button>
          );
        })}
      </div>
      <h3>{t("timelineEditor.styles.colors")}</h3>
      <div className="te-looks">
        {CAPTION_COLORS.map(({ name, color, lit, edge }) => (
          <button
            key={name}
            type="button"
            disabled={count === 0}
            onClick={() => {
              const ids = textsOf(editor.document, ["caption"]).map(({ id }) => id);
              const width = Math.min(document.canvas.width, document.canvas.height) * 0.0074;
              const spoken = { kind: "color", color: lit, plate: "transparent", rest: null };
              make([{ type: "updateAll", ids, values: { style: { color, outline: { color: edge, width } }, spoken, plate: null } }]);
            }}
          >
            <span className="te-look" style={{ color, background: name === "ink" ? "#f3ead9" : "#3a3632" }}>
              {t("timelineEditor.styles.sample")} <b style={{ color: lit }}>{t("timelineEditor.styles.lit")}</b>
            </span>
            {t(`timelineEditor.styles.colorNames.${name}`)}
          </button>
        ))}
      </div>
      <h3>{t("timelineEditor.styles.faces")}</h3>
      <div className="te-looks">
        {CAPTION_LOOK_NAMES.filter((name) => name !== "plain" && name !== "kinetic").map((name) => (
          <button
            key={name}
            type="button"
            disabled={count === 0}
            onClick={() => make(styleCommands(editor.document, ["caption"], { families: [...CAPTION_LOOKS[name].faces[faces]] }))}
          >
            <span style={{ fontFamily: CAPTION_LOOKS[name].faces[faces].join(", ") }}>{CAPTION_LOOKS[name].faces[faces].at(-1)}</span>
          </button>
        ))}
      </div>
    </>
  );
}
