/** Longer than an isolate takes its own last answer (trpc/cache/read-through.ts). */
export const pastNear = () => new Promise((resolve) => setTimeout(resolve, 600));
