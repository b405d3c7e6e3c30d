import type { Synonym } from "./category-words.ts"

/** Kinds of small cases. */
const SMALL_TOWERS = [
  "Micro ATX Mini Tower",
  "Micro ATX Mid Tower",
  "Micro ATX Slim Tower",
  "Micro ATX Desktop",
  "Mini ITX Tower",
  "Mini ITX Desktop",
  "ATX Mini Tower",
  "HTPC",
].map((tower) => `tower:${tower}`)

/** Common names of sizes and form factors. */
export const sizeWords: readonly Synonym[] = [
  {
    typed: ["atx"],
    means: ["formFactor:ATX", "boardSize:ATX", "tower:ATX Mid Tower", "tower:ATX Full Tower"],
  },
  { typed: ["flex atx"], means: ["flex atx"] },
  { typed: ["matx", "m atx", "micro atx", "microatx", "uatx"], means: ["micro atx"] },
  { typed: ["itx", "mitx", "mini itx", "miniitx"], means: ["mini itx"] },
  { typed: ["eatx", "e atx", "extended atx"], means: ["eatx", "e atx"] },
  { typed: ["tower"], means: ["tower"] },
  {
    typed: ["small", "sff", "small form factor", "compact"],
    means: ["small", "sff", ...SMALL_TOWERS],
  },
  {
    typed: ["low profile", "lp"],
    means: ["low profile", "lp", "is:lowProfileBracket", "is:low_profile"],
  },
]
