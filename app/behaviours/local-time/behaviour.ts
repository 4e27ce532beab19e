import { momentText } from "../../ui/moment.ts";

/** Says a moment in the browser's own time zone, which the server does not know. */
export default function localTime(host: HTMLElement): void {
  const time = host.querySelector("time");
  if (time) time.textContent = momentText(Date.parse(time.dateTime), document.documentElement.lang, undefined);
}
