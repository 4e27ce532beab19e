/** What the person who starts it has set for the workers: keys of providers, who may sign in how, where events go (docs/settings.md). */
const OWN_SETTINGS =
  /^(?:OPENAI|ELEVENLABS|GOOGLE|FAL|REPLICATE|BFL|XAI|SORA|RUNWAYML|MINIMAX|DASHSCOPE|HEYGEN|FACEBOOK|SHOPIFY|RESEND|DEEPL|COBALT|PARTNER|EVENTS|STRIPE)_[A-Z_]+$|^(?:MAIL_FROM|CODES_ON_PAGE|LIMITS_SCALE|COOKIE_DOMAIN|COUNTRY|TAG_MANAGER_ID|SENTRY_DSN|CHAT_WIDGET_ID|PREPARE_AHEAD|AVATAR_REVIEW|PRO_APPS_FOR|PAYMENTS)$/;

/** The workers' variables among those of the environment. */
export const ownSettings = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => OWN_SETTINGS.test(entry[0]) && Boolean(entry[1])),
  );
