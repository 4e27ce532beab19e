import type { TemplateName } from "../../timeline/brief.ts";
import { sampleFilm } from "../../trpc/contract/rules/sample-films.ts";
import { useTranslation } from "../i18n/use-translation.tsx";

interface FilmProps {
  template: TemplateName;
  className?: string;
  /** Moves while it is in sight, not only while it is pointed at: for the one film that shows what comes out. */
  moves?: boolean;
}

/** A template's film, silent, moving while it is looked at. */
export function Film({ template, className, moves }: FilmProps) {
  const { lang } = useTranslation();
  const { video, poster } = sampleFilm(template, lang);
  return (
    <x-behave name="moving" data-moves={moves ? "" : undefined}>
      <video
        className={className}
        src={video}
        poster={poster}
        width={288}
        height={512}
        muted
        loop
        playsInline
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
      />
    </x-behave>
  );
}
