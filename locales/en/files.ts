/** A field for files, the same for every tool. */
export const files = {
  upload: "Upload from your device",
  copied:
    "Browsers cannot play this file as it is. A copy is made to look at, in about as long as the video lasts; the tool works on the original.",
  seconds: "Up to {{max}} seconds each.",
  waiting: "{{name}} is waiting",
  goesOn: "Continues by itself once the upload is finished.",
  again: "The connection was lost. Trying {{name}} again …",
  resumable: "{{name}}: {{share}} uploaded. Choose the file again to continue.",
  photo: "Take a photo",
  film: "Record a video",
  library: "Chosen files and your library",
  address: "Or paste a link to a file",
  result: "{{name}}, from an earlier result",
};
