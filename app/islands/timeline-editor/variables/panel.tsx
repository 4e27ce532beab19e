import { type FormEvent, useState } from "react";
import type { Variable } from "../../../../timeline/document.ts";
import type { Element } from "../../../../timeline/document/element.ts";
import { reference } from "../../../../timeline/document/filled.ts";
import type { EditCommandInput } from "../../../../timeline/edit/commands.ts";
import { HOOK_HEADLINE } from "../../../../timeline/hook/replace.ts";
import { useDocument, useEditor } from "../use-editor.ts";

const TYPES = ["text", "color"] as const satisfies Variable["type"][];
const MOST_VALUE = 1000;

/** A name as it may stand in a reference: no spaces, no braces. */
const idOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s{}]+/g, "-")
    .slice(0, 80);

/** What puts a variable into an element: at the end of its words, or as its colour; none where it has neither. */
function usedIn(element: Element, { id, type }: Variable): EditCommandInput[] {
  const name = reference(id);
  const update = (values: Record<string, unknown>): EditCommandInput[] => [{ type: "update", id: element.id, values }];
  if (element.type === "text") return update(type === "color" ? { style: { color: name } } : { text: `${element.text} ${name}`.trim() });
  return element.type === "shape" && type === "color" ? update({ fill: { type: "solid", color: name } }) : [];
}

/** One variable: its value is changed, it is put into what is selected, it is taken away. */
function Entry({ variable }: { variable: Variable }) {
  const { editor, t } = useEditor();
  const [typed, setTyped] = useState<string | null>(null);
  const { id, type, label, default: value } = variable;
  const set = (next: string): EditCommandInput[] => [{ type: "variable", variable: { ...variable, default: next } }];
  const change = (next: string) => {
    setTyped(next);
    editor.try(set(next));
  };
  const commit = () => {
    if (typed !== null && typed !== value) editor.run(set(typed));
    else editor.try(null);
    setTyped(null);
  };
  const cancel = () => {
    editor.try(null);
    setTyped(null);
  };
  const use = () => {
    const commands = editor.selected().flatMap((element) => usedIn(element, variable));
    if (commands.length > 0) editor.run(commands);
    else editor.say({ text: t(type === "color" ? "timelineEditor.variables.noColored" : "timelineEditor.variables.noText"), shown: true });
  };
  return (
    <li>
      <p>
        <span>{label}</span> <code translate="no">{reference(id)}</code>
      </p>
      <input
        type={type}
        className={type === "color" ? "te-color" : "te-input"}
        maxLength={type === "text" ? MOST_VALUE : undefined}
        aria-label={t("timelineEditor.variables.valueOf", { name: label })}
        value={typed ?? value}
        onChange={({ target }) => change(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => (key === "Enter" ? commit() : key === "Escape" && cancel())}
      />
      <p className="te-ways">
        <button type="button" className="te-link" aria-label={t("timelineEditor.variables.useOne", { name: label })} onClick={use}>
          {t("timelineEditor.variables.use")}
        </button>
        <button
          type="button"
          className="te-link"
          aria-label={t("timelineEditor.variables.removeOne", { name: label })}
          onClick={() => editor.run([{ type: "removeVariable", id }])}
        >
          {t("timelineEditor.variables.remove")}
        </button>
      </p>
    </li>
  );
}

/** The values that texts and colours name; a change is seen wherever they stand. */
export default function VariablesPanel() {
  const { editor, t } = useEditor();
  const { variables } = useDocument();
  const [type, setType] = useState<Variable["type"]>("text");
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const [label, value] = [String(given.get("name") ?? "").trim(), String(given.get("value") ?? "")];
    const id = idOf(label);
    if (id === "") return;
    if (editor.document.variables.some((one) => one.id === id)) editor.say({ text: t("timelineEditor.variables.known"), shown: true });
    else if (editor.run([{ type: "variable", variable: { id, type, label, default: value } }])) form.reset();
  };
  return (
    <div>
      <h2>{t("timelineEditor.more.variables")}</h2>
      <p className="te-note">{t("timelineEditor.variables.help", { reference: reference(idOf(t("timelineEditor.variables.example"))) })}</p>
      <form className="te-comment" onSubmit={add}>
        <div className="te-pair">
          <label className="te-field">
            <span>{t("timelineEditor.variables.name")}</span>
            <input className="te-input" name="name" required maxLength={80} autoComplete="off" />
          </label>
          <label className="te-field">
            <span>{t("timelineEditor.variables.type")}</span>
            <select
              className="te-input"
              value={type}
              onChange={({ target }) => setType(TYPES.find((one) => one === target.value) ?? "text")}
            >
              {TYPES.map((one) => (
                <option key={one} value={one}>
                  {t(`timelineEditor.variables.types.${one}`)}
                </option>
              ))}
            </select>
          </label>
        </div>
        <label className="te-field">
          <span>{t("timelineEditor.variables.value")}</span>
          <input
            key={type}
            name="value"
            type={type}
            className={type === "color" ? "te-color" : "te-input"}
            maxLength={type === "text" ? MOST_VALUE : undefined}
          />
        </label>
        <button type="submit" className="te-button">
          {t("timelineEditor.variables.add")}
        </button>
      </form>
      <ul className="te-exports">
        {variables.flatMap((one) => (one.id === HOOK_HEADLINE ? [] : [<Entry key={one.id} variable={one} />]))}
      </ul>
    </div>
  );
}
