/**
 * What the visible mark says; empty where nobody asked for it. In letters that every machine has a face for: it is drawn into
 * files. An ad composed in Chinese says it in Chinese (GB 45438-2025: "AI" and "生成"), for it brings its faces along.
 */
export const markOf = ({ mark, language }: { mark: boolean; language?: string }): string => {
  if (!mark) return "";
  return language === "zh" ? "AI 生成" : "Made with AI";
};
