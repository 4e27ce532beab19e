/** A field for files, the same for every tool. */
export const files = {
  upload: "Upload from your device",
  seconds: "Up to {{max}} seconds each.",
  waiting: "{{name}} is waiting",
  again: "The connection was lost. Trying {{name}} again …",
  resumable: "{{name}}: {{share}} uploaded. Choose the file again to continue.",
  photo: "Take a photo",
  film: "Record a video",
  library: "Chosen files and your library",
  address: "Or paste a link to a file",
  result: "{{name}}, from an earlier result",
};
