import { useRef } from "react";
import type { Asset } from "../../../trpc/contract/asset.ts";
import type { Crumb } from "./directory.ts";
import { WAIT } from "./rules.ts";

interface Steps {
  crumbs: readonly Crumb[];
  go: (crumbs: readonly Crumb[]) => void;
  emit: (type: string, detail: object) => void;
}

/** Into folders and back: clicks on folders settle before one opens, those on the breadcrumb are taken once a second (spec §4). */
export function useSteps({ crumbs, go, emit }: Steps) {
  const waiting = useRef<ReturnType<typeof setTimeout>>();
  const locked = useRef(false);
  const clicked = useRef(-Infinity);

  const enter = ({ id, file_name }: Asset) => {
    locked.current = true;
    setTimeout(() => (locked.current = false), WAIT.lock);
    go([...crumbs, { name: file_name, folderId: id }]);
    emit("folder-change", { folderId: id, name: file_name });
  };
  const openFolder = (folder: Asset) => {
    if (locked.current) return;
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => enter(folder), WAIT.folder);
  };
  const back = (index: number) => {
    const now = Date.now();
    const crumb = crumbs[index];
    if (!crumb || index === crumbs.length - 1 || now - clicked.current < WAIT.breadcrumb) return;
    clicked.current = now;
    const path = crumbs.slice(0, index + 1);
    go(path);
    emit("breadcrumb-navigate", { index, folderId: crumb.folderId ?? null, name: crumb.name, path });
  };
  /** Nothing opens any more that was clicked before. */
  const stop = () => clearTimeout(waiting.current);
  return { openFolder, back, stop };
}
