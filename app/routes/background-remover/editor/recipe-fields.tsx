import type { ReactNode } from "react";
import { FRAMES } from "../../../../timeline/cutout/recipe.ts";
import type { Problem } from "../../../http/problem.ts";
import { useTranslation } from "../../../i18n/use-translation.tsx";
import type { FileChoices } from "../../../tool/file-choices.ts";
import { FileField } from "../../../tool/file-field.tsx";
import { fieldsOf } from "../../../tool/schema.ts";
import { EDIT } from "./recipe.ts";

const FIELDS = fieldsOf(EDIT);
type Name = "background" | "shadow" | "size" | "format" | "colour" | "second" | "feather" | "fill";

interface Values {
  values: Record<string, unknown>;
}

const fieldOf = (name: string) => FIELDS.find((field) => field.name === name);

function Labelled({ name, children }: { name: Name; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <label className="grid min-w-0 gap-1" htmlFor={name}>
      <span className="label-text">{t(`tools.background-remover.recipe.${name}.label`)}</span>
      {children}
    </label>
  );
}

function Select({ name, values }: Values & { name: "background" | "shadow" | "size" | "format" }) {
  const { t } = useTranslation();
  const { options = [], fallback } = fieldOf(name) ?? {};
  const pixels = (one: string): string => {
    const frame = name === "size" ? FRAMES[one as keyof typeof FRAMES] : null;
    return frame ? ` · ${frame.join(" × ")}` : "";
  };
  return (
    <Labelled name={name}>
      <select className="select w-full" id={name} name={name} defaultValue={String(values[name] ?? fallback)}>
        {options.map((one) => (
          <option key={one} value={one}>
            {t(`tools.background-remover.recipe.${name}.options.${one}` as never)}
            {pixels(one)}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

function Colour({ name, values }: Values & { name: "colour" | "second" }) {
  return (
    <Labelled name={name}>
      <input type="color" className="h-11 w-full" id={name} name={name} defaultValue={String(values[name] ?? fieldOf(name)?.fallback)} />
    </Labelled>
  );
}

function Range({ name, values, step }: Values & { name: "feather" | "fill"; step: number }) {
  const { min, max, fallback } = fieldOf(name) ?? {};
  return (
    <Labelled name={name}>
      <input
        type="range"
        className="range range-xs my-3 w-full"
        id={name}
        name={name}
        min={min}
        max={max}
        step={step}
        defaultValue={String(values[name] ?? fallback)}
      />
    </Labelled>
  );
}

interface RecipeFieldsProps extends Values {
  problems: readonly Problem[];
  files: FileChoices | null;
}

/** What stands behind a cut-out, how it stands, in which frame, and as which file. */
export function RecipeFields({ values, problems, files }: RecipeFieldsProps) {
  const { t } = useTranslation();
  const backdrop = fieldOf("backdrop");
  return (
    <div className="grid content-start gap-4">
      <Select name="background" values={values} />
      <div className="grid grid-cols-2 gap-4">
        <Colour name="colour" values={values} />
        <Colour name="second" values={values} />
      </div>
      {backdrop?.purpose && (
        <details className="grid gap-2" open={values["background"] === "picture" || undefined}>
          <summary className="link min-h-11 content-center">{t("tools.background-remover.recipe.backdrop.label")}</summary>
          <FileField
            field={backdrop}
            purpose={backdrop.purpose}
            label={t("tools.background-remover.recipe.backdrop.label")}
            value={values["backdrop"]}
            choices={files}
            problems={problems}
          />
        </details>
      )}
      <Select name="shadow" values={values} />
      <Range name="feather" values={values} step={0.5} />
      <Select name="size" values={values} />
      <Range name="fill" values={values} step={1} />
      <Select name="format" values={values} />
    </div>
  );
}
