import { Mark } from "../shell/mark.tsx";
import type { Project } from "./project.ts";

/** What an ad looks like: its film, moving while it is looked at; else its picture. */
export function Plate({ project: { picture, video } }: { project: Project }) {
  if (video) {
    return (
      <x-behave name="moving">
        <video src={video} poster={picture} muted loop playsInline preload="none" tabIndex={-1} aria-hidden="true" />
      </x-behave>
    );
  }
  if (picture) return <img src={picture} alt="" loading="lazy" />;
  return <Mark size={48} />;
}
