import { USER_TYPE } from "../../trpc/contract/rules/user-types.ts";

/** The plan by which a user_type is called. */
export const planOf = (userType: number) =>
  userType >= USER_TYPE.business[0] ? "business" : userType >= USER_TYPE.personal[0] ? "personal" : "free";
