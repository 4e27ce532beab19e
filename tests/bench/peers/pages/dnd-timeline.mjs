import { TimelineContext, groupItemsToRows, useItem, useRow, useTimelineContext } from "dnd-timeline";
import { createElement, memo, useCallback, useEffect, useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import { ready, rows, SEEN } from "./elements.mjs";

const first = rows.flatMap(({ id: rowId, elements }) =>
  elements.map(({ id, start, end, name }) => ({ id, rowId, name, span: { start, end } })),
);
const boxed = { height: 40, border: "1px solid #888", overflow: "hidden", boxSizing: "border-box" };

const Item = memo(function Item({ id, span, name }) {
  const { setNodeRef, attributes, listeners, itemStyle, itemContentStyle } = useItem({ id, span });
  const content = createElement("div", { style: itemContentStyle }, createElement("div", { style: boxed }, name));
  return createElement("div", { ref: setNodeRef, style: itemStyle, ...listeners, ...attributes }, content);
});

function Row({ id, children }) {
  const { setNodeRef, rowWrapperStyle, rowStyle } = useRow({ id });
  return createElement(
    "div",
    { style: { ...rowWrapperStyle, minHeight: 44 } },
    createElement("div", { ref: setNodeRef, style: rowStyle }, children),
  );
}

function Rows({ items }) {
  const { setTimelineRef, style, range } = useTimelineContext();
  const inRows = useMemo(() => groupItemsToRows(items, range), [items, range]);
  return createElement(
    "div",
    { ref: setTimelineRef, style },
    rows.map(({ id }) =>
      createElement(
        Row,
        { key: id, id },
        inRows[id]?.map((one) => createElement(Item, { key: one.id, ...one })),
      ),
    ),
  );
}

function Page() {
  const [range, setRange] = useState({ start: 0, end: SEEN });
  const [items, setItems] = useState(first);
  const place = useCallback(({ active, over }) => {
    const span = active.data.current?.getSpanFromDragEvent?.({ active, over });
    if (span) setItems((now) => now.map((one) => (one.id === active.id ? { ...one, span } : one)));
  }, []);
  useEffect(ready, []);
  return createElement(
    TimelineContext,
    { range, onRangeChanged: setRange, onDragEnd: place, onResizeEnd: () => {}, resizeHandleWidth: 4, sidebarWidth: 0 },
    createElement(Rows, { items }),
  );
}
createRoot(document.getElementById("timeline")).render(createElement(Page));
