/** The page that brings friends (spec §9 Invite reward). */
export const referral = {
  title: "Invite friends: {{friend}} credits for them, {{inviter}} for you",
  one: "Send your link to a friend.",
  two: "They create an account with it and confirm their email address.",
  three: "They get {{friend}} credits and you get {{inviter}}, right away.",
  terms: "For people who are new here. Each address counts once, and inviting yourself doesn't count.",
};
