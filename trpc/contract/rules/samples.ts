/** Files of ours that show a tool at one click, by the name after `sample:` (tools/file-input). */
export const SAMPLES: Readonly<Record<string, string>> = {
  ad: "/samples/templates/demo.mp4",
  bottle: "/samples/bottle/turning.mp4",
};
