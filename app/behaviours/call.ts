/** One tRPC mutation, without a client: a page that only uploads needs no more. */
export async function call<T>(path: string, input: object): Promise<T> {
  const response = await fetch(`/trpc/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(input),
  });
  const body = (await response.json()) as { result?: { data: T }; error?: { message: string } };
  if (!body.result) throw new Error(body.error?.message);
  return body.result.data;
}
