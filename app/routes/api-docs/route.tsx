import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { DeveloperLinks } from "../../developer/links.tsx";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { MCP_EXAMPLE, WEBHOOK_EXAMPLE } from "./example-files.ts";
import { Code } from "./examples.tsx";
import { Basics, Errors, Reference, Start } from "./parts.tsx";
import { reference } from "./reference.ts";

export function loader({ request }: LoaderFunctionArgs) {
  return { origin: new URL(request.url).origin, reference: reference() };
}

function Contents() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("api.docs.contents")}>
      <ul className="flex flex-wrap gap-x-6">
        {(["start", "basics", "errors", "webhooks", "mcp", "reference"] as const).map((one) => (
          <li key={one}>
            <a className="link inline-flex min-h-11 items-center" href={`#${one}`}>
              {t(`api.docs.${one}`)}
            </a>
          </li>
        ))}
        <li>
          <a className="link inline-flex min-h-11 items-center" href="/v1/openapi.json">
            {t("api.docs.document")}
          </a>
        </li>
      </ul>
    </nav>
  );
}

/** The public API for who never saw it: how to begin, the rules, and every operation, read from the table of its routes. */
export default function ApiDocs() {
  const { t } = useTranslation();
  const { origin, reference: list } = useLoaderData<typeof loader>();
  return (
    <div className="grid grid-cols-1 gap-12">
      <header className="grid gap-2">
        <h1 className="calm">{t("api.docs.title")}</h1>
        <p className="quiet max-w-prose">{t("api.docs.lead")}</p>
        <DeveloperLinks />
        <Contents />
      </header>
      <Start origin={origin} />
      <Basics origin={origin} />
      <Errors />
      <section id="webhooks" className="grid grid-cols-1 gap-4">
        <h2>{t("api.docs.webhooks")}</h2>
        <p className="quiet max-w-prose">{t("api.docs.webhooksText")}</p>
        <Code name="webhook.ts">{WEBHOOK_EXAMPLE}</Code>
      </section>
      <section id="mcp" className="grid grid-cols-1 gap-4">
        <h2>{t("api.docs.mcp")}</h2>
        <p className="quiet max-w-prose break-words">{t("api.docs.mcpText", { origin })}</p>
        <Code name="mcp.json">{MCP_EXAMPLE.replace("http://127.0.0.1:8787", origin)}</Code>
      </section>
      <Reference list={list} />
    </div>
  );
}
