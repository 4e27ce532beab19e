import type { Report } from "../../../trpc/contract/report.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { tenthsOf } from "./time.ts";

type Scene = Report["scenes"][number];

/** How lively a scene is, by how much its pictures differ (0…100). */
const livelinessOf = ({ motion }: Scene) => (motion < 1 ? "still" : motion < 4 ? "calm" : "lively");

/** What stands in the picture of a scene. */
const textIn = ({ on_screen_text }: Report, { start }: Scene) => on_screen_text?.find((one) => one.start === start)?.text;

/** One tile of the sheet. */
function Tile({ made: { tiles, scenes }, sheet, at }: { made: Report; sheet: string; at: number }) {
  const { t } = useTranslation();
  const rows = Math.ceil(scenes.length / tiles.columns);
  const share = (index: number, count: number) => (count > 1 ? (index * 100) / (count - 1) : 0);
  return (
    <div
      role="img"
      aria-label={t("tools.video-to-script.scene", { number: at + 1 })}
      className="w-full bg-no-repeat"
      style={{
        aspectRatio: `${tiles.width} / ${tiles.height}`,
        backgroundImage: `url("${sheet}")`,
        backgroundSize: `${tiles.columns * 100}% ${rows * 100}%`,
        backgroundPosition: `${share(at % tiles.columns, tiles.columns)}% ${share(Math.floor(at / tiles.columns), rows)}%`,
      }}
    />
  );
}

/** Every scene with its picture, its times, and what is seen in it. */
export function Storyboard({ made, sheet }: { made: Report; sheet: string }) {
  const { t } = useTranslation();
  const wide = made.tiles.width > made.tiles.height;
  const columns = wide ? "grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]" : "grid-cols-[repeat(auto-fill,minmax(8rem,1fr))]";
  const shown = made.on_screen_text;
  return (
    <div className="grid gap-3">
      <p className="hint">{t(`tools.video-to-script.texts.${shown === null ? "unread" : shown.length === 0 ? "none" : "read"}`)}</p>
      <ol className={`grid gap-4 ${columns}`}>
        {made.scenes.map((scene, at) => (
          <li key={scene.start} className="grid content-start gap-1 text-small">
            <Tile made={made} sheet={sheet} at={at} />
            <span className="num font-semibold">
              {tenthsOf(scene.start)}–{tenthsOf(scene.end)}
            </span>
            <span className="hint">
              {t(`tools.video-to-script.liveliness.${livelinessOf(scene)}`)}
              {scene.faces > 0 && ` · ${t("tools.video-to-script.faces", { count: scene.faces })}`}
            </span>
            {textIn(made, scene) && <q className="hint">{textIn(made, scene)}</q>}
          </li>
        ))}
      </ol>
    </div>
  );
}
