/** A refusal in the protocol's words. */
export class Refused extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string;
  constructor(code: string, message: string, { status = 400, type = "invalid_request_error" } = {}) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
  }
}

export const missing = (id: string): Refused => new Refused("resource_missing", `No such object: '${id}'`, { status: 404 });
