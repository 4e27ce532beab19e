export const notice = {
  label: "What's new in Reelwright",
  read: "Got it",
  unreachable: "The server is unreachable",
  unreachableText: "You're seeing saved content. Your work is safe, but you can't start anything new right now.",
};
