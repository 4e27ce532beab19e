import type { Team } from "../../../trpc/contract/team.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";

/** As many as are seen at a glance; of more, the sentence tells. */
const DRAWN_MAX = 40;

/** Seats as they are: sat in, held by an invitation, free. */
export function Seats({ team: { seats, taken, members, pays } }: { team: Team }) {
  const { t } = useTranslation();
  const stateOf = (at: number) => (at < members.length ? "taken" : at < taken ? "held" : "free");
  return (
    <div className="grid gap-2">
      {seats <= DRAWN_MAX && (
        <div className="seats" aria-hidden="true">
          {Array.from({ length: Math.max(seats, taken) }, (_, at) => (
            <span key={at} data-seat={stateOf(at)} />
          ))}
        </div>
      )}
      <p className="num">{t("team.seatsTaken", { taken, seats, held: taken - members.length })}</p>
      {pays && (
        <p>
          <a className="link inline-flex min-h-11 items-center" href="/plan">
            {t("team.buySeats")}
          </a>
        </p>
      )}
    </div>
  );
}
