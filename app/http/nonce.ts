import { createContext, useContext } from "react";

export const NonceContext = createContext("");

/** The nonce of this answer, for the few scripts that a page has. */
export const useNonce = (): string => useContext(NonceContext);
