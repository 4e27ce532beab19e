/**
 * Without any progress for so long a test gives work up: longer than the sweep takes to end a task that died
 * (workers/upstream/tasks/sweep.ts), and than a film of another test takes, on a busy machine, that is drawn before it.
 */
export const STALL_SECONDS = 480;

/** Between two looks at a task that takes many seconds: each look takes ten milliseconds of a core from what is waited for. */
export const LOOK_MS = 1000;
