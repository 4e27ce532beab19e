import { cursor as cursorShape } from "../../trpc/contract/cursor.ts";

/** What the address of a list says; anything that is none of it is left out. */
export function listQuery(request: Request) {
  const { searchParams } = new URL(request.url);
  const cursor = cursorShape.safeParse(searchParams.get("after")).data;
  const user = searchParams.get("user")?.slice(0, 60);
  return { cursor, later: cursor !== undefined, user: user === "" ? undefined : user, get: (name: string) => searchParams.get(name) ?? "" };
}
