import { useId, type ComponentType } from "react";
import { renderToString } from "react-dom/server.browser";
import { islandMarkup } from "./markup.ts";

/** `load`: at once. `visible`: when it scrolls into view. `idle`: when the page is quiet. */
export type IslandWhen = "load" | "visible" | "idle";

interface IslandProps<P extends object> {
  /** The folder under `app/islands`. */
  name: string;
  component: ComponentType<P>;
  /** Serialisable: they ride in an attribute. */
  props: P;
  when?: IslandWhen;
}

/**
 * Renders a React component on the server inside `<x-island>`; the browser hydrates it alone, with the
 * same `useId` values (islands.md). A component that throws leaves its fallback out, not the page.
 */
export function Island<P extends object>({ name, component: Component, props, when = "visible" }: IslandProps<P>) {
  const prefix = useId().replaceAll(":", "");
  const html = import.meta.env.SSR ? islandMarkup(() => renderToString(<Component {...props} />, { identifierPrefix: prefix })) : "";
  return (
    <x-behave name="islands">
      <x-island name={name} prefix={prefix} when={when} props={JSON.stringify(props)} dangerouslySetInnerHTML={{ __html: html }} />
    </x-behave>
  );
}
