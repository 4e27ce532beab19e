import { type ComponentType, useEffect, useState } from "react";
import type { EditorProps, T } from "./props.ts";

type Given = EditorProps & { t: T };

/** The editor as an island: the page of forms stands until it is there, and where it does not come. */
export default function TimelineEditor(props: Given) {
  const [View, setView] = useState<ComponentType<Given> | null>(null);
  useEffect(() => {
    if (import.meta.env.SSR) return;
    void import("./view.tsx").then(({ default: view }) => setView(() => view));
  }, []);
  return (
    <>
      <link rel="stylesheet" href={props.stylesheet} />
      {View && <View {...props} />}
    </>
  );
}
