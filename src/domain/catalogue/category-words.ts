import { foreignWordsFor } from "./foreign-words/foreign-words.ts"

/**
 * A search synonym. A meaning is a phrase in that order or, with a colon, a category (`category:Memory`), a true spec
 * (`is:nvme`) or a facet value (`type:Liquid`). If all meanings have a colon, only parts that match one are found.
 * Parts of the categories in `first` rank first.
 */
export interface Synonym {
  typed: readonly string[]
  /** Words in other languages, in addition to those in `foreign-words/` for its first English name. */
  foreign?: readonly string[] | undefined
  means: readonly string[]
  first?: readonly string[]
  /** Whether `first` counts only if nothing else is searched: `m.2`, but not `m.2 heat sink`. */
  isFirstAlone?: true
}

const plainNames: readonly Synonym[] = [
  {
    typed: ["ram", "memory"],
    means: ["category:Memory", "category:RAM"],
  },
  {
    typed: [
      "motherboard",
      "motherboards",
      "mother board",
      "mother boards",
      "mobo",
      "mobos",
      "mainboard",
      "mainboards",
      "board",
      "boards",
    ],
    means: ["category:Motherboards", "category:Motherboard"],
  },
  {
    typed: ["cpu", "cpus", "processor", "processors"],
    means: ["category:CPU", "category:Processors"],
  },
  {
    typed: [
      "gpu",
      "gpus",
      "vram",
      "graphics card",
      "graphics cards",
      "graphic card",
      "graphic cards",
      "video card",
      "video cards",
      "videocard",
      "videocards",
      "vga",
    ],
    means: ["category:Graphics cards", "category:GPU"],
  },
  {
    typed: ["psu", "psus", "power supply", "power supplies"],
    means: ["category:Power supplies", "category:PSU"],
  },
  {
    typed: ["storage", "drive", "drives", "disk", "disks"],
    means: ["category:Storage"],
  },
  {
    typed: ["case", "cases", "chassis", "enclosure"],
    means: ["category:Cases", "category:PCCase"],
  },
  {
    typed: ["fan", "fans", "case fan", "case fans"],
    means: ["category:Fans", "category:CaseFan"],
  },
  {
    typed: [
      "cooler",
      "coolers",
      "cooling",
      "cpu cooler",
      "cpu coolers",
      "cpu fan",
      "heatsink fan",
      "hs fan",
      "hsf",
    ],
    means: ["category:Cooling", "category:CPUCooler"],
  },
  {
    typed: ["liquid metal"],
    means: ["liquid metal", "conductonaut", "liquid pro", "liquid ultra"],
  },
  {
    typed: [
      "paste",
      "thermal paste",
      "thermal compound",
      "thermal grease",
      "thermal pad",
      "thermal pads",
    ],
    means: ["type:Thermal paste", "category:Thermal paste", "category:ThermalCompound"],
  },
  {
    typed: [
      "nic",
      "nics",
      ...["network", "ethernet", "lan"].flatMap((kind) =>
        ["card", "cards", "adapter", "adapters"].map((device) => `${kind} ${device}`),
      ),
    ],
    means: ["category:Network cards", "category:NetworkCard", "category:Networking and cards"],
  },
  {
    typed: ["sound card", "sound cards"],
    means: ["category:Sound cards", "category:SoundCard"],
  },
  {
    typed: ["cable", "cables"],
    means: ["category:Cables and accessories"],
  },
  {
    typed: ["headset", "headsets", "headphone", "headphones"],
    means: ["category:Headphones", "category:Headsets"],
  },
  {
    typed: ["monitor", "monitors", "screen", "screens", "display", "displays"],
    means: ["category:Monitor", "category:Monitors"],
  },
  {
    typed: ["keyboard", "keyboards"],
    means: ["category:Keyboard", "category:Keyboards"],
  },
  {
    typed: ["mouse", "mice"],
    means: ["category:Mouse", "category:Mice"],
  },
  {
    typed: ["speaker", "speakers"],
    means: ["category:Speaker", "category:Speakers"],
  },
  {
    typed: ["webcam", "webcams"],
    means: ["category:Webcam", "category:Webcams"],
  },
  // These enclosures are not computer cases.
  ...["nvme", "ssd", "m.2", "hdd", "drive", "disk", "usb", "external"].map((drive) => ({
    typed: [`${drive} enclosure`, `${drive} enclosures`],
    means: [`${drive} enclosure`],
  })),
  ...["trackball", "trackpad", "touchpad"].map((kind) => ({
    typed: [kind, `${kind}s`],
    means: [kind],
    first: ["category:Mouse", "category:Mice"],
  })),
]

/** Common names of categories. */
export const categoryNames: readonly Synonym[] = plainNames.map((names) => ({
  ...names,
  typed: names.typed.flatMap((name) => [name, `pc ${name}`, `computer ${name}`]),
  foreign: foreignWordsFor(names.typed[0] ?? ""),
}))

/** Words beside the name of a category that say nothing more: `alimentation pc`. */
export const computerWords: ReadonlySet<string> = new Set(
  "pc computer ordinateur ordenador dator".split(" "),
)
