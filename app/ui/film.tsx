import type { TemplateName } from "../../timeline/brief.ts";
import { sample } from "../media/samples.ts";

/** A template's film, silent, moving while it is looked at; null where this build has none. */
export function Film({ template, className }: { template: TemplateName; className?: string }) {
  const film = sample(`/samples/templates/${template}.mp4`);
  if (!film) return null;
  return (
    <x-behave name="moving">
      <video className={className} src={film} poster={sample(`/samples/templates/${template}.jpg`) ?? undefined} width={288} height={512} muted loop playsInline preload="none" tabIndex={-1} aria-hidden="true" />
    </x-behave>
  );
}
