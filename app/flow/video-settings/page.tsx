import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { EnterButton } from "../../ui/enter-button.tsx";
import { Problems } from "../../ui/problems.tsx";
import { Steps } from "../steps.tsx";
import type { settingsAction } from "./actions.ts";
import type { settingsLoader } from "./queries.ts";
import { Look } from "./look.tsx";
import { Shape } from "./shape.tsx";
import { Sound } from "./sound.tsx";

/** Video settings, the same for both flows: every choice is a radio, nothing needs a script. */
export function VideoSettingsPage() {
  const { t } = useTranslation();
  const { flow, draftId, revision, settings: saved, written, frames, choices } = useLoaderData<ReturnType<typeof settingsLoader>>();
  const typed = useActionData<ReturnType<typeof settingsAction>>();
  const settings = typed?.posted ?? saved;
  const problems = typed?.problems ?? [];
  return (
    <>
      <Steps flow={flow} at="settings" draftId={draftId} />
      <header className="mb-8 grid gap-2">
        <h1 className="calm">{t("settings.title")}</h1>
        <p className="quiet">{t("settings.lead")}</p>
      </header>
      <x-behave name="busy">
        <form method="post" encType="multipart/form-data" className="grid">
          <EnterButton name="intent" value="continue" />
          <input type="hidden" name="revision" value={revision} />
          <Problems list={problems} />
          <Look settings={settings} avatars={choices.avatars} templates={choices.templates} frames={frames} problems={problems} />
          <Shape settings={settings} problems={problems} />
          <Sound settings={settings} voices={choices.voices} music={choices.music} />
          <div className="actionbar">
            <button className="btn btn-primary" data-busy={t("details.saving")}>
              {t("settings.next")}
            </button>
            {written && <p className="hint">{t("settings.rewriteNote")}</p>}
          </div>
        </form>
      </x-behave>
    </>
  );
}
