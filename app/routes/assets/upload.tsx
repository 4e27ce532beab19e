import { messageText } from "../../../trpc/contract/rules/errors.ts";
import { UPLOAD_RULES } from "../../../trpc/contract/rules/uploads.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { filesText } from "../../library/tools.ts";
import { UploadZone } from "../../ui/upload-zone.tsx";

const PURPOSE = "asset-library";
const { max } = UPLOAD_RULES[PURPOSE].count;

/** Files are sent as soon as they are chosen, dropped or pasted; without scripts the form brings them. */
export function Upload({ folder, hasLibrary }: { folder: string; hasLibrary: boolean }) {
  const { t, lang } = useTranslation();
  const data = {
    "data-folder": folder,
    "data-refused": "refused",
    "data-paste": "",
    "data-most": max,
    // Names and room are asked after where there is a library to ask.
    ...(hasLibrary ? { "data-library": "" } : {}),
    "data-many": messageText("file.tooMany", lang, { max }),
  } as const;
  return (
    <x-behave name="upload">
      <form method="post" encType="multipart/form-data">
        <input type="hidden" name="intent" value="upload" />
        <UploadZone
          id="files"
          purpose={PURPOSE}
          label={t("assets.upload")}
          name="files"
          many
          hint={<p className="hint">{t("assets.uploadHint", { files: filesText(PURPOSE, t) })}</p>}
          button={t("assets.uploadButton")}
          data={data}
        />
      </form>
    </x-behave>
  );
}
