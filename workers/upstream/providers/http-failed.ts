/** A provider that answered with a status of failure. */
export class HttpFailed extends Error {
  readonly status: number;
  constructor(provider: string, status: number, body: string) {
    super(`${provider}: ${status} ${body.slice(0, 200)}`);
    this.status = status;
  }
}
