/**
 * What `work` comes to, or the signal's reason as soon as that is aborted, whether or not the work looks at it: a limit
 * from outside. The work's later end is for nobody.
 */
export function within<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}
