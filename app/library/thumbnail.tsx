import { Mark } from "../shell/mark.tsx";
import type { Project } from "./project.ts";

/** What an ad looks like: its film, moving while it is looked at; else its picture. `first`: in sight from the start. */
export function Thumbnail({ project: { picture, video }, first = false }: { project: Project; first?: boolean }) {
  if (video) {
    return (
      <x-behave name="moving">
        <video src={video} poster={picture} muted loop playsInline preload="none" tabIndex={-1} aria-hidden="true" />
      </x-behave>
    );
  }
  if (picture)
    return (
      <img src={picture} alt="" width={300} height={400} loading={first ? "eager" : "lazy"} {...(first ? { fetchpriority: "high" } : {})} />
    );
  return <Mark size={48} />;
}
