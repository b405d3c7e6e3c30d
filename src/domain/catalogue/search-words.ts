import { categoryNames, type Synonym } from "./category-words.ts"
import { driveWords } from "./drive-words.ts"
import { foreignWordsFor } from "./foreign-words/foreign-words.ts"
import { peripheralWords } from "./peripheral-words.ts"
import { seriesWords } from "./series-words.ts"
import { sizeWords } from "./size-words.ts"

const LGA_SOCKETS =
  "775 1150 1151 1155 1156 1200 1356 1366 1700 1851 2011 2011-3 2066 3647 4677".split(" ")

/** Categories ranked first for a socket, because coolers list many, but buyers usually mean a board or processor. */
export const SOCKETED: readonly string[] = [
  "category:Motherboards",
  "category:Motherboard",
  "category:CPU",
  "category:Processors",
]

const COOLING = ["category:Cooling", "category:CPUCooler"]

/** Colors, metals and properties whose English name is what parts are called. */
const OWN_NAMES =
  "black white red blue pink green silver yellow orange purple brown gold bronze platinum titanium gaming vertical external internal".split(
    " ",
  )

/** Lines of coolers with two stacks of fins. */
const DUAL_TOWERS =
  "nh d12 | nh d14 | nh d15 | peerless assassin | phantom spirit | frost commander | frost spirit | silver arrow | dark rock pro | dark rock elite | ak620 | ag620 | assassin iii | assassin iv | fuma | fc140 | se 207".split(
    " | ",
  )

const SOCKET_WORDS = ["socket", "sockel", "zócalo", "presa", "gniazdo", "sockeln"]

