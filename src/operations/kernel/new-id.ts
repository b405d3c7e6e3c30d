import { randomBytes } from "node:crypto"

/** 96 random bits in hex: cannot be guessed, so a foreign id tells nothing. */
export const newId = (): string => randomBytes(12).toString("hex")
