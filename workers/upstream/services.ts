import { drizzle } from "drizzle-orm/d1";
import type { Database } from "../../db/queries/database.ts";
import {
  cloudVoices,
  type CloudVoices,
  scriptWriter,
  type ScriptWriter,
  type Transcriber,
  transcriberFor,
  type Translator,
  linkResolverFor,
  type LinkResolver,
  translatorFor,
} from "./providers/index.ts";
import { jobAdapters } from "./providers/adapters.ts";
import type { ProviderAdapters } from "./providers/job.ts";
import type { InstanceParams } from "./tasks/instance.ts";
import { readVariables, type UpstreamEnv, type Variables } from "./env.ts";
import { takePaymentEvent } from "./payments/events.ts";
import { type Payments, paymentsFor } from "./payments/provider.ts";
import { type FileSigner, fileSigner } from "./files/sign.ts";
import { type MediaClient, mediaClient } from "./media/client.ts";
import { tools, type ToolTable, toolTable } from "./tools/table.ts";

/** What a handler may reach. Bindings are wrapped once, here. */
export interface Services {
  db: Database;
  bucket: R2Bucket;
  workflow: Workflow<InstanceParams>;
  media: MediaClient;
  files: FileSigner;
  /** Those whose jobs can be taken back, by the keys that are set. */
  providers(env: Variables): ProviderAdapters;
  tools: ToolTable;
  /** A language model where there is a key, else the built-in writer. */
  writer: ScriptWriter;
  /** Voices of the providers whose key is set. */
  voices: CloudVoices;
  /** Null where the operator has none: then files, streams and pages that name them are read, and no more. */
  links: LinkResolver | null;
  /** Null without a key: nothing built in translates, and the media service transcribes. */
  translator: Translator | null;
  transcriber: Transcriber | null;
  /** Null where nothing can be bought. */
  payments: Payments | null;
  variables: Variables;
}

/** The container's fetch where there is one, and the network's where MEDIA_URL names a process. */
function mediaFetch({ MEDIA }: UpstreamEnv, { MEDIA_URL }: Variables): typeof fetch {
  if (MEDIA_URL) return fetch;
  if (!MEDIA) throw new Error("Neither MEDIA_URL nor the MEDIA container is configured.");
  const container = MEDIA.get(MEDIA.idFromName("media"));
  return (input, init) => container.fetch(new Request(input, init));
}

const made = new WeakMap<UpstreamEnv, Services>();

/** The services of a worker's bindings, made once. */
export function services(env: UpstreamEnv): Services {
  const known = made.get(env);
  if (known) return known;
  const fresh = makeServices(env);
  made.set(env, fresh);
  return fresh;
}

function makeServices(env: UpstreamEnv): Services {
  const variables = readVariables(env);
  const db = drizzle(env.DB);
  const all: Services = {
    db,
    bucket: env.FILES,
    workflow: env.TASKS,
    media: mediaClient(mediaFetch(env, variables), variables.MEDIA_URL ?? "http://media.internal", variables.MEDIA_SECRET),
    files: fileSigner(variables.SIGNING_SECRET, variables.FILES_ORIGIN),
    providers: jobAdapters,
    tools: toolTable(tools()),
    writer: scriptWriter(variables),
    voices: cloudVoices(variables),
    links: linkResolverFor(variables),
    translator: translatorFor(variables),
    transcriber: transcriberFor(variables),
    payments: paymentsFor(db, variables, (request) => takePaymentEvent(all, request)),
    variables,
  };
  return all;
}
