import { toast } from "../toast/toast.ts";
import { isHalfFilled, keepEntered } from "./forms.ts";

const FOR = "reloaded-for";

/** Loads the page anew for a version, once in a tab. A half-filled form is asked first, and its values come back. */
export default function renew(version: string): void {
  if (sessionStorage.getItem(FOR) === version) return;
  const load = () => {
    sessionStorage.setItem(FOR, version);
    location.reload();
  };
  if (!isHalfFilled()) return load();
  const keepAndLoad = () => {
    keepEntered();
    load();
  };
  const { renewed = "", renew: label = "" } = document.querySelector<HTMLElement>("#toasts")?.dataset ?? {};
  toast({ type: "info", text: renewed, duration: 0, grouping: true, action: { text: label, run: keepAndLoad } });
}
