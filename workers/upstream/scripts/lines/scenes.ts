/** Openings of one category: `hooks` first sentences, `problems` what annoys, `stories` a moment in a day. */
export type Scenes = {
  readonly hooks: readonly string[];
  readonly problems: readonly string[];
  readonly stories: readonly string[];
};
