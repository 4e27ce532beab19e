export const tools = {
  title: "AI Tools",
  lead: "Everything this studio makes. Each tool says what it takes and what it costs before you start.",
  search: "Search the tools",
  placeholder: "link, script, captions …",
  find: "Search",
  found_one: "{{count}} tool for “{{query}}”",
  found_other: "{{count}} tools for “{{query}}”",
  none: "No tool here does “{{query}}”.",
  all: "Show all tools",
  legacy: "The tool of that link is not in this studio. These are the ones that work.",
  makes: "Makes",
  takes: "Takes",
  costs: "Costs",
  start: "Start",
  free: "Free.",
  cost: {
    seconds: "{{credits}} credits for each started {{step}} s of the finished video. A preview is free.",
    characters: "{{credits}} credits for each started {{step}} characters.",
    items: "{{credits}} credits each.",
  },
  files: "{{formats}} up to {{megabytes}} MB, {{min}} to {{max}} files, each side at least {{pixels}} pixels.",
  items: {
    "link-to-video": {
      makes: "A finished ad of 15 to 60 seconds, upright, wide or square: script, voice, captions, music. MP4 to download.",
      takes: "The link of one product page. Its pictures come along; your own: {{files}}",
    },
    "ai-video-ads": {
      makes: "The same ad from your own words, for a product that has no page yet. MP4 to download.",
      takes: "A name of up to {{name}} characters, a description of up to {{intro}}, and pictures: {{files}}",
    },
  },
  homeTitle: "Ways to begin",
};
