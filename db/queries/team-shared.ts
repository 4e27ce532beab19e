import { and, eq, isNotNull, isNull } from "drizzle-orm";
import * as schema from "../schema/index.ts";
import type { AssetRow } from "./asset.ts";
import { after, newestFirst, type Position } from "./cursor.ts";
import { adOfTask, isSeen } from "./report.ts";
import type { Database } from "./database.ts";

const { asset, seat, task, user } = schema;
interface Page {
  place?: Position;
  limit: number;
}

/** Of a team, those who let it see what is theirs. */
const sharing = (teamId: string) => and(eq(seat.team_id, teamId), eq(seat.shares, true));
const who = { nickname: seat.nickname, name: user.nickname };

/** Finished ads of those who share, newest first. */
export const sharedAds = (db: Database, teamId: string, { place, limit }: Page) => {
  const order = { time: task.created_at, id: task.id };
  return db
    .select({
      id: task.id,
      app_id: task.app_id,
      stage: task.stage,
      title: task.title,
      output: task.output,
      created_at: task.created_at,
      ...who,
    })
    .from(task)
    .innerJoin(seat, eq(seat.id, task.owner_id))
    .innerJoin(user, eq(user.id, seat.id))
    .where(
      and(
        sharing(teamId),
        eq(task.state, "success"),
        eq(task.stage, "render"),
        isNull(task.parent_id),
        isNotNull(task.output),
        isSeen("ad", adOfTask),
        after(order, place),
      ),
    )
    .orderBy(...newestFirst(order))
    .limit(limit);
};

/** Files in the libraries of those who share, newest first. */
export const sharedFiles = (db: Database, teamId: string, { place, limit }: Page) => {
  const order = { time: asset.created_at, id: asset.id };
  return db
    .select({ asset, ...who })
    .from(asset)
    .innerJoin(seat, eq(seat.id, asset.owner_id))
    .innerJoin(user, eq(user.id, seat.id))
    .where(and(sharing(teamId), eq(asset.shelf, "library"), isSeen("file", asset.id), after(order, place)))
    .orderBy(...newestFirst(order))
    .limit(limit);
};

/** A file of someone's library, only if its owner shares it with this team. */
export async function findSharedFile(db: Database, teamId: string, id: string): Promise<AssetRow | null> {
  const [row] = await db
    .select({ asset })
    .from(asset)
    .innerJoin(seat, eq(seat.id, asset.owner_id))
    .where(and(eq(asset.id, id), eq(asset.shelf, "library"), isSeen("file", asset.id), sharing(teamId)));
  return row?.asset ?? null;
}
