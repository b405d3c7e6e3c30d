import { createContext } from "react"

/** The account whose cart this page shows and changes, by its address; of a visitor none. */
export const CartOwner = createContext<string | undefined>(undefined)
