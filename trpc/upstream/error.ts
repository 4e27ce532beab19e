/**
 * A call that the upstream refused, or that never arrived (-10000, spec §8). `message` is for the user, but for a
 * `silent` one: pages show none.
 */
export class UpstreamError extends Error {
  readonly code: number;
  readonly silent: boolean;
  constructor(code: number, message: string, { silent = false, ...options }: ErrorOptions & { silent?: boolean } = {}) {
    super(message, options);
    this.code = code;
    this.silent = silent;
  }
}
