/**
 * The field's other words. A phrase stands for itself in that order; with a colon it is a category
 * (`category:Memory`), a spec that is true (`is:nvme`) or a facet's value (`type:Liquid`), of whatever source.
 */
export interface Synonym {
  typed: readonly string[]
  means: readonly string[]
}

export const synonyms: readonly Synonym[] = [
  { typed: ["ram", "memory"], means: ["category:Memory", "category:RAM"] },
  { typed: ["sodimm", "so dimm", "laptop memory"], means: ["so dimm", "sodimm"] },
  {
    typed: ["motherboard", "motherboards", "mobo", "mainboard", "mainboards", "board", "boards"],
    means: ["category:Motherboards", "category:Motherboard"],
  },
  { typed: ["cpu", "cpus", "processor", "processors"], means: ["category:CPU"] },
  {
    typed: ["gpu", "gpus", "graphics card", "graphics cards", "video card", "video cards", "vga"],
    means: ["category:Graphics cards", "category:GPU"],
  },
  {
    typed: ["psu", "psus", "power supply", "power supplies"],
    means: ["category:Power supplies", "category:PSU"],
  },
  { typed: ["storage", "drive", "drives"], means: ["category:Storage"] },
  {
    typed: ["ssd", "ssds", "solid state drive", "solid state drives"],
    means: ["type:SSD", "is:nvme", "tlc", "qlc", "mlc"],
  },
  { typed: ["nvme"], means: ["is:nvme"] },
  { typed: ["hdd", "hdds", "hard drive", "hard drives", "hard disk"], means: ["type:HDD"] },
  {
    typed: ["case", "cases", "chassis", "enclosure"],
    means: ["category:Cases", "category:PCCase"],
  },
  {
    typed: ["fan", "fans", "case fan", "case fans"],
    means: ["category:Fans", "category:CaseFan"],
  },
  {
    typed: ["cooler", "coolers", "cooling", "cpu cooler", "cpu coolers"],
    means: ["category:Cooling", "category:CPUCooler"],
  },
  {
    typed: ["aio", "aios", "liquid cooler", "liquid cooling", "water cooler", "water cooling"],
    means: ["type:Liquid", "is:water_cooled"],
  },
  { typed: ["air cooler", "air coolers"], means: ["type:Air"] },
  {
    typed: ["paste", "thermal paste", "thermal compound", "thermal grease"],
    means: ["type:Thermal paste", "category:ThermalCompound"],
  },
  { typed: ["matx", "m atx", "micro atx", "microatx", "uatx"], means: ["micro atx"] },
  { typed: ["itx", "mitx", "mini itx", "miniitx"], means: ["mini itx"] },
  { typed: ["eatx", "e atx", "extended atx"], means: ["eatx", "e atx"] },
  {
    typed: ["ethernet", "lan"],
    means: ["ethernet", "gbe", "gigabit", "rj45", "sfp28", "category:NetworkCard"],
  },
  {
    typed: ["nic", "nics", "network card", "network cards", "network adapter"],
    means: ["rj45", "sfp28", "category:NetworkCard"],
  },
  { typed: ["wifi", "wi fi", "wlan", "wireless lan"], means: ["wifi", "wi fi", "wlan"] },
  { typed: ["sound card", "sound cards"], means: ["category:SoundCard"] },
  { typed: ["headset", "headsets", "headphone"], means: ["category:Headphones"] },
  { typed: ["screen", "screens", "display", "displays"], means: ["category:Monitor"] },
  { typed: ["fully modular"], means: ["modular:Full"] },
]

/** Other spellings of units, and what they are in ours. */
export const unitSpellings: Readonly<Record<string, { unit: string; times?: number }>> = {
  tb: { unit: "GB", times: 1000 },
  watt: { unit: "W" },
  watts: { unit: "W" },
  volt: { unit: "V" },
  volts: { unit: "V" },
  mhz: { unit: "MT/s" },
  gbps: { unit: "Gb/s" },
  "gbit/s": { unit: "Gb/s" },
  dba: { unit: "dB(A)" },
}

/** Words that names and categories may not hold, to be meant by a misspelling. */
export const otherWords: readonly string[] = [
  "bronze",
  "silver",
  "gold",
  "platinum",
  "titanium",
  "modular",
  "wireless",
  "bluetooth",
  "bearing",
  "radiator",
  "liquid",
  "registered",
  "unbuffered",
  "mechanical",
  "tempered",
]

/** Words that say nothing of a part. */
export const emptyWords: ReadonlySet<string> = new Set([
  "a",
  "an",
  "and",
  "are",
  "as",
  "at",
  "be",
  "by",
  "for",
  "from",
  "in",
  "is",
  "it",
  "its",
  "of",
  "on",
  "or",
  "that",
  "the",
  "this",
  "to",
  "with",
])
