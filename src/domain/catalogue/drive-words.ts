import type { Synonym } from "./category-words.ts"
import { foreignWordsFor } from "./foreign-words/foreign-words.ts"

const HARD_DRIVES = ["hdd", "hdds", "hard drive", "hard drives", "hard disk", "hard disks"]

/** Returns what people call drives of a kind that are no hard drives: `ssd hard drive`, `festplatte m.2`. */
const withHardDrive = (kind: string): string[] =>
  [...HARD_DRIVES, ...foreignWordsFor("hdd")].flatMap((name) => [
    `${kind} ${name}`,
    `${name} ${kind}`,
  ])

/** Common names of values and properties of drives. */
export const driveWords: readonly Synonym[] = [
  {
    typed: ["ssd", "ssds", "solid state drive", "solid state drives"],
    foreign: withHardDrive("ssd"),
    means: ["type:SSD", "is:nvme", "tlc", "qlc", "mlc"],
    first: ["category:Storage"],
  },
  { typed: ["nvme"], foreign: withHardDrive("nvme"), means: ["is:nvme"] },
  {
    typed: ["m.2", "m2"],
    foreign: withHardDrive("m.2"),
    means: ["m.2", "m2"],
    first: ["category:Storage"],
    isFirstAlone: true,
  },
  {
    typed: ["u.2", "u2"],
    means: ["u.2", "u2"],
    first: ["category:Storage"],
    isFirstAlone: true,
  },
  {
    typed: HARD_DRIVES,
    means: ["type:HDD"],
    first: ["category:Storage"],
  },
  // Drives of these hand-held computers.
  { typed: ["steam deck", "rog ally", "legion go"], means: ["2230"] },
  {
    typed: ["half tb", "half terabyte", "half a tb"],
    means: ["capacity:480", "capacity:500", "capacity:512"],
  },
  ...["5.4", "7.2", "10", "15"].map((thousands) => ({
    typed: [`${thousands}k`, `${thousands}k rpm`],
    means: [
      `${Number(thousands) * 1000} rpm`,
      `${Number(thousands) * 1000}rpm`,
      `${thousands}k rpm`,
    ],
  })),
  { typed: ["ide", "pata"], means: ["ide", "pata"] },
  {
    typed: ["nas", "network attached storage"],
    means: ["nas", "ironwolf", "wd red", "western digital red", "red plus", "red pro", "n300"],
  },
  {
    typed: ["surveillance", "surveillance camera", "surveillance cameras", "cctv", "nvr", "dvr"],
    means: ["surveillance", "skyhawk", "purple", "s300"],
  },
]
