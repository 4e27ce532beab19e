import { useSortable } from "@dnd-kit/sortable";
import { Icon } from "../../shell/icon.tsx";
import { fill, type Words } from "./words.ts";

export interface Item {
  id: string;
  url: string;
  width: number;
  height: number;
  /** Of a film, which is shown by a picture of it; null for a picture. */
  seconds: number | null;
}

export type Act = "earlier" | "later" | "remove";

interface ShotProps {
  item: Item;
  index: number;
  last: boolean;
  /** Hydrated: dragging works. */
  live: boolean;
  words: Words;
  onAct: (act: Act, id: string) => void;
}

/** 83 → `1:23`. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

const ICONS = { earlier: "left", later: "right", remove: "close" } as const;

/** One picture or film: its buttons post the form without a script, and act in place with one. */
export function Shot({ item, index, last, live, words, onAct }: ShotProps) {
  const { setNodeRef, setActivatorNodeRef, transform, transition, attributes, listeners, isDragging } = useSortable({ id: item.id });
  const moved = transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined;
  const { seconds } = item;
  const name = seconds === null ? fill(words.picture, index + 1) : fill(words.film, index + 1).replace("{{seconds}}", String(seconds));
  const acts = seconds === null ? words : { earlier: words.filmEarlier, later: words.filmLater, remove: words.filmRemove };
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
      <div className="flex">
        {live && (
          <button
            type="button"
            ref={setActivatorNodeRef}
            className="iconbtn grip"
            {...attributes}
            {...listeners}
            aria-label={fill(words.grip, index + 1)}
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
            aria-label={fill(acts[act], index + 1)}
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
