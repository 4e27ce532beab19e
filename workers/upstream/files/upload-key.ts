const UPLOADED = /^u\/[^/]+\/m\/[^/]+$/;

/** Where a user sends a file to, or a page's is kept. */
export const uploadKey = (ownerId: string, id: string): string => `u/${ownerId}/m/${id}`;

/** Whether a key is such a place; films, posters and what jobs make have others. */
export const isUploadKey = (key: string): boolean => UPLOADED.test(key);
