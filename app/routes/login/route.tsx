import { SignInPage } from "../../account/page.tsx";

export { actSignIn as action } from "../../account/act.ts";
export { loadSignIn as loader } from "../../account/load.ts";

export default function SignIn() {
  return <SignInPage />;
}
