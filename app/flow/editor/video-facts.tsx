import type { ArtifactOf } from "../../../trpc/contract/artifact.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Fact, Facts } from "../../task/facts.tsx";

const MEGA = 1_000_000;

/** What the file is: its pixels, its length, its bytes. */
export function VideoFacts({ video: { width, height, duration, bytes } }: { video: ArtifactOf<"video"> }) {
  const { t } = useTranslation();
  return (
    <Facts title={t("editor.facts")}>
      <Fact name={t("editor.size")}>{`${width} × ${height}`}</Fact>
      <Fact name={t("settings.length")}>{t("task.seconds", { count: Math.round(duration * 10) / 10 })}</Fact>
      <Fact name="MP4">{`${(bytes / MEGA).toFixed(1)} MB`}</Fact>
    </Facts>
  );
}
