import type { Problem } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";

interface LinkFormProps {
  url: string;
  problems: readonly Problem[];
  sample: string;
  /** Of the address: which video the ad is to be like. */
  search?: string;
}

/** One field; and beside it the sample, so that the first try needs nothing. */
export function LinkForm({ url, problems, sample, search = "" }: LinkFormProps) {
  const { t } = useTranslation();
  const [problem] = problems;
  return (
    <div className="grid gap-4">
      <x-behave name="busy">
        <form method="post" action={`/link-to-video${search}`} className="grid gap-2">
          <label className="label-text" htmlFor="url">
            {t("tools.link-to-video.label")}
          </label>
          <div className="flex flex-wrap gap-2">
            <input
              id="url"
              name="url"
              className="input min-w-0 basis-72 grow max-sm:-order-2"
              type="text"
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={url}
              placeholder={t("tools.link-to-video.placeholder")}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? "url-wrong" : undefined}
            />
            <button className="btn btn-primary" data-busy={t("tools.link-to-video.going")}>
              {t("tools.link-to-video.go")}
            </button>
            {problem && (
              <p role="alert" className="wrong basis-full max-sm:-order-1" id="url-wrong">
                {problem.text}
              </p>
            )}
          </div>
        </form>
      </x-behave>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <x-behave name="busy">
          <form method="post" action={`/link-to-video${search}`}>
            <button className="btn btn-plain" name="url" value={sample} data-busy={t("tools.link-to-video.going")}>
              {t("tools.link-to-video.trySample")}
            </button>
          </form>
        </x-behave>
        <a className="link inline-flex min-h-11 items-center" href={`/ai-video-ads${search}`}>
          {t("tools.link-to-video.describe")}
        </a>
      </div>
      <p className="hint">{t("tools.link-to-video.sampleNote")}</p>
    </div>
  );
}
