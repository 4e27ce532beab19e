import { SignInPage } from "../../account/page.tsx";

export { actSignIn as action } from "../../account/actions.ts";
export { loadSignIn as loader } from "../../account/queries.ts";

export default function SignIn() {
  return <SignInPage />;
}
