import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { codeOf } from "../../trpc/contract/rules/errors.ts";
import { setCookie } from "../http/cookies.ts";
import { attempt } from "../http/problem.ts";

/** What came of an invitation to a team: a word that /welcome puts into a sentence. */
export const TEAM_OUTCOMES = ["joined", "full", "expired", "other", "address", "failed"] as const;
export type TeamOutcome = (typeof TEAM_OUTCOMES)[number];

/** What ads platforms read of a landing page's address (spec §2: ad-click parameters are appended to /welcome). */
const AD_CLICK = ["gclid", "fbclid", "utm_source", "utm_medium", "utm_campaign"] as const;

/** Spec §8: POST /seat/acceptInvite shows no message of its own; what came of it is told on the next page. */
async function join({ api }: AppLoadContext, code: string): Promise<TeamOutcome> {
  const { problem } = await attempt(api.account.acceptInvite({ invite_code: code.slice(0, 100) }));
  if (!problem) return "joined";
  const outcomes: [number | null, TeamOutcome][] = [
    [codeOf("team.seatsFull"), "full"],
    [codeOf("team.linkExpired"), "expired"],
    [codeOf("team.alreadyJoined"), "other"],
    [codeOf("team.otherAddress"), "address"],
  ];
  return outcomes.find(([known]) => known === problem.code)?.[1] ?? "failed";
}

function welcomePath({ account: { attribution } }: AppLoadContext, team: TeamOutcome | null): string {
  const query = new URLSearchParams(AD_CLICK.flatMap((name) => (attribution[name] ? [[name, attribution[name]]] : [])));
  if (team) query.set("team", team);
  return query.size > 0 ? `/welcome?${query}` : "/welcome";
}

interface Opened {
  token: string;
  maxAge: number;
  /** `/welcome` for the newly registered. */
  url: string;
  /** Where a second factor is asked for: there is no token yet. */
  challenge?: string;
  steps?: readonly string[];
}

const query = ({ back, team }: { back: string; team: string }) =>
  new URLSearchParams([["back", back], ...(team ? [["teamInviteCode", team]] : [])]);

/** Makes a session this browser's and goes on: to the welcome, to the partner, or to where the visitor was. */
export async function enter(context: AppLoadContext, opened: Opened, { back, team }: { back: string; team: string }): Promise<Response> {
  const { account } = context;
  if (opened.challenge)
    return redirect(`/login/second-step?${query({ back, team })}&by=${(opened.steps ?? []).join(",")}`, {
      status: 303,
      headers: { "set-cookie": setCookie("second_step", opened.challenge) },
    });
  account.keep(opened);
  const outcome = team ? await join(context, team) : null;
  if (account.partner()) return redirect("/login/go-on", 303);
  if (opened.url === "/welcome" || outcome) return redirect(welcomePath(context, outcome), 303);
  return redirect(back, 303);
}
