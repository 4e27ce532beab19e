import { apiKeys } from "../contract/api-key.ts";
import { catalogue } from "../contract/v1/catalogue.ts";
import { webhooks } from "../contract/webhook.ts";
import { mutation, query, router } from "../init.ts";

export const apiKeysRouter = router({
  list: query(apiKeys.list),
  create: mutation(apiKeys.create),
  revoke: mutation(apiKeys.revoke),
  usage: query(apiKeys.usage),
  spending: query(apiKeys.spending),
});

export const webhooksRouter = router({
  list: query(webhooks.list),
  create: mutation(webhooks.create),
  delete: mutation(webhooks.delete),
  rotate: mutation(webhooks.rotate),
  ping: mutation(webhooks.ping),
  deliveries: query(webhooks.deliveries),
  replay: mutation(webhooks.replay),
});

export const catalogueRouter = router({
  tools: query(catalogue.tools),
  tool: query(catalogue.tool),
  voices: query(catalogue.voices),
});
