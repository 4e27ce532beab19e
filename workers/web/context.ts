import type { AccountContext } from "../../app/http/account-context.ts";
import { partnerUrl } from "../../trpc/contract/rules/partner.ts";
import { USER_TYPE } from "../../trpc/contract/rules/user-types.ts";
import { asToken } from "./caller.ts";
import { readVariables, type WebEnv } from "./env.ts";
import type { Visit } from "./session.ts";
import { answered, ask } from "./sign-in-question.ts";

/** A link that may stand in the field for links; empty for anything else. */
const webAddress = (text: string): string =>
  text.length <= 2000 && /^https?:\/\/[^\s\p{Cc}]+$/iu.test(text) && URL.canParse(text) ? text : "";

/** What pages may do with the visitor's session and cookies. */
export function accountContext({ jar, caller, attribution, keep }: Visit, env: WebEnv): AccountContext {
  const partner = () => partnerUrl(jar.get("partner_url"), readVariables(env).PARTNER_HOSTS)?.href ?? "";
  return {
    attribution,
    partner,
    forgetPartner: () => jar.clear("partner_url"),
    keep(session) {
      keep(session);
      // Somebody who is no guest; the next page reads the user and says which type.
      jar.set("user_type", String(USER_TYPE.free));
    },
    end() {
      caller.token = "";
      jar.clear("token", "user_type", "came", "partner_url", "site_product_url", "sign_in");
    },
    asAdmin(key) {
      caller.adminKey = key;
    },
    siteProduct: () => webAddress(jar.get("site_product_url")),
    forgetSiteProduct: () => jar.clear("site_product_url"),
    forgetVisitor: () => jar.clear("user_cookie_id", "second_page"),
    oneTapClient: () => (jar.get("one_tap") === "" ? readVariables(env).GOOGLE_CLIENT_ID : ""),
    prompted: () => jar.set("one_tap", "1"),
    handoff: () => asToken(jar.get("handoff")),
    forgetHandoff: () => jar.clear("handoff"),
    ask: (wish) => ask(jar, wish),
    answered: (state) => answered(jar, state),
  };
}
