import { lackOf } from "../../../trpc/contract/rules/access.ts";
import { changeAvatar, listAvatars, listOffered } from "../../../db/queries/avatar.ts";
import { type Avatar, type AvatarFilter, avatars } from "../../../trpc/contract/avatar.ts";
import { USER_TYPE } from "../../../trpc/contract/rules/user-types.ts";
import { type App, implement } from "../http/implement.ts";
import { createPictureAvatar, createVideoAvatar } from "./create.ts";
import { mostAvatars } from "./limit.ts";
import { requireVoice } from "../voices/offered.ts";
import { realisticAvatars } from "./looks.ts";
import { offer, offeredAnew } from "./offer.ts";
import { ownAvatar } from "./own.ts";
import { DRAWN, presentAvatar, presentOffered } from "./present.ts";
import { deleteWithUses, endUses } from "./uses.ts";

const NOBODY = { id: "", user_type: USER_TYPE.guest };

/** Whether an avatar is what the filter asks for: what it does not name, it does not narrow. */
const fits =
  (filter: AvatarFilter) =>
  (one: Avatar): boolean =>
    (Object.keys(filter) as (keyof AvatarFilter)[]).every((name) => filter[name] === undefined || filter[name] === one[name]);

/** Serves the `avatars` calls. Another's avatar is not found. */
export function avatarRoutes(app: App): void {
  implement(app, avatars.list, async (filter, call) => {
    // Whoever has no session yet becomes a guest with the first thing that they make.
    const user = (await call.visitor())?.user ?? NOBODY;
    const [rows, offered, realistic] = await Promise.all([
      listAvatars(call.db, user.id),
      listOffered(call.db, user.id),
      realisticAvatars(call, user),
    ]);
    const own = await Promise.all(rows.map((row) => presentAvatar(call, row)));
    const community = await Promise.all(offered.map((row) => presentOffered(call, row)));
    return {
      list: [...own, ...community, ...DRAWN, ...realistic].filter(fits(filter)),
      may_add: Math.max(0, mostAvatars(user, call.variables) - rows.length),
      lacks: lackOf(user, call.variables.PRO_APPS_FOR),
    };
  });
  implement(app, avatars.createPicture, async (asked, call) => presentAvatar(call, await createPictureAvatar(call, asked)));
  implement(app, avatars.createVideo, async (asked, call) => presentAvatar(call, await createVideoAvatar(call, asked)));
  implement(app, avatars.update, async ({ id, ...change }, call) => {
    const row = await ownAvatar(call, id);
    if (change.voice !== undefined) await requireVoice(call, change.voice);
    return presentAvatar(call, await changeAvatar(call.db, row, { ...change, ...offeredAnew(row, change.name) }));
  });
  implement(app, avatars.offer, async ({ id, consent }, call) =>
    presentAvatar(call, await offer(call, await ownAvatar(call, id), consent)),
  );
  implement(app, avatars.withdraw, async ({ id }, call) => {
    const row = await changeAvatar(call.db, await ownAvatar(call, id), { offered: null, offer: null });
    await endUses(call, row, "others");
    return presentAvatar(call, row);
  });
  implement(app, avatars.delete, async ({ id, videos }, call) => ({
    id,
    videos: await deleteWithUses(call, await ownAvatar(call, id), { videos }),
  }));
}
