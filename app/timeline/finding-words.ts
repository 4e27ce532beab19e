import type { Finding } from "../../timeline/lint/lint.ts";
import { seconds } from "../../timeline/time.ts";
import { writeTime } from "../../trpc/contract/rules/time-string.ts";
import type { IslandT } from "../islands/runtime/translate.ts";

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** What is against an ad on a platform, in a person's words. */
export function findingText(one: Finding, t: IslandT<"timeline">): string {
  switch (one.rule) {
    case "covered":
      return t("timeline.lint.covered", {
        what: t(`timeline.lint.roles.${one.role}`),
        by: one.by,
        side: t(`timeline.lint.sides.${one.side}`),
      });
    case "lateSound":
      return t("timeline.lint.lateSound", { time: writeTime(seconds(one.at)) });
    case "silent":
      return t("timeline.lint.silent");
    case "ratio":
      return t("timeline.lint.ratio", { width: one.width, height: one.height });
    default:
      return t(`timeline.lint.${one.rule}`, { seconds: oneDecimal(one.seconds), limit: one.limit });
  }
}
