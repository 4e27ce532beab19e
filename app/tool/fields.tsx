import type { ReactNode } from "react";
import type { z } from "zod";
import type { WordedTool } from "../../locales/app-words.ts";
import type { Problem } from "../http/problem.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Choice, Choices } from "../ui/choice.tsx";
import { InputField } from "../ui/input-field.tsx";
import { problemFor } from "../ui/problems.tsx";
import { Section } from "../ui/section.tsx";
import { TextField } from "../ui/text-field.tsx";
import type { FileChoices } from "./file-choices.ts";
import { FileField } from "./file-field.tsx";
import { type FieldShape, fieldsOf } from "./schema.ts";
import { filesName } from "./take-files.ts";

/** Texts longer than these are written in several lines, and in many. */
const [ONE_LINE, FEW_LINES] = [200, 5000] as const;

interface FieldsProps {
  slug: WordedTool;
  input: z.ZodType;
  values: Record<string, unknown>;
  problems: readonly Problem[];
  /** What stands in place of a field that a plain control would not serve; null leaves the field out. */
  custom?: Record<string, ReactNode>;
  /** What stands below a field. */
  after?: Record<string, ReactNode>;
  /** What its fields for files offer. */
  files?: FileChoices | null;
  /** Which of its tool's forms it is: a field may have words of its own in one of them. */
  mode?: string;
}

type FieldProps = Pick<FieldsProps, "slug" | "problems" | "files" | "mode"> & { field: FieldShape; value: unknown };

/** A field's words: `tools.<slug>.fields.<name>.…`, before them those of its form: `…<name>.modes.<mode>.…`. */
function useFieldWords({ slug, mode, field: { name } }: Pick<FieldProps, "slug" | "mode" | "field">) {
  const { t } = useTranslation();
  /** Empty where there are no such words. */
  const first = (...keys: string[]): string => t(keys as never, { defaultValue: "" });
  const word = (what: string) => first(`tools.${slug}.fields.${name}.modes.${mode}.${what}`, `tools.${slug}.fields.${name}.${what}`);
  return {
    label: word("label"),
    hint: word("hint") || undefined,
    placeholder: word("placeholder") || undefined,
    option: (value: string): string =>
      first(`tools.${slug}.fields.${name}.modes.${mode}.options.${value}`, `tools.${slug}.fields.${name}.options.${value}`),
  };
}

function NumberField(props: FieldProps) {
  const { field, value, problems } = props;
  const { name, min, max } = field;
  const { label } = useFieldWords(props);
  const range = { min, max, step: "any" };
  return (
    <div className="max-w-48">
      <InputField
        name={name}
        label={label}
        hideLabel
        type="number"
        inputMode="decimal"
        {...range}
        defaultValue={String(value ?? "")}
        problems={problems}
      />
    </div>
  );
}

function ChoiceField(props: FieldProps) {
  const { field, value, problems } = props;
  const { name, options = [], type } = field;
  const { label, option } = useFieldWords(props);
  const chosen = (one: string) => (Array.isArray(value) ? value.includes(one) : value === one);
  if (type === "choice") {
    return (
      <Choices legend={label} min={140} field={name} wrong={problemFor(problems, name)}>
        {options.map((one) => (
          <Choice key={one} name={name} value={one} chosen={chosen(one)} title={option(one)} />
        ))}
      </Choices>
    );
  }
  return (
    <fieldset className="flex flex-wrap gap-x-6">
      <legend className="sr-only">{label}</legend>
      {options.map((one) => (
        <label key={one} className="inline-flex min-h-11 items-center gap-2">
          <input type="checkbox" name={name} value={one} defaultChecked={chosen(one)} /> {option(one)}
        </label>
      ))}
    </fieldset>
  );
}

/** The file that a text may come from: it takes the place of what is typed. */
function TextFile({ name, accept }: { name: string; accept: string }) {
  const { t } = useTranslation();
  return (
    <label className="grid gap-1">
      <span className="label-text">{t("files.upload")}</span>
      <input className="file-input min-w-0" type="file" name={filesName(name)} accept={accept} />
    </label>
  );
}

function Field(props: FieldProps) {
  const { field, value, problems } = props;
  const { label, placeholder } = useFieldWords(props);
  if (field.purpose)
    return <FileField field={field} purpose={field.purpose} label={label} value={value} choices={props.files} problems={problems} />;
  if (field.type === "number") return <NumberField {...props} />;
  if (field.type === "choice" || field.type === "choices") return <ChoiceField {...props} />;
  if (field.type === "boolean") {
    return (
      <label className="inline-flex min-h-11 items-center gap-2">
        <input type="checkbox" name={field.name} defaultChecked={value === true} /> {label}
      </label>
    );
  }
  const { isAddress, textFile, max = 0 } = field;
  const rows = isAddress || max <= ONE_LINE ? undefined : max > FEW_LINES ? 8 : 4;
  return (
    <>
      {textFile && <TextFile name={field.name} accept={textFile} />}
      <TextField
        name={field.name}
        label={label}
        value={String(value ?? "")}
        problems={problems}
        max={field.isAddress || textFile ? undefined : field.max}
        placeholder={placeholder}
        rows={rows}
        hideLabel
        required={field.required}
      />
    </>
  );
}

function Row({ custom, after, ...props }: FieldProps & { custom?: ReactNode; after?: ReactNode }) {
  const { label, hint } = useFieldWords(props);
  // A check box says itself what it is about.
  if (props.field.type === "boolean" && !custom) return <Field {...props} />;
  return (
    <Section title={label} hint={hint}>
      {custom ?? <Field {...props} />}
      {after}
    </Section>
  );
}

/** A form's fields from the schema of a tool's input, in its order; `custom` takes the place of some. */
export function Fields({ slug, input, values, problems, custom = {}, after = {}, files, mode }: FieldsProps) {
  return (
    <>
      {fieldsOf(input)
        .filter(({ name }) => custom[name] !== null)
        .map((field) => (
          <Row
            key={field.name}
            slug={slug}
            field={field}
            value={values[field.name] ?? field.fallback}
            problems={problems}
            files={files}
            mode={mode}
            custom={custom[field.name]}
            after={after[field.name]}
          />
        ))}
    </>
  );
}
