import type { TemplateName } from "../../timeline/brief.ts";
import { sampleFilm } from "../../trpc/contract/rules/sample-films.ts";
import { useTranslation } from "../i18n/use-translation.tsx";

interface SilentProps {
  film: { video: string; poster: string };
  width?: number;
  height?: number;
  className?: string;
  /** Moves while it is in sight, not only while it is pointed at: for the one film that shows what comes out. */
  moves?: boolean;
}

/** A silent film, moving while it is looked at. */
export const SilentFilm = ({ film: { video, poster }, width = 288, height = 512, className, moves }: SilentProps) => (
  <x-behave name="moving" data-moves={moves ? "" : undefined}>
    <video
      className={className}
      src={video}
      poster={poster}
      width={width}
      height={height}
      muted
      loop
      playsInline
      preload="none"
      tabIndex={-1}
      aria-hidden="true"
    />
  </x-behave>
);

/** A template's film. */
export function Film({ template, ...rest }: Pick<SilentProps, "className" | "moves"> & { template: TemplateName }) {
  const { lang } = useTranslation();
  return <SilentFilm film={sampleFilm(template, lang)} {...rest} />;
}
