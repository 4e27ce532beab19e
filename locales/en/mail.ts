/** The mails that answer a request for a code. `{{minutes}}`: how long it is valid. */
export const mail = {
  register: {
    subject: "{{code}} is your Reelwright code",
    text: "Your code to create an account is {{code}}. It's valid for {{minutes}} minutes.\n\nIf you didn't request this, ignore this email and no account will be created.",
  },
  "register-known": {
    subject: "You already have a Reelwright account",
    text: "Someone, probably you, tried to create an account with this email address, but it already has one. Log in, or reset your password on the login page.\n\nIf this wasn't you, ignore this email. Nothing has changed.",
  },
  /** `{{team}}`, `{{by}}`: names that people chose; `{{url}}`: our own page. */
  invitation: {
    subject: "{{by}} invited you to {{team}} on Reelwright",
    text: "{{by}} invited you to join the team {{team}} on Reelwright.\n\nOpen this link to accept. It's valid for {{days}} days, for this email address only:\n{{url}}\n\nIf you weren't expecting this, ignore this email. Nothing happens until you accept.",
  },
  /** `{{name}}`: what the owner called it; `{{note}}`: what the reviewer wrote. */
  avatarPassed: {
    subject: "Your avatar “{{name}}” is ready",
    text: "Your avatar “{{name}}” has been reviewed and can be used now.\n\n{{note}}",
  },
  avatarRejected: {
    subject: "Your avatar “{{name}}” was not accepted",
    text: "Your avatar “{{name}}” was reviewed and not accepted.\n\nReason: {{note}}\n\nYou can make another one.",
  },
  removed: {
    subject: "“{{name}}” is no longer shown to others",
    text: "The operator has reviewed a report about “{{name}}”. It's no longer shown to anyone but you.\n\nReason: {{note}}\n\nYour file is kept, and only you can see it.",
  },
  reset: {
    subject: "{{code}} is your Reelwright code",
    text: "Your code to set a new password is {{code}}. It's valid for {{minutes}} minutes. Nobody from Reelwright will ever ask you for it.\n\nIf you didn't request this, ignore this email. Your password stays the same.",
  },
  "reset-unknown": {
    subject: "No Reelwright account with this address",
    text: "Someone, probably you, tried to reset the password for an account with this email address, but there isn't one. Try a different address, or create an account.\n\nIf this wasn't you, ignore this email.",
  },
};
