/** What the three tools of films have in common. */
export const FILM_WORK = {
  stages: ["make"],
  phases: ["reading", "making", "rendering", "signing"],
  makes: ["video"],
  generates: ["video"],
  failure: { make: "task.generationFailed" },
  lane: "media",
  openLimit: 6,
  maxHours: 4,
  keepDays: null,
} as const;
