/** Steps of a timeline that are stored: those before are final. */
export const MOST_STORED_STEPS = 200;
