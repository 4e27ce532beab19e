/** A field for files, the same for every tool. */
export const files = {
  upload: "Upload from your device",
  seconds: "Up to {{max}} seconds each.",
  library: "Chosen files and your library",
  address: "Or paste a link to a file",
  result: "{{name}}, from an earlier result",
};
