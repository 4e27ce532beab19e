/** One tRPC mutation, without a client: a page that only uploads needs no more. */
export const call = <T>(path: string, input: object): Promise<T> =>
  answered(fetch(`/trpc/${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(input) }));

/** One tRPC query. */
export const ask = <T>(path: string, input: object): Promise<T> =>
  answered(fetch(`/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`));

async function answered<T>(asked: Promise<Response>): Promise<T> {
  const response = await asked;
  const body = (await response.json()) as { result?: { data: T }; error?: { message: string } };
  if (!body.result) throw Object.assign(new Error(body.error?.message), { status: response.status });
  return body.result.data;
}
