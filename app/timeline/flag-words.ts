import type { EvidenceFlag, ShownFor } from "../../timeline/evidence/claim.ts";
import type { IslandT } from "../islands/runtime/translate.ts";

type T = IslandT<"timeline">;

/** What stood for a claim, in a person's words. */
export const shownText = (show: ShownFor, t: T): string =>
  show.kind === "shot" ? t("timeline.evidence.shot") : t(`timeline.evidence.${show.kind}`, { text: show.text });

/** A claim that is said without something that stood for it. */
export const flagText = ({ text, gone }: EvidenceFlag, t: T): string =>
  t("timeline.evidence.flag", { text, gone: gone.map((one) => shownText(one, t)).join("; ") });
