import type { ElementOf } from "../../../../timeline/document/element.ts";
import type { EditCommandInput } from "../../../../timeline/edit/commands.ts";
import { seconds, ticks } from "../../../../timeline/time.ts";
import { useEditor } from "../use-editor.ts";
import { ChoiceField, NumberField, SliderField } from "./fields.tsx";

const SPEEDS = ["1/4", "1/2", "3/4", "1/1", "5/4", "3/2", "2/1", "4/1"] as const;
type SpeedName = (typeof SPEEDS)[number];

/** How loud an element is, how it comes and goes, and how fast it plays. */
export function SoundFields({ element }: { element: ElementOf<"audio" | "video"> }) {
  const { editor, t } = useEditor();
  const { id, volume, fadeIn, fadeOut, speed, duration } = element;
  const update = (values: Record<string, unknown>): EditCommandInput[] => [{ type: "update", id, values }];
  const now = `${speed.num}/${speed.den}`;
  const names = SPEEDS.some((one) => one === now) ? SPEEDS : ([...SPEEDS, now] as readonly string[]);
  const times = (name: string): string => {
    const [num = 1, den = 1] = name.split("/").map(Number);
    return `${Math.round((num / den) * 100) / 100}×`;
  };
  const fade = (name: "fadeIn" | "fadeOut", value: number) => (
    <NumberField
      label={t(`timelineEditor.fields.${name}`)}
      value={seconds(value)}
      unit="s"
      min={0}
      max={seconds(duration)}
      step={0.1}
      onCommit={(length) => editor.run(update({ [name]: ticks(length) }))}
    />
  );
  return (
    <>
      <SliderField
        label={t("timelineEditor.fields.volume")}
        value={volume}
        max={200}
        onTry={() => undefined}
        onCommit={(next) => editor.run(update({ volume: next }))}
      />
      <div className="te-pair">
        {fade("fadeIn", fadeIn)}
        {fade("fadeOut", fadeOut)}
      </div>
      {element.assetId !== null && (
        <ChoiceField
          label={t("timelineEditor.fields.speed")}
          value={now}
          options={names.map((one) => [one, times(one)] as const)}
          onCommit={(name: SpeedName | string) => {
            const [num = 1, den = 1] = name.split("/").map(Number);
            const faster = num / den > speed.num / speed.den;
            // Faster, it is over sooner; slower, it shows less of its file: neither is in the way of what follows.
            editor.run([{ type: "speed", id, speed: { num, den }, keeps: faster ? "content" : "length" }]);
          }}
        />
      )}
    </>
  );
}
