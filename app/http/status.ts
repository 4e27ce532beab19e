import { createContext, useContext } from "react";

export const StatusContext = createContext(200);

/** The HTTP status of this answer. */
export const useStatus = (): number => useContext(StatusContext);
