import { messageText } from "../../trpc/contract/rules/errors.ts";
import { mimeTypesFor } from "../../trpc/contract/rules/upload-check.ts";
import type { UploadPurpose } from "../../trpc/contract/rules/uploads.ts";
import type { ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation.tsx";
import { FieldNote, noteIds } from "./field-note.tsx";

const NAME = { name: "{{name}}" };

interface UploadZoneProps {
  id: string;
  purpose: UploadPurpose;
  label: string;
  /** The field's name in the form. */
  name: string;
  many: boolean;
  hint: ReactNode;
  wrong?: string;
  /** What its button says where the form is about nothing else. */
  button?: string;
  /** What its script reads beside its words (behaviours/upload). */
  data?: Readonly<Record<`data-${string}`, string | number>>;
}

/** A place for files: sent as soon as they are chosen or dropped; without scripts they are posted with the form around it. */
export function UploadZone({ id, purpose, label, name, many, hint, wrong, button, data }: UploadZoneProps) {
  const { t, lang } = useTranslation();
  const types = mimeTypesFor(purpose);
  const shot = (kind: "image" | "video", text: string) =>
    types.some((type) => type.startsWith(`${kind}/`)) && (
      <label className="btn btn-plain touchonly">
        {text}
        <input className="sr-only" type="file" name={name} accept={`${kind}/*`} capture="environment" />
      </label>
    );
  return (
    <div
      className="drop"
      data-purpose={purpose}
      data-waiting={t("files.waiting", NAME)}
      data-goes-on={t("files.goesOn")}
      data-uploading={t("details.uploading", NAME)}
      data-uploaded={t("details.uploaded", NAME)}
      data-failed={t("details.uploadFailed")}
      data-again={t("files.again", NAME)}
      data-resumable={t("files.resumable", { ...NAME, share: "{{share}}" })}
      data-twice={messageText("file.duplicateName", lang, NAME)}
      data-damaged={messageText("file.corrupted", lang, NAME)}
      data-space={messageText("file.noSpace", lang, {})}
      {...data}
    >
      <label className="label-text" htmlFor={id}>
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          className="file-input min-w-0 basis-64 grow"
          id={id}
          type="file"
          name={name}
          multiple={many}
          accept={types.join(",")}
          aria-describedby={[wrong && noteIds({ field: id, wrong }), `${id}-limits`].filter(Boolean).join(" ")}
          aria-invalid={wrong ? true : undefined}
        />
        <button className="btn btn-plain" {...(button ? {} : { name: "intent", value: "upload", formNoValidate: true })}>
          {button ?? t("details.uploadButton")}
        </button>
        {shot("image", t("files.photo"))}
        {shot("video", t("files.film"))}
      </div>
      <div id={`${id}-limits`}>{hint}</div>
      {wrong && <FieldNote field={id} wrong={wrong} />}
      <ul className="grid gap-2" data-list="" aria-live="polite" />
    </div>
  );
}
