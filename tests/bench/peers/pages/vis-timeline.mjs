import { Timeline } from "vis-timeline/standalone";
import "vis-timeline/styles/vis-timeline-graph2d.min.css";
import { ready, rows, SEEN } from "./elements.mjs";

const items = rows.flatMap(({ id: group, elements }) =>
  elements.map(({ id, start, end, name }) => ({ id, group, content: name, start: new Date(start * 1000), end: new Date(end * 1000) })),
);
export const timeline = new Timeline(
  document.getElementById("timeline"),
  items,
  rows.map(({ id }) => ({ id, content: id })),
  {
    height: "600px",
    stack: false,
    orientation: "top",
    itemsAlwaysDraggable: true,
    editable: { updateTime: true },
    zoomKey: "ctrlKey",
    horizontalScroll: true,
    start: new Date(0),
    end: new Date(SEEN * 1000),
  },
);
setTimeout(ready, 500);
