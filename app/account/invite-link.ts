/** The link by which a friend registers. */
export const inviteLinkOf = (request: Request, code: string): string =>
  `${new URL(request.url).origin}/register?${new URLSearchParams({ inviteCode: code })}`;
