import { data } from "@remix-run/cloudflare";
import { Failure } from "../../shell/failure.tsx";

export const loader = () => data(null, { status: 404 });
export const action = loader;

export default function NotFound() {
  return <Failure status={404} />;
}
