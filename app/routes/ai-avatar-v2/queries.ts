import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { avatarFilter, type Avatar, type AvatarFilter } from "../../../trpc/contract/avatar.ts";
import { attempt } from "../../http/problem.ts";

export interface Library {
  list: Avatar[];
  /** Whether one more of one's own may be made. */
  mayAdd: boolean;
  filter: AvatarFilter;
}

/** The avatars that the address asks for; one that is no filter of ours narrows nothing. */
export async function readLibrary({ request, context: { api } }: LoaderFunctionArgs): Promise<Library> {
  const asked = Object.fromEntries([...new URL(request.url).searchParams].filter(([, value]) => value !== ""));
  const filter = avatarFilter.safeParse(asked).data ?? {};
  const { value } = await attempt(api.avatars.list(filter));
  return { list: value?.list ?? [], mayAdd: (value?.may_add ?? 0) > 0, filter };
}
