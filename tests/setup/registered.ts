import { connect } from "../../scripts/run/client.ts";
import { freshEmail } from "./fresh-email.ts";
import { PASSWORD } from "./password.ts";
import { untilUp } from "./up.ts";

/**
 * A new account, by a friend's link where one is given, made through the typed client as a script would, where
 * registering shows its code.
 */
export async function registered(origin: string, invite_code?: string): Promise<{ email: string; token: string }> {
  await untilUp(origin);
  const { client } = await connect(origin);
  const email = freshEmail();
  const { code_on_page } = await client.account.getVCode.mutate({ email, purpose: "register" });
  const { token } = await client.account.perfectRegister.mutate({
    email,
    password: PASSWORD,
    code: code_on_page ?? "",
    agreement: true,
    invite_code,
  });
  return { email, token };
}
