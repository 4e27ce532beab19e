/** `user_type` of a user (spec §3): personal and business plans come in four tiers each. */
export const USER_TYPE = { free: 1, guest: 5, personal: [11, 12, 13, 14], business: [21, 22, 23, 24] } as const;

/** Whether someone is an anonymous session and no account. */
export const isGuest = ({ user_type }: { user_type: number }): boolean => user_type === USER_TYPE.guest;
