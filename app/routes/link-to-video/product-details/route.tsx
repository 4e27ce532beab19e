import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Await, useActionData, useLoaderData } from "@remix-run/react";
import { Suspense } from "react";
import { Steps } from "../../../flow/steps.tsx";
import { changeDetails } from "./actions.ts";
import { Found } from "./found.tsx";
import { readDetails, type Reading } from "./queries.ts";
import { ReadingPage } from "./reading-page.tsx";

export const loader = (args: LoaderFunctionArgs) => readDetails(args);
export const action = (args: ActionFunctionArgs) => changeDetails(args);

export default function ProductDetails() {
  const { draftId, host, byHand, ready, reading } = useLoaderData<typeof loader>();
  const typed = useActionData<typeof action>();
  const show = (one: Reading) => <Found reading={one} typed={typed ?? null} byHand={byHand} />;
  return (
    <>
      <Steps flow="link-to-video" at="details" draftId={draftId} />
      {ready && show(ready)}
      {reading && (
        <Suspense fallback={<ReadingPage host={host} />}>
          <Await resolve={reading}>{show}</Await>
        </Suspense>
      )}
    </>
  );
}
