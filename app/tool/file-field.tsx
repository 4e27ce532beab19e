import { useLocation } from "@remix-run/react";
import { extensionsFor, mostBytes } from "../../trpc/contract/rules/upload-check.ts";
import { type UploadPurpose, UPLOAD_RULES } from "../../trpc/contract/rules/uploads.ts";
import { assetReference, fileReference } from "../../trpc/contract/tools/file-input.ts";
import type { Problem } from "../http/problem.ts";
import { sentences } from "../i18n/sentences.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import AssetPicker from "../islands/asset-picker/island.tsx";
import type { Rules } from "../islands/asset-picker/rules.ts";
import { Island } from "../islands/runtime/island.tsx";
import { filesText } from "../library/tools.ts";
import { problemFor } from "../ui/problems.tsx";
import { TextField } from "../ui/text-field.tsx";
import { UploadZone } from "../ui/upload-zone.tsx";
import { broughtTo, type FileChoices, type FileOption, optionsOf } from "./file-choices.ts";
import type { FieldShape } from "./schema.ts";
import { addressName, filesName, refusedName } from "./take-files.ts";

interface FileFieldProps {
  field: FieldShape;
  purpose: UploadPurpose;
  label: string;
  /** A reference, or a list of them. */
  value: unknown;
  choices: FileChoices | null | undefined;
  problems: readonly Problem[];
}

type Part = Pick<FileFieldProps, "field" | "purpose" | "label" | "problems">;

function Upload({ field: { name, type }, purpose, problems }: Part) {
  const { t } = useTranslation();
  const { maxSeconds } = UPLOAD_RULES[purpose];
  return (
    <x-behave name="upload">
      <UploadZone
        id={name}
        purpose={purpose}
        label={t("files.upload")}
        name={filesName(name)}
        many={type === "files"}
        hint={
          <p className="hint">
            {sentences(filesText(purpose, t, type === "file"), maxSeconds && t("files.seconds", { max: maxSeconds.value }))}
          </p>
        }
        wrong={problemFor(problems, name)}
        data={{ "data-name": name, "data-prefix": assetReference(""), "data-refused": refusedName(name) }}
      />
    </x-behave>
  );
}

function Option({
  name,
  many,
  chosen,
  option: { reference, name: text, thumb },
}: {
  name: string;
  many: boolean;
  chosen: boolean;
  option: FileOption;
}) {
  const { t } = useTranslation();
  const shown = fileReference(reference)?.from === "task" ? t("files.result", { name: text }) : text;
  return (
    <label className="grid min-w-0 grid-cols-1 content-start gap-1 text-small">
      {thumb && (
        <span className="pickthumb">
          <img src={thumb} alt="" loading="lazy" />
        </span>
      )}
      <span className="flex min-h-11 items-center gap-2">
        <input type={many ? "checkbox" : "radio"} name={name} value={reference} defaultChecked={chosen} />
        <span className="line-clamp-2 min-w-0 wrap-anywhere">{shown}</span>
      </span>
    </label>
  );
}

/** The whole library: a page of check boxes, or the dialog in its place (spec §2 Media selection dialog). */
function FromLibrary({ field: { name, type }, purpose }: Pick<Part, "field" | "purpose">) {
  const { pathname, search } = useLocation();
  const { count, maxSeconds } = UPLOAD_RULES[purpose];
  const rules: Rules = {
    maxCount: type === "files" ? count.max : 1,
    maxSize: mostBytes(purpose),
    maxDuration: maxSeconds?.value ?? null,
    formats: extensionsFor(purpose),
  };
  const asked = new URLSearchParams({ to: pathname + search, field: name, purpose, most: String(rules.maxCount) });
  return (
    <Island
      name="asset-picker"
      component={AssetPicker}
      props={{ href: `/choose-media?${asked}`, field: name, prefix: assetReference(""), rules }}
      namespaces={["picker"] as const}
      when="press"
    />
  );
}

/** A field for files with its three ways in: from the device, from the library, by address. */
export function FileField({ field, purpose, label, value, choices, problems }: FileFieldProps) {
  const { t } = useTranslation();
  const all = choices ?? { library: [], sent: null, picked: null };
  const given = [value].flat().filter((one) => typeof one === "string");
  const chosen = given.length === 0 ? broughtTo(field.name, all) : given;
  const options = optionsOf(all, purpose, chosen);
  const many = field.type === "files";
  return (
    <fieldset className="grid gap-4" data-upload={field.name}>
      <legend className="sr-only">{label}</legend>
      <Upload field={field} purpose={purpose} label={label} problems={problems} />
      {options.length > 0 && (
        <fieldset className="grid gap-2">
          <legend className="label-text">{t("files.library")}</legend>
          <div className="grid max-h-96 auto-rows-max grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-4 overflow-y-auto">
            {options.map((one) => (
              <Option key={one.reference} name={field.name} many={many} chosen={chosen.includes(one.reference)} option={one} />
            ))}
          </div>
        </fieldset>
      )}
      <FromLibrary field={field} purpose={purpose} />
      <TextField name={addressName(field.name)} label={t("files.address")} value="" />
    </fieldset>
  );
}
