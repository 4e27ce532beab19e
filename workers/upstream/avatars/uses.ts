import { type AvatarRow, deleteAvatar } from "../../../db/queries/avatar.ts";
import { openTasksOf } from "../../../db/queries/task-move.ts";
import type { Services } from "../services.ts";
import { cancel } from "../tasks/cancel.ts";

type Named = Pick<AvatarRow, "id" | "owner_id">;

/** Ends what is under way of an avatar: everybody's where it is gone, others' where it is its owner's alone again. Credits come back. */
export async function endUses(all: Services, { id, owner_id }: Named, whose: "everybody" | "others"): Promise<void> {
  for (const task of await openTasksOf(all.db, { subjectId: id }))
    if (whose === "everybody" || task.owner_id !== owner_id) await cancel(all, task, "avatar.withdrawn");
}

/** Deletes an avatar, ends what is under way of it, and deletes its videos where that is asked for. Answers how many those were. */
export async function deleteWithUses(all: Services, row: AvatarRow, { videos }: { videos: boolean }): Promise<number> {
  const gone = await deleteAvatar(all.db, row, { videos });
  // Without the avatar no run begins any more; what had begun is ended, and goes as well.
  await endUses(all, row, "everybody");
  return gone + (videos ? await deleteAvatar(all.db, row, { videos }) : 0);
}