/** Common names of values and properties. */
const values: readonly Synonym[] = [
  {
    typed: ["laptop", "laptops", "notebook", "notebooks"],
    means: ["so dimm", "sodimm", "laptop", "notebook", "is:laptop_drive"],
    first: ["category:Memory", "category:RAM"],
    isFirstAlone: true,
  },
  {
    typed: ["sodimm", "so dimm", "laptop memory", "laptop ram", "notebook memory", "notebook ram"],
    foreign: ["mémoire portable", "ram portable", "barrette portable"],
    means: ["so dimm", "sodimm", "laptop", "notebook"],
    first: ["category:Memory", "category:RAM"],
    isFirstAlone: true,
  },
  { typed: ["registered", "rdimm"], means: ["registered", "rdimm", "is:registered"] },
  // Registered memory also has error correction.
  { typed: ["ecc"], means: ["ecc", "is:ecc", "registered", "rdimm", "is:registered"] },
  { typed: ["non ecc"], means: ["non ecc", "ecc:false"] },
  { typed: ["kit", "kits"], means: ["kit", "modules:2", "modules:4", "modules:8"] },
  {
    typed: ["stick", "single stick", "1 stick", "single module", "1 module"],
    means: ["modules:1"],
  },
  ...["2", "4", "8"].map((count) => ({
    typed: [`${count} sticks`, `${count} modules`],
    foreign:
      "riegel | barrettes | módulos | banchi | moduli | geheugenmodules | kości | moduły | moduler"
        .split(" | ")
        .map((word) => `${count} ${word}`),
    means: [`modules:${count}`],
  })),
  {
    typed: ["igpu", "integrated graphics", "onboard graphics", "with graphics", "with igpu"],
    means: ["has:graphics"],
  },
  { typed: ["apu", "apus"], means: ["has:graphics"], first: ["category:CPU"] },
  { typed: ["unbuffered", "udimm"], means: ["unbuffered", "udimm"] },
  {
    typed: [
      "aio",
      "aios",
      "liquid cooler",
      "liquid cooling",
      "water cooler",
      "water cooling",
      "watercooling",
    ],
    means: ["type:Liquid", "is:water_cooled"],
    first: COOLING,
  },
  {
    typed: ["air cooler", "air coolers", "air cooling", "cpu air cooler", "cpu air coolers"],
    means: ["type:Air", "is:air_cooled"],
    first: COOLING,
  },
  {
    typed: ["ethernet", "lan"],
    means: ["ethernet", "gbe", "gigabit", "rj45", "sfp28", "category:NetworkCard"],
  },
  {
    typed: ["10gbe", "10 gbe", "10g", "10 gigabit", "10gbit", "10 gbit", "10gbase t"],
    means: ["10gbe", "10 gbe", "10 gb s", "10g", "10gbase t", "linkSpeed:10"],
  },
  {
    typed: ["2 5gbe", "2 5 gbe", "2 5g", "2 5 gigabit", "2 5gbit", "2 5 gbit"],
    means: ["2 5gbe", "2 5 gbe", "2 5 gb s", "2 5g"],
  },
  { typed: ["25gbe", "25 gbe", "25g"], means: ["25gbe", "25 gbe", "25 gb s", "25g"] },
  {
    typed: ["wifi", "wi fi", "wlan", "wireless lan"],
    means: ["wifi", "wi fi", "wlan", "has:wifi"],
  },
  { typed: ["usb c", "usb type c", "type c"], means: ["usb c", "type c", "usbc"] },
  { typed: ["wifi 6e", "wi fi 6e"], means: ["wifi 6e", "wi fi 6e", "wifi6e"] },
  { typed: ["wifi 7", "wi fi 7"], means: ["wifi 7", "wi fi 7", "wifi7"] },
  ...["3", "4", "5"].map((generation) => ({
    typed: [
      `gen${generation}`,
      `gen ${generation}`,
      `pcie gen${generation}`,
      `pcie gen ${generation}`,
      `pcie${generation}`,
      `pcie ${generation}`,
      `pcie ${generation} 0`,
    ],
    means: [`pcie ${generation} 0`, `gen${generation}`, `pcie${generation} 0`],
  })),
  ...LGA_SOCKETS.map((socket) => ({
    typed: [`lga ${socket}`, `lga${socket}`, `socket lga ${socket}`, `${socket} socket`],
    foreign: SOCKET_WORDS.map((word) => `${word} ${socket}`),
    means: [`LGA ${socket}`, `2 x LGA ${socket}`, `LGA ${socket} Narrow`].map(
      (name) => `socket:${name}`,
    ),
    first: SOCKETED,
  })),
  ...["am3", "am4", "am5", "fm2", "tr4", "str5", "strx4"].map((socket) => ({
    typed: [socket, `${socket} socket`],
    foreign: SOCKET_WORDS.flatMap((word) => [`${word} ${socket}`, `${socket} ${word}`]),
    means: [socket],
    first: SOCKETED,
  })),
  ...["ddr2", "ddr3", "ddr4", "ddr5"].map((type) => ({
    typed: [type],
    means: [type],
    first: ["category:Memory", "category:RAM"],
  })),
  // Manufacturers number series by generation: Core i5 9000.
  ...["4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14"].map((generation) => ({
    typed: [`${generation} generation`],
    means: [`${generation}th gen`, `${generation}000`],
  })),
  {
    typed: ["hotswap", "hot swap", "hotswappable", "hot swappable", "hot swapping"],
    means: ["hotswap", "hot swap", "hot swappable", "is:hotSwappable"],
  },
  {
    typed: ["rack", "rackmount", "rack mount", "rackmountable", "19 inch rack"],
    means: ["rack", "rackmount", "rack mount"],
  },
  {
    typed: [
      ...["gpu", "graphics card", "video card", "vga"].flatMap((card) =>
        ["holder", "support", "bracket", "stand"].map((kind) => `${card} ${kind}`),
      ),
      ...["gpu anti sag", "anti sag"].flatMap((name) => [name, `${name} bracket`]),
    ],
    means: ["gpu holder", "gpu support", "gpu bracket", "card holder", "card strut", "anti sag"],
    first: ["category:Cables and accessories"],
  },
  { typed: ["single fan", "one fan", "1 fan"], means: ["single fan", "1 fan"] },
  {
    typed: ["dual fan", "twin fan", "double fan", "2 fan", "2 fans", "two fans"],
    means: ["dual fan", "dual fans", "2 fans", "twin fan"],
  },
  {
    typed: ["triple fan", "3 fan", "3 fans", "three fans"],
    means: ["triple fan", "triple fans", "3 fans"],
  },
  {
    typed: ["dual tower", "twin tower", "double tower", "2 tower", "two tower"],
    means: ["dual tower", "twin tower", ...DUAL_TOWERS],
    first: COOLING,
  },
  {
    typed: ["reverse blade", "reverse blades", "reverse flow", "reverse airflow"],
    means: ["reverse", "reversed"],
  },
  { typed: ["fan splitter", "fan hub"], means: ["fan splitter", "fan hub"] },
  {
    typed: ["tempered glass"],
    means: ["tempered glass"],
  },
  {
    typed: ["window", "windowed", "side window"],
    means: ["window", "windowed", "has:window", "tempered glass", "acrylic"],
  },
  {
    typed: ["ps5", "playstation 5", "play station 5"],
    means: ["ps5", "playstation 5", "interface:PCIe 4.0 x4"],
  },
  {
    typed: ["pci express", "pciexpress", "pci e"],
    means: ["pcie", "pci express"],
  },
  {
    typed: ["pci", "pci slot", "pci card"],
    means: ["pci"],
  },
  {
    typed: ["with cooler", "with heatsink", "with heat sink", "cooler included"],
    means: ["heatsink", "heat sink", "has:cooler"],
  },
  {
    typed: ["heat sink", "heatsink"],
    means: ["heatsink", "heat sink"],
  },
  {
    typed: ["modular"],
    means: ["modular", "modular:Full", "modular:Semi-modular"],
  },
  {
    typed: ["fully modular", "full modular"],
    means: ["modular:Full"],
  },
  {
    typed: ["semi modular", "semimodular"],
    means: ["modular:Semi-modular"],
  },
  { typed: ["non modular", "nonmodular"], means: ["modular:Non-modular"] },
  ...["White", "Bronze", "Silver", "Gold", "Platinum", "Titanium"].map((rating) => {
    const rated = (name: string) => [`80 plus ${name}`, `80plus ${name}`, `80 ${name}`]
    const name = rating.toLowerCase()
    return {
      typed: rated(name),
      foreign: [...foreignWordsFor(name), rating === "Gold" ? "or" : name].flatMap(rated),
      means: [`efficiency:${rating}`],
    }
  }),
  {
    typed: ["quiet", "silent"],
    means: ["quiet", "silent", "silence", "noiseless", "is:silent"],
  },
  {
    typed: ["fanless", "passive"],
    means: ["fanless", "passive", "is:fanless"],
  },
  ...["single", "dual", "triple", "quad"].map((word, at) => ({
    typed: [`${word} port`, `${at + 1} port`, `${at + 1} ports`],
    foreign: "anschlüsse puertos porte poorten porty portar"
      .split(" ")
      .map((ports) => `${at + 1} ${ports}`),
    means: [`${at + 1} x`, `${word} port`, `${at + 1} port`, `ports:${at + 1}`],
  })),
  ...["1", "2", "4", "6", "8", "10", "12"].map((count) => ({
    typed: [`${count} sata`, `${count}x sata`, `${count} x sata`, `${count} sata ports`],
    means: [`sataPorts:${count}`],
  })),
  ...["dual", "two", "2", "2x", "2 x"].map((count) => ({
    typed: [`${count} eps`],
    means: ["eps8:2"],
  })),
  {
    typed: ["12vhpwr", "12v 2x6", "12v2x6", "12 4 pin"],
    means: ["12vhpwr", "12v 2x6", ...["1", "2", "3", "4"].map((count) => `pcie12v2x6:${count}`)],
  },
  ...["single", "dual", "triple"].map((word, at) => ({
    typed: [`${word} slot`, `${at + 1} slot`],
    means: [`${word} slot`, `${at + 1} slot`, `slots:${at + 1}`],
  })),
  ...["2", "3", "4", "5"].map((count) => ({
    typed: [`${count} pack`, `${count}pack`, `pack of ${count}`, `set of ${count}`],
    foreign: [
      "er pack | er set | stück | pièces | unidades | pezzi | stuks | sztuki | sztuk | pak | st"
        .split(" | ")
        .flatMap((ending) => [count + ending, `${count} ${ending}`]),
      "lot de | pack de | paquete de | confezione da | set da | set van | zestaw"
        .split(" | ")
        .map((start) => `${start} ${count}`),
    ].flat(),
    means: [`${count} pack`, `pack of ${count}`, `quantity:${count}`],
  })),
  { typed: ["gray", "grey"], means: ["gray", "grey"] },
  ...OWN_NAMES.map((name) => ({ typed: [], means: [name] })),
  { typed: ["wd"], means: ["wd", "western digital"] },
  ...[
    "deep cool",
    "thermal take",
    "thermal right",
    "sea sonic",
    "giga byte",
    "as rock",
    "team group",
    "silver stone",
    "g skill",
    "hyper x",
    "steel series",
    "view sonic",
  ].map((brand) => {
    const names = [brand, brand.replace(" ", "")]
    return { typed: names, means: names }
  }),
]

export const synonyms: readonly Synonym[] = [
  ...categoryNames,
  ...[...values, ...driveWords, ...peripheralWords, ...seriesWords, ...sizeWords].map(addForeign),
]

function addForeign(synonym: Synonym): Synonym {
  const name = synonym.typed[0] ?? synonym.means[0] ?? ""
  return { ...synonym, foreign: [...(synonym.foreign ?? []), ...foreignWordsFor(name)] }
}

/** Words that continue a model name: `RTX 4070` is not `RTX 4070 Ti`. */
export const modelEndings: readonly string[] = ["ti", "super", "xt", "xtx", "gre", "x3d"]

/** Correctly spelled words that occur in no part name. Spelling correction keeps and suggests them. */
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
  "adapter",
  "antenna",
  "battery",
  "bracket",
  "cage",
  "charger",
  "cudimm",
  "converter",
  "dock",
  "extension",
  "hub",
  "kvm",
  "mount",
  "poe",
  "printer",
  "rack",
  "rail",
  "router",
  "server",
  "splitter",
  "stand",
  "station",
  "switch",
  "ups",
]
