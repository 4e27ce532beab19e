/**
 * A call that the upstream refused, or that never arrived (-10000, spec §8). `message` is for the user, but for a
 * `silent` one: pages show none. `pointer`: what of the input it is about (RFC 6901).
 */
export class UpstreamError extends Error {
  readonly code: number;
  readonly silent: boolean;
  readonly pointer: string | undefined;
  constructor(
    code: number,
    message: string,
    { silent = false, pointer, ...options }: ErrorOptions & { silent?: boolean; pointer?: string | undefined } = {},
  ) {
    super(message, options);
    this.code = code;
    this.silent = silent;
    this.pointer = pointer;
  }
}
