/** The id of the tick by which an avatar is offered to all: a page has one for each avatar of one's own. */
export const offerTick = (id: string): string => `agreed-${id}`;
