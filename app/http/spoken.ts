import { createContext, useContext } from "react";

export const SpokenContext = createContext<"en" | "zh">("en");

/** The language of this answer, where there is no data of the page to tell it: a page that could not be loaded. */
export const useSpoken = (): "en" | "zh" => useContext(SpokenContext);
