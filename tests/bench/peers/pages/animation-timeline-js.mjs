import { Timeline } from "animation-timeline-js";
import { ready, rows, SEEN } from "./elements.mjs";

const WIDTH = 1290;
const STEP_PX = 120;
const timeline = new Timeline({
  id: "timeline",
  stepVal: 1000,
  stepPx: STEP_PX,
  rowsStyle: { height: 44, groupsStyle: { height: 40 } },
});
timeline.setModel({
  rows: rows.map(({ elements }) => ({
    keyframes: elements.flatMap(({ id, start, end }) => [
      { val: start * 1000, group: id },
      { val: end * 1000 - 1, group: id },
    ]),
  })),
});
timeline.setZoom((STEP_PX * SEEN) / WIDTH);
timeline.redraw();
ready();
