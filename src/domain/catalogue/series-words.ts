import type { Synonym } from "./category-words.ts"

/** Names of processor series with the classes that belong to them: `Ryzen 7` is one name. */
const processorSeries: readonly Synonym[] = Object.entries({
  ryzen: ["3", "5", "7", "9"],
  "ryzen threadripper": ["1000", "2000", "3000", "7000", "9000"],
  core: ["3", "5", "7", "9", "i3", "i5", "i7", "i9"],
  ultra: ["5", "7", "9"],
  "core ultra": ["5", "7", "9"],
}).flatMap(([series, classes]) =>
  classes.map((name) => ({ typed: [`${series} ${name}`], means: [`${series} ${name}`] })),
)

/** Numbers that professional cards of several series have: RTX A2000, RTX 2000 Ada, T400. */
const CARD_SIZES = "400 600 1000 2000 4000 4500 5000 5500 5880 6000".split(" ")

/** Series of graphics cards for professional programs. */
const WORKSTATION_CARDS = [
  "quadro",
  "firepro",
  "firegl",
  "nvs",
  "radeon pro",
  "radeon ai pro",
  "arc pro",
  "rtx pro",
  ...CARD_SIZES.map((size) => `rtx a${size}`),
  ...CARD_SIZES.map((size) => `rtx ${size} ada`),
  ...CARD_SIZES.map((size) => `nvidia t${size}`),
]

/** Common names of series of parts, and counts of cores in words. */
export const seriesWords: readonly Synonym[] = [
  ...Object.entries({ dual: 2, quad: 4, hexa: 6, octa: 8 }).map(([word, count]) => ({
    typed: [`${word} core`, `${word}core`],
    means: [`cores:${count}`, `${word} core`],
  })),
  ...processorSeries,
  { typed: ["3d cache", "3d v cache", "v cache", "3d vcache"], means: ["x3d"] },
  {
    typed: ["threadripper", "threadrippers"],
    means: ["threadripper", ...["TR4", "sTR4", "sTRX4", "sTR5"].map((name) => `socket:${name}`)],
  },
  {
    typed: ["workstation", "workstations", "cad"],
    means: ["workstation", "cad", ...WORKSTATION_CARDS],
  },
]
