/** Punctuation at the edges is not read off a caption. */
export const bare = (text: string): string => text.replaceAll(/^[\s"“”]+|[\s.,;:，。；：、"“”]+$/gu, "") || text;
