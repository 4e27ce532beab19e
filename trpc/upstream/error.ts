/** A call that the upstream refused, or that never arrived (-10000, spec §8). `message` is for the user. */
export class UpstreamError extends Error {
  readonly code: number;
  constructor(code: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
