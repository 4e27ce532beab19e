import type { TemplateName } from "../../timeline/brief.ts";

/** A template's film, silent, moving while it is looked at. */
export function Film({ template, className }: { template: TemplateName; className?: string }) {
  return (
    <x-behave name="moving">
      <video className={className} src={`/samples/templates/${template}.mp4`} poster={`/samples/templates/${template}.jpg`} width={288} height={512} muted loop playsInline preload="none" tabIndex={-1} aria-hidden="true" />
    </x-behave>
  );
}
