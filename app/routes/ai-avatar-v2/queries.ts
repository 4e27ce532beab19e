import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { avatarFilter, type Avatar, type AvatarFilter } from "../../../trpc/contract/avatar.ts";
import type { Lack } from "../../../trpc/contract/rules/access.ts";
import type { ShownModel } from "../../../trpc/contract/model.ts";
import { attempt } from "../../http/problem.ts";
import { readModels } from "../../models/queries.ts";

/** Avatars of one page. */
const PAGE = 48;

export interface Library {
  list: Avatar[];
  page: number;
  pages: number;
  /** Whether one more of one's own may be made. */
  mayAdd: boolean;
  /** What the visitor lacks to have any, and premium ones; null: nothing. */
  lacks: Lack | null;
  filter: AvatarFilter;
  /** The model of realistic avatars, whether it can be used here or not; null: the upstream knows none. */
  realistic: ShownModel | null;
}

/** The avatars that the address asks for; one that is no filter of ours narrows nothing. */
export async function readLibrary({ request, context }: LoaderFunctionArgs): Promise<Library> {
  const { page: at, ...asked } = Object.fromEntries([...new URL(request.url).searchParams].filter(([, value]) => value !== ""));
  const filter = avatarFilter.safeParse(asked).data ?? {};
  const [{ value }, { models }] = await Promise.all([attempt(context.api.avatars.list(filter)), readModels(context, "avatar")]);
  const all = value?.list ?? [];
  const pages = Math.max(1, Math.ceil(all.length / PAGE));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(at)) || 1));
  const list = all.slice((page - 1) * PAGE, page * PAGE);
  return { list, page, pages, mayAdd: (value?.may_add ?? 0) > 0, lacks: value?.lacks ?? null, filter, realistic: models[0] ?? null };
}
