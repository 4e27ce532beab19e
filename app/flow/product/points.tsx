import type { Problem } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Icon, type IconName } from "../../shell/icon.tsx";
import { TextField } from "../../ui/text-field.tsx";

interface PointsProps {
  points: readonly string[];
  max: number;
  length: number;
  problems: readonly Problem[];
}

function Act({ act, at, icon, label, off = false }: { act: string; at: number; icon: IconName; label: string; off?: boolean }) {
  return (
    <button className="iconbtn" name="intent" value={`point:${act}:${at}`} data-act={act} aria-label={label} disabled={off} formNoValidate>
      <Icon name={icon} size={18} />
    </button>
  );
}

/** Lines to add, take out and put in order: by posts without a script, in place with one. */
export function Points({ points, max, length, problems }: PointsProps) {
  const { t } = useTranslation();
  const rows = points.length < max && points.at(-1)?.trim() !== "" ? [...points, ""] : points.slice(0, max);
  return (
    <x-behave name="points">
      <ol className="rows" data-max={max}>
        {rows.map((point, index) => (
          <li key={`${index} ${point}`} className="point">
            <TextField
              name="point"
              field={`selling_points.${index}`}
              label={t("details.point", { line: index + 1 })}
              hideLabel
              value={point}
              max={length}
              problems={problems}
            />
            <div className="acts">
              <Act act="up" at={index} icon="up" label={t("details.pointUp", { line: index + 1 })} off={index === 0} />
              <Act act="down" at={index} icon="down" label={t("details.pointDown", { line: index + 1 })} off={index === rows.length - 1} />
              <Act act="remove" at={index} icon="close" label={t("details.removePoint", { line: index + 1 })} />
            </div>
          </li>
        ))}
      </ol>
      {rows.length < max && (
        <button className="quietbtn -ml-2 justify-self-start" name="intent" value="point:add" data-act="add" formNoValidate>
          <Icon name="plus" size={18} />
          {t("details.addPoint")}
        </button>
      )}
    </x-behave>
  );
}
