/** An engine that answers its first question, and then turns in a circle for a minute: it sees neither messages nor their end. */
process.once("message", () =>
  process.send?.({ type: "done", result: process.pid }, () => {
    for (const until = Date.now() + 60_000; Date.now() < until;);
  }),
);
