import { Relations } from "./relations.tsx";

/** What may be changed of several elements at once. */
export default function Several() {
  return <Relations />;
}
