import { call } from "../call.ts";

interface Frames {
  list: { template: string; url: string; width: number; height: number }[];
}

/** Shows each template with the visitor's own product as soon as it is drawn: one call for all, so that no line is kept from the form. */
export default function frames(host: HTMLElement, signal: AbortSignal): void {
  const { draft } = host.querySelector<HTMLElement>("[data-draft]")?.dataset ?? {};
  if (!draft) return;
  const show = ({ list }: Frames) => {
    for (const { template, url, width, height } of list) {
      const place = host.querySelector(`[data-template="${CSS.escape(template)}"]`);
      const picture = Object.assign(new Image(width, height), { src: url, alt: "", className: "h-auto w-full rise" });
      place?.replaceChildren(picture);
    }
  };
  // Where nothing could be drawn, the sample stays.
  void call<Frames>("previews.preloadList", { draft_id: draft })
    .then((found) => signal.aborted || show(found))
    .catch(() => undefined);
}
