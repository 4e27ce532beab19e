/** The public link of a finished film. */
export const share = {
  made: "Made with Reelwright by the built-in engine.",
  own: "Make your own ad",
  create: "Create a share link",
  revoke: "Stop sharing",
  note: "Anyone with this link can watch the finished video, and nothing else of yours. It shows your newest render.",
  label: "Share link",
  created: "The link is ready.",
  revoked: "Sharing has stopped. The link no longer works.",
};
