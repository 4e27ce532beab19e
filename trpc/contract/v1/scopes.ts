import { z } from "zod";

/** What a key may do: `read` looks, `write` changes or spends. */
export const SCOPES = [
  "account:read",
  "tools:read",
  "tasks:read",
  "tasks:write",
  "files:read",
  "files:write",
  "drafts:read",
  "drafts:write",
  "webhooks:read",
  "webhooks:write",
] as const;
export const scope = z.enum(SCOPES);
export type Scope = z.infer<typeof scope>;
