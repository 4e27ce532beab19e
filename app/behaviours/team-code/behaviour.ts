const KEY = "teamInviteCode";

/** Spec §2: Register stores the teamInviteCode query value in session storage; a form of this tab that has none is given it. */
export default function teamCode(host: HTMLElement): void {
  const given = new URLSearchParams(location.search).get(KEY);
  if (given) sessionStorage.setItem(KEY, given.slice(0, 100));
  const kept = sessionStorage.getItem(KEY) ?? "";
  for (const input of host.querySelectorAll<HTMLInputElement>(`input[name="${KEY}"]`)) input.value ||= kept;
}
