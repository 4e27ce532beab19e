import { account } from "../contract/account.ts";
import { mutation, query, router } from "../init.ts";

export const accountRouter = router({
  guestLogin: mutation(account.guestLogin),
  userInfo: query(account.getUserInfo),
});
