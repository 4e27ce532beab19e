import { avatars } from "../contract/avatar.ts";
import { mutation, query, router } from "../init.ts";

export const avatarsRouter = router({
  list: query(avatars.list),
  createPicture: mutation(avatars.createPicture),
  createVideo: mutation(avatars.createVideo),
  update: mutation(avatars.update),
  offer: mutation(avatars.offer),
  withdraw: mutation(avatars.withdraw),
  delete: mutation(avatars.delete),
});
