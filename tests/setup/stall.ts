/**
 * Without any progress for so long a test gives work up: longer than the sweep takes to end a task that died
 * (workers/upstream/tasks/sweep.ts).
 */
export const STALL_SECONDS = 240;
