import { useNonce } from "../http/nonce.ts";

/**
 * Pages that are fetched as soon as they are pointed at. Not those that begin work when they are asked for (a link is
 * read by its details page, scripts are written by theirs), nor files and answers that are no page.
 */
const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/*/product-details*", "/*/script-settings*", "/files/*", "/tasks/*", "/trpc/*", "/samples/*"] } },
          { not: { selector_matches: "[download], [target=_blank]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

const WRITTEN = { __html: JSON.stringify(RULES) };

/** Speculation Rules: data for the browser, let through by the policy's nonce. */
export function Speculation() {
  return <script type="speculationrules" nonce={useNonce()} dangerouslySetInnerHTML={WRITTEN} />;
}
