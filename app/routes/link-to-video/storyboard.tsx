import type { ReactNode } from "react";
import { sampleFilm } from "../../../trpc/contract/rules/sample-films.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";

const PICTURE = "/samples/bottle/packshot-720.webp";

function Panel({ number, title, text, children }: { number: number; title: string; text: string; children: ReactNode }) {
  return (
    <li>
      <figure>
        <div className="panel">{children}</div>
        <figcaption>
          <h3>
            <span className="num quiet">{number}</span> {title}
          </h3>
          <p className="quiet">{text}</p>
        </figcaption>
      </figure>
    </li>
  );
}

function Facts() {
  const { t } = useTranslation();
  const facts = [
    t("tools.link-to-video.board.facts.fact1"),
    t("tools.link-to-video.board.facts.fact2"),
    t("tools.link-to-video.board.facts.fact3"),
  ];
  return (
    <div className="grid h-full content-center gap-3 p-6">
      <p className="head num text-title">
        {t("tools.link-to-video.board.facts.price")}{" "}
        <s className="text-lead font-normal quiet">{t("tools.link-to-video.board.facts.oldPrice")}</s>
      </p>
      <ul className="rows text-small">
        {facts.map((fact) => (
          <li key={fact} className="py-2">
            {fact}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The three steps as a storyboard, with the sample's own pictures. */
export function Storyboard() {
  const { t, lang } = useTranslation();
  return (
    <section className="grid gap-6">
      <h2>{t("tools.link-to-video.how")}</h2>
      <ol className="board">
        <Panel number={1} title={t("tools.link-to-video.board.page.title")} text={t("tools.link-to-video.board.page.text")}>
          <img src={PICTURE} width={720} height={720} loading="lazy" alt={t("tools.link-to-video.board.page.alt")} />
        </Panel>
        <Panel number={2} title={t("tools.link-to-video.board.facts.title")} text={t("tools.link-to-video.board.facts.text")}>
          <Facts />
        </Panel>
        <Panel number={3} title={t("tools.link-to-video.board.video.title")} text={t("tools.link-to-video.board.video.text")}>
          <div className="grid h-full place-items-center bg-[#141311] py-4">
            <img
              className="still"
              src={sampleFilm("street", lang).poster}
              width={288}
              height={512}
              loading="lazy"
              alt={t("tools.link-to-video.board.video.alt")}
            />
          </div>
        </Panel>
      </ol>
    </section>
  );
}
