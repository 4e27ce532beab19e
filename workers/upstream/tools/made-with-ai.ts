/** What the visible mark says; empty where nobody asked for it. In letters that every machine has a face for: it is drawn into files. */
export const markOf = ({ mark }: { mark: boolean }): string => (mark ? "Made with AI" : "");
