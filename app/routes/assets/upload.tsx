import { mimeTypesFor } from "../../../trpc/contract/rules/upload-check.ts";
import { UPLOAD_RULES } from "../../../trpc/contract/rules/uploads.ts";
import { messageText } from "../../../trpc/contract/rules/errors.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { filesText } from "../../library/tools.ts";

const PURPOSE = "asset-library";
const { max } = UPLOAD_RULES[PURPOSE].count;

/** Files are sent as soon as they are chosen, dropped or pasted; without scripts the form brings them. */
export function Upload({ folder }: { folder: string }) {
  const { t, lang } = useTranslation();
  return (
    <x-behave name="upload">
      <form method="post" encType="multipart/form-data">
        <input type="hidden" name="intent" value="upload" />
        <div
          className="drop"
          data-purpose={PURPOSE}
          data-folder={folder}
          data-refused="refused"
          data-paste=""
          data-most={max}
          data-many={messageText("file.tooMany", lang, { max })}
          data-uploading={t("details.uploading", { name: "{{name}}" })}
          data-uploaded={t("details.uploaded", { name: "{{name}}" })}
          data-failed={t("details.uploadFailed")}
        >
          <label className="label-text" htmlFor="files">
            {t("assets.upload")}
          </label>
          <div className="flex flex-wrap gap-2">
            <input
              className="file-input min-w-0 basis-64 grow"
              id="files"
              type="file"
              name="files"
              multiple
              accept={mimeTypesFor(PURPOSE).join(",")}
              aria-describedby="files-limits"
            />
            <button className="btn btn-plain">{t("assets.uploadButton")}</button>
          </div>
          <p className="hint" id="files-limits">
            {t("assets.uploadHint", { files: filesText(PURPOSE, t) })}
          </p>
          <ul className="grid gap-2" data-list="" aria-live="polite" />
        </div>
      </form>
    </x-behave>
  );
}
