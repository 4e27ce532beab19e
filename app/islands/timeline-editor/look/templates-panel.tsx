import { TEMPLATE_LOOKS, templateCommands } from "../../../../timeline/look/template.ts";
import { useDocument, useEditor } from "../use-editor.ts";

/** The type, captions and changes of scene of another template, as one step. */
export default function TemplatesPanel() {
  const { editor, t } = useEditor();
  const { template } = useDocument();
  return (
    <>
      <h2>{t("timelineEditor.templates.title")}</h2>
      <p className="te-note">{t("timelineEditor.templates.help")}</p>
      <div className="te-looks">
        {TEMPLATE_LOOKS.map((name) => (
          <button
            key={name}
            type="button"
            onClick={() => {
              const commands = templateCommands(editor.document, name);
              if (commands.length > 0 && editor.run(commands))
                editor.say({ text: t("timelineEditor.templates.done", { name: t(`timelineEditor.styles.names.${name}`) }) });
            }}
          >
            <b>{t(`timelineEditor.styles.names.${name}`)}</b>
            <span className="te-note">{t(`timelineEditor.templates.about.${name}`)}</span>
            {name === template && <span className="te-note">{t("timelineEditor.templates.made")}</span>}
          </button>
        ))}
      </div>
    </>
  );
}
