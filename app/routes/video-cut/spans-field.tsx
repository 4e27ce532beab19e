import { fileReference } from "../../../trpc/contract/tools/file-input.ts";
import type { Problem } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import type { FileChoices } from "../../tool/file-choices.ts";
import { Follows } from "../../ui/follows.tsx";
import { TextField } from "../../ui/text-field.tsx";

interface SpansFieldProps {
  value: string;
  problems: readonly Problem[];
  files: FileChoices | null;
  /** The reference of the video that is chosen. */
  chosen: unknown;
}

/** Where the chosen video plays; undefined for one that is only named by its address. `copied`: not as it is. */
function playedAt(files: FileChoices | null, chosen: unknown): { src: string | undefined; poster?: string; copied: boolean } {
  const reference = typeof chosen === "string" ? fileReference(chosen) : null;
  const asset = reference?.from === "asset" ? files?.library.find(({ id }) => id === reference.id) : undefined;
  if (asset) return { src: asset.play_url || asset.url, poster: asset.thumb_url || undefined, copied: asset.copy !== "none" };
  const sent = chosen === undefined || chosen === files?.sent?.reference ? files?.sent?.artifact : undefined;
  return { src: sent?.url, copied: false };
}

/** Times as text; a player beside them marks where a part starts and ends, once the video is here and scripts run. */
export function SpansField({ value, problems, files, chosen }: SpansFieldProps) {
  const { t } = useTranslation();
  const { src, poster, copied } = playedAt(files, chosen);
  const word = (name: string): string => t(`tools.video-cut.${name}` as never);
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <TextField
        name="spans"
        label={word("fields.spans.label")}
        value={value}
        problems={problems}
        placeholder={word("fields.spans.placeholder")}
        rows={5}
        hideLabel
        required
      />
      <Follows of="player">
        {src && (
          <x-behave name="marks">
            <div className="grid gap-2" data-field="spans">
              <video
                controls
                playsInline
                preload="metadata"
                src={src}
                poster={poster}
                aria-label={word("player")}
                className="max-h-80 w-full"
              />
              {copied && <p className="hint">{t("files.copied")}</p>}
              <div className="flex flex-wrap gap-2" hidden data-marks="">
                <button type="button" className="btn btn-plain" data-mark="from">
                  {word("from")}
                </button>
                <button type="button" className="btn btn-plain" data-mark="to">
                  {word("to")}
                </button>
              </div>
            </div>
          </x-behave>
        )}
      </Follows>
    </div>
  );
}
