/**
 * Without any progress for so long a test gives work up: longer than the sweep takes to end a task that died
 * (workers/upstream/tasks/sweep.ts), and than a film of another test takes, on a busy machine, that is drawn before it.
 */
export const STALL_SECONDS = 480;
