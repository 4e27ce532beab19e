import { useId, type ComponentType } from "react";
import { renderToString } from "react-dom/server.browser";
import { factsOf } from "../../../locales/index.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { type IslandData, islandMarkup, jsonForScript } from "./markup.ts";
import { messagesOf } from "./messages.ts";
import { type IslandT, type Namespace, translate } from "./translate.ts";

/** `load`: at once. `visible`: when it scrolls into view. `idle`: when the page is quiet. `press`: when it is clicked. */
export type IslandWhen = "load" | "visible" | "idle" | "press";

interface IslandProps<P extends object, Named extends Namespace> {
  /** The folder under `app/islands`. */
  name: string;
  /** Is given `t`, for the messages of `namespaces` alone, beside its props. */
  component: ComponentType<P & { t: IslandT<NoInfer<Named>> }>;
  /** Serialisable: they go into the page as JSON. */
  props: P;
  /** The messages that it needs; no others reach the browser. */
  namespaces?: readonly Named[];
  when?: IslandWhen;
}

/**
 * Renders a React component on the server inside `<x-island>`; the browser hydrates it alone, with the
 * same `useId` values (islands.md). A component that throws leaves its fallback out, not the page.
 */
export function Island<P extends object, Named extends Namespace = never>({
  name,
  component: Component,
  props,
  namespaces = [],
  when = "visible",
}: IslandProps<P, Named>) {
  const { lang } = useTranslation();
  const prefix = useId().replaceAll(":", "");
  const data: IslandData = { props, messages: messagesOf(lang, namespaces), lang: factsOf(lang).tag };
  const t = translate<Named>(data.messages, data.lang);
  const html = import.meta.env.SSR ? islandMarkup(() => renderToString(<Component {...props} t={t} />, { identifierPrefix: prefix })) : "";
  return (
    <x-behave name="islands">
      <script type="application/json" dangerouslySetInnerHTML={{ __html: jsonForScript(data) }} />
      <x-island name={name} prefix={prefix} when={when} dangerouslySetInnerHTML={{ __html: html }} />
    </x-behave>
  );
}
