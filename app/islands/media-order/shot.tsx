import { useSortable } from "@dnd-kit/sortable";
import { PICTURE_USES, type PictureUse } from "../../../trpc/contract/rules/picture-use.ts";
import { Icon } from "../../shell/icon.tsx";
import type { IslandT } from "../runtime/translate.ts";

export interface Item {
  id: string;
  url: string;
  width: number;
  height: number;
  /** Of a film, which is shown by a picture of it; null for a picture. */
  seconds: number | null;
  /** How a picture is shown: cut out, whole, or as the cut-out turns out; or as the one of before. */
  use: PictureUse | "before";
  /** What was cut out of it, and what is to be said of that; `url` is empty where nothing was. Null: nobody has looked. */
  cutout: { url: string; text: string } | null;
}

export type Act = "earlier" | "later" | "remove";

interface ShotProps {
  item: Item;
  index: number;
  last: boolean;
  /** Hydrated: dragging works. */
  live: boolean;
  t: IslandT<"mediaOrder">;
  onAct: (act: Act, id: string) => void;
}

/** 83 → `1:23`. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

const FILM_ACTS = { earlier: "filmEarlier", later: "filmLater", remove: "filmRemove" } as const;
const ICONS = { earlier: "left", later: "right", remove: "close" } as const;

/** One picture or film: its buttons post the form without a script, and act in place with one. */
export function Shot({ item, index, last, live, t, onAct }: ShotProps) {
  const { setNodeRef, setActivatorNodeRef, transform, transition, attributes, listeners, isDragging } = useSortable({ id: item.id });
  const moved = transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined;
  const { seconds } = item;
  const number = index + 1;
  const name = seconds === null ? t("mediaOrder.picture", { number }) : t("mediaOrder.film", { number, seconds });
  const off = { earlier: index === 0, later: last, remove: false };
  return (
    <li
      ref={setNodeRef}
      className="shot"
      data-lifted={isDragging || undefined}
      style={moved ? { transform: moved, transition } : undefined}
    >
      <input type="hidden" name="media" value={item.id} />
      <div className="picture">
        <img src={item.url} width={item.width || 1} height={item.height || 1} alt={name} draggable={false} />
        <span className="no num" aria-hidden="true">
          {index + 1}
        </span>
        {seconds !== null && (
          <span className="runs num" aria-hidden="true">
            {clock(seconds)}
          </span>
        )}
      </div>
      {item.cutout && (
        <figure className="cutout">
          {item.cutout.url && (
            <div className="picture checkered">
              <img src={item.cutout.url} width={item.width || 1} height={item.height || 1} alt="" draggable={false} />
            </div>
          )}
          <figcaption className="hint">{item.cutout.text}</figcaption>
        </figure>
      )}
      {seconds === null && (
        <select className="select" name={`use:${item.id}`} defaultValue={item.use} aria-label={t("mediaOrder.use", { number })}>
          {([...PICTURE_USES, "before"] as const).map((one) => (
            <option key={one} value={one}>
              {t(`mediaOrder.uses.${one}`)}
            </option>
          ))}
        </select>
      )}
      <div className="flex">
        {live && (
          <button
            type="button"
            ref={setActivatorNodeRef}
            className="iconbtn grip"
            {...attributes}
            {...listeners}
            aria-label={t("mediaOrder.grip", { number })}
          >
            <Icon name="grip" />
          </button>
        )}
        {(["earlier", "later", "remove"] as const).map((act) => (
          <button
            key={act}
            id={`${act}-${item.id}`}
            className="iconbtn"
            name="intent"
            value={`media:${act}:${item.id}`}
            formNoValidate
            disabled={off[act]}
            aria-label={t(`mediaOrder.${seconds === null ? act : FILM_ACTS[act]}`, { number })}
            onClick={(event) => {
              event.preventDefault();
              onAct(act, item.id);
            }}
          >
            <Icon name={ICONS[act]} size={18} />
          </button>
        ))}
      </div>
    </li>
  );
}
