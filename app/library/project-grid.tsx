import { useTranslation } from "../i18n/use-translation.tsx";
import { Thumbnail } from "./thumbnail.tsx";
import type { Project } from "./project.ts";
import { State } from "./state.tsx";

/** Ads beside each other, pictures first. */
export function ProjectGrid({ projects }: { projects: readonly Project[] }) {
  const { t } = useTranslation();
  return (
    <ul className="reel">
      {projects.map((project, at) => (
        <li key={project.id}>
          <a href={project.href} className="grid gap-2">
            <span className="plate">
              <Thumbnail project={project} first={at < 2} />
            </span>
            <span className="line-clamp-2 font-semibold">{project.name || project.host || t("library.untitled")}</span>
            <span>
              <State project={project} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
