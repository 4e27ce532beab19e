import { type ClonedVoiceRow, listClonedVoices } from "../../../db/queries/cloned-voice.ts";
import { lackOf } from "../../../trpc/contract/rules/access.ts";
import { CLONING_KEY } from "../../../trpc/contract/rules/cloned-voices.ts";
import { USER_TYPE } from "../../../trpc/contract/rules/user-types.ts";
import { type ClonedVoice, clonedVoice, voices } from "../../../trpc/contract/voice.ts";
import { type App, implement } from "../http/implement.ts";
import { clone, deleteOwn } from "./clone.ts";
import { mostClones } from "./limit.ts";
import { canClone, voicesFor } from "./offered.ts";

const presented = ({ consent, ...row }: ClonedVoiceRow): ClonedVoice => clonedVoice.parse({ ...row, agreed_at: consent.agreed_at });

/** Serves the `voices` calls. Another's cloned voice is not found. */
export function voiceRoutes(app: App): void {
  implement(app, voices.list, async (_input, call) => voicesFor(call, (await call.visitor())?.user.id));
  implement(app, voices.cloned, async (_input, call) => {
    // Whoever has no session yet becomes a guest with the first thing that they make.
    const user = (await call.visitor())?.user ?? { id: "", user_type: USER_TYPE.guest };
    const list = await listClonedVoices(call.db, user.id);
    return {
      list: list.map(presented),
      may_add: Math.max(0, mostClones(user, call.variables) - list.length),
      lacks: lackOf(user, call.variables.PRO_APPS_FOR),
      missing: canClone(call) ? [] : [CLONING_KEY],
    };
  });
  implement(app, voices.clone, async (asked, call) => presented(await clone(call, asked)));
  implement(app, voices.deleteCloned, async (asked, call) => ({ id: asked.id, works: await deleteOwn(call, asked) }));
}
