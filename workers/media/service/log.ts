/** One line of JSON on standard output, for whatever collects the logs. Never carries URLs: they are signed. */
export function log(event: string, fields: Record<string, unknown> = {}): void {
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), event, ...fields })}\n`);
}
