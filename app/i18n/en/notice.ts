export const notice = {
  label: "New in Reelwright",
  read: "Got it",
  unreachable: "The studio's server cannot be reached",
  unreachableText: "You see what was kept from before. Your work is safe; starting something new has to wait.",
};
