import type { Synonym } from "./category-words.ts"

/** Ends of the numbers of keyboards, by layout. */
export const layoutEndings: readonly { layout: string; ending: RegExp }[] = [
  { layout: "german", ending: /(?:-|\d[a-z]{0,3})de(?:-\d)?$|-r3g1$/i },
  { layout: "french", ending: /(?:-|\d[a-z]{0,3})fr(?:-\d)?$|-r3f1$/i },
]

const SETS = ["", " set", " combo", " bundle", " kit"]

/** Common names of values and properties of monitors, keyboards, mice and audio. */
export const peripheralWords: readonly Synonym[] = [
  {
    typed: ["mechanical"],
    foreign: [
      "mechanisch",
      "mechanische",
      "mécanique",
      "mécaniques",
      "mecánico",
      "meccanica",
      "meccanico",
    ],
    means: ["mechanical"],
  },
  { typed: ["curved"], foreign: ["gebogen", "gebogener", "incurvé", "curvo"], means: ["curved"] },
  {
    typed: ["ergonomic"],
    foreign: [
      "ergonomisch",
      "ergonomische",
      "ergonomique",
      "ergonómico",
      "ergonomico",
      "ergonomica",
    ],
    means: ["ergonomic"],
  },
  {
    typed: ["left handed", "left hand", "lefthanded", "leftie", "lefty"],
    foreign: [
      "linkshänder",
      "linkshändig",
      "linkshändige",
      "gaucher",
      "gauchers",
      "zurdo",
      "zurdos",
    ],
    means: ["left handed", "left hand", "lefthanded"],
  },
  ...["5.1", "7.1"].map((channels) => ({
    typed: [`${channels} surround`, `surround ${channels}`, `${channels} surround sound`],
    means: [`${channels} channel`, `${channels} surround`],
  })),
  {
    typed: ["german layout", "german keyboard", "qwertz"],
    foreign: [
      "deutsch",
      "deutsche",
      "deutsches",
      "deutsches layout",
      "deutsche tasten",
      "qwertz layout",
      "deutsche tastatur",
    ],
    means: ["german", "qwertz", "layout:german"],
    first: ["category:Keyboard", "category:Keyboards"],
  },
  {
    typed: ["keyboard and mouse", "keyboard mouse", "mouse and keyboard", "mouse keyboard"].flatMap(
      (both) => SETS.map((set) => both + set),
    ),
    foreign: [
      "tastatur und maus | tastatur maus | maus und tastatur | maus tastatur",
      "clavier et souris | clavier souris | souris et clavier",
      "teclado y ratón | teclado ratón | ratón y teclado",
      "tastiera e mouse | tastiera mouse | mouse e tastiera",
      "toetsenbord en muis | toetsenbord muis | muis en toetsenbord",
    ]
      .flatMap((names) => names.split(" | "))
      .flatMap((both) => [...SETS.map((set) => both + set), `ensemble ${both}`]),
    means: [
      "keyboard and mouse",
      "keyboard and mice",
      "keyboard mouse combo",
      "keyboard mouse set",
      "mouse combo",
      "mouse set",
    ],
    first: ["category:Keyboard", "category:Keyboards"],
  },
  {
    typed: ["privacy cover", "privacy shutter", "lens cover", "camera cover"],
    foreign: ["abdeckung", "kameraabdeckung", "cache caméra", "obturateur"],
    means: ["privacy", "shutter", "lens cover"],
  },
  {
    typed: ["azerty", "french layout"],
    foreign: ["disposition française", "französisches layout"],
    means: ["azerty", "french", "layout:french"],
    first: ["category:Keyboard", "category:Keyboards"],
  },
  {
    typed: ["microphone", "mic"],
    foreign: ["mikrofon", "micro", "micrófono", "microfono", "microfoon"],
    // A headset has a microphone.
    means: ["microphone", "mic", "headset", "has:microphone"],
  },
  {
    typed: ["soundbar", "soundbars", "sound bar", "sound bars"],
    means: ["soundbar", "sound bar"],
    first: ["category:Speaker", "category:Speakers"],
  },
  // The digit behind the point counts subwoofers.
  {
    typed: ["subwoofer", "subwoofers"],
    means: [
      "subwoofer",
      ...["2 1", "3 1", "4 1", "5 1", "7 1"].map((channels) => `${channels} channel`),
    ],
  },
  {
    typed: ["earbuds", "earphones", "in ear", "in ears", "in ear headphones"],
    foreign: ["écouteurs", "ohrhörer", "intra auriculaires", "écouteurs intra auriculaires"],
    means: ["in ear", "earbud", "earbuds", "earphone", "earphones"],
    first: ["category:Headphones", "category:Headsets"],
  },
  ...["2", "3"].map((version) => ({
    typed: [`cloud ${version}`],
    means: [`cloud ${version}`, `cloud ${"i".repeat(Number(version))}`],
  })),
  {
    typed: ["open back", "openback"],
    foreign: ["offen", "offene", "offener", "ouvert", "ouverts", "abierto", "abiertos"],
    means: ["open back", "openback", "semi open", "open"],
  },
  {
    typed: ["closed back", "closedback"],
    foreign: ["geschlossene", "geschlossener", "fermé", "cerrados"],
    means: ["closed back", "closedback", "closed"],
  },
  { typed: ["tkl", "tenkeyless"], means: ["tkl", "tenkeyless"] },
  {
    typed: ["super ultrawide", "super ultra wide"],
    means: ["super ultrawide", "super ultra wide", "32 9"],
  },
  {
    typed: ["ultrawide", "ultra wide"],
    means: ["ultrawide", "ultra wide", "21 9", "32 9", "12 5", "64 27"],
  },
  { typed: ["4k", "uhd", "2160p"], means: ["4k", "uhd", "2160p", "3840 2160"] },
  { typed: ["1440p", "qhd", "wqhd"], means: ["1440p", "qhd", "wqhd", "2560 1440"] },
  { typed: ["1080p", "full hd", "fhd"], means: ["1080p", "full hd", "fhd", "1920 1080"] },
  {
    typed: ["wireless"],
    foreign: [
      "kabellos",
      "kabellose",
      "kabelloser",
      "kabelloses",
      "senza fili",
      "draadloos",
      "draadloze",
      "drahtlos",
      "drahtlose",
      "drahtloser",
      "drahtloses",
      "sans fil",
      "inalámbrico",
      "inalámbrica",
      "inalámbricos",
      "inalámbricas",
    ],
    means: ["wireless", "bluetooth"],
  },
]
