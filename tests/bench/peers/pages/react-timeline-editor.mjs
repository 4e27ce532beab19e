import { Timeline } from "@xzdarcy/react-timeline-editor";
import "@xzdarcy/react-timeline-editor/dist/react-timeline-editor.css";
import { createElement, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { ready, rows, SEEN } from "./elements.mjs";

const WIDTH = 1290;
const first = rows.map(({ id, elements }) => ({
  id,
  actions: elements.map((one) => ({ ...one, effectId: "caption", movable: true, flexible: true })),
}));

const named = ({ name }) => createElement("span", { style: { userSelect: "none" } }, name);

/** It has no zoom of its own: its scale is a property, which the wheel changes here. */
function Page() {
  const [data, setData] = useState(first);
  const [width, setWidth] = useState(WIDTH / SEEN);
  useEffect(() => {
    const wheel = (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      setWidth((now) => Math.min(1200, Math.max(1, now * Math.exp(-event.deltaY / 300))));
    };
    addEventListener("wheel", wheel, { passive: false });
    ready();
    return () => removeEventListener("wheel", wheel);
  }, []);
  return createElement(Timeline, {
    editorData: data,
    effects: { caption: { id: "caption", name: "caption" } },
    onChange: setData,
    scale: 1,
    scaleWidth: width,
    scaleSplitCount: 1,
    getActionRender: named,
    style: { width: "100%", height: 600 },
  });
}
createRoot(document.getElementById("timeline")).render(createElement(Page));
