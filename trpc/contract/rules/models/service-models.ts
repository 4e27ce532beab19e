/** What a model of this table does: it writes a text, translates one, says one, or writes down what is said. */
export const SERVICES = ["write", "translate", "speak", "transcribe"] as const;
export type Service = (typeof SERVICES)[number];

/** What a provider asks for, in dollars: tokens that are read and written have prices of their own. */
export type ServicePrice =
  | { readonly unit: "token"; readonly read: number; readonly written: number }
  | { readonly unit: "second" | "character"; readonly each: number };

/** A model that an operator's setting chooses, and no visitor. */
export interface ServiceModel {
  /** `provider/name`; as an engine it signs `provider:name`. */
  readonly id: string;
  readonly does: Service;
  /** Absent: nobody has told. */
  readonly price?: ServicePrice;
  /** It says when what it writes down was said. */
  readonly times?: true;
  /** The day it ends or ended at its provider, and the model that goes on in its place here; null: none does by the same call. */
  readonly retired?: { readonly on: string; readonly by: string | null };
}

const MILLION = 1_000_000;
const tokens = (read: number, written: number): ServicePrice => ({ unit: "token", read: read / MILLION, written: written / MILLION });
const minutes = (dollars: number): ServicePrice => ({ unit: "second", each: dollars / 60 });
const characters = (dollars: number): ServicePrice => ({ unit: "character", each: dollars / MILLION });

/** OpenAI names gpt-realtime-2.1-mini in their place, which its `/v1/audio/speech` does not serve. */
const NO_SPEECH = { on: "2027-01-06", by: null } as const;

/** Models of which it is known what they cost, or when they end, as of 2026-11-27: providers' list prices and notices. */
export const SERVICE_MODELS: readonly ServiceModel[] = [
  { id: "openai/gpt-5.6-terra", does: "write", price: tokens(2, 12) },
  { id: "openai/gpt-6.1-terra", does: "write", price: tokens(1, 5) },
  { id: "google/gemini-3.8-flash", does: "write", price: tokens(0.75, 3.75) },
  { id: "workers-ai/@cf/meta/llama-3.3-70b-instruct-fp8-fast", does: "write", price: tokens(0.293, 2.253) },
  // What its API takes by the month is the operator's own fixed cost.
  { id: "deepl/pro", does: "translate", price: characters(25) },
  { id: "deepl/free", does: "translate", price: characters(0) },
  { id: "elevenlabs/eleven_multilingual_v2", does: "speak", price: characters(300) },
  { id: "openai/gpt-4o-mini-tts", does: "speak", retired: NO_SPEECH },
  { id: "openai/tts-1", does: "speak", price: characters(15), retired: NO_SPEECH },
  { id: "openai/tts-1-hd", does: "speak", price: characters(30), retired: NO_SPEECH },
  {
    id: "openai/whisper-1",
    does: "transcribe",
    price: minutes(0.006),
    times: true,
    retired: { on: "2027-02-26", by: "openai/gpt-transcribe" },
  },
  { id: "openai/gpt-transcribe", does: "transcribe", price: minutes(0.0045) },
];

const byId = new Map(SERVICE_MODELS.map((model) => [model.id, model]));
export const serviceModelOf = (id: string): ServiceModel | undefined => byId.get(id);

/** The id of an engine, `provider:name`. */
export const idOfEngine = (engine: string): string => engine.replace(":", "/");

/**
 * What does the work of a model on a day (`2026-11-27`, UTC): itself, what goes on in its place once it has ended, or null: nothing
 * does. Of models that are not in the table nothing is known, and they are taken to live.
 */
export function goingOn(id: string, today: string): string | null {
  const ended = byId.get(id)?.retired;
  if (!ended || today < ended.on) return id;
  return ended.by === null ? null : goingOn(ended.by, today);
}
