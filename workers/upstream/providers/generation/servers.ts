import type { Server } from "../ask-json.ts";
import type { ProviderEnv } from "../env.ts";

/** Where providers are asked, and with which key. */

export const runwayServer = ({ RUNWAYML_API_SECRET = "", RUNWAYML_BASE_URL = "https://api.dev.runwayml.com" }: ProviderEnv): Server => ({
  name: "runway",
  baseURL: RUNWAYML_BASE_URL,
  // The version of the API that is spoken.
  headers: { authorization: `Bearer ${RUNWAYML_API_SECRET}`, "x-runway-version": "2024-11-06" },
});

export const alibabaServer = ({
  DASHSCOPE_API_KEY = "",
  DASHSCOPE_BASE_URL = "https://dashscope-intl.aliyuncs.com",
}: ProviderEnv): Server => ({
  name: "alibaba",
  baseURL: DASHSCOPE_BASE_URL,
  headers: { authorization: `Bearer ${DASHSCOPE_API_KEY}` },
});

export const googleServer = ({
  GOOGLE_GENERATIVE_AI_API_KEY = "",
  GOOGLE_BASE_URL = "https://generativelanguage.googleapis.com/v1beta",
}: ProviderEnv): Server => ({
  name: "google",
  baseURL: GOOGLE_BASE_URL,
  headers: { "x-goog-api-key": GOOGLE_GENERATIVE_AI_API_KEY },
});

export const replicateServer = ({
  REPLICATE_API_TOKEN = "",
  REPLICATE_BASE_URL = "https://api.replicate.com/v1",
}: ProviderEnv): Server => ({
  name: "replicate",
  baseURL: REPLICATE_BASE_URL,
  headers: { authorization: `Bearer ${REPLICATE_API_TOKEN}` },
});
