/** The public link of a finished film. */
export const share = {
  made: "Made with Reelwright by the built-in engine.",
  own: "Make your own ad",
  report: {
    open: "Report this video",
    openFor: "Report",
    lead: "Tell whoever runs this server what's wrong with it. They'll review it.",
    reason: "What's wrong?",
    reasons: {
      reason1: "It deceives",
      reason2: "It uses someone else's work",
      reason3: "It shows a person who didn't agree",
      reason4: "It's harmful or hateful",
      reason5: "Something else",
    },
    comment: "Details (optional)",
    send: "Send report",
    sent: "Thank you. The report has been sent for review.",
  },
  create: "Create a share link",
  revoke: "Stop sharing",
  note: "Anyone with this link can watch the finished video, and nothing else of yours. It shows your newest render.",
  label: "Share link",
  created: "The link is ready.",
  revoked: "Sharing has stopped. The link no longer works.",
};
