import { namesOf } from "./search-terms.ts"
import type { Specs } from "./spec-values.ts"

/** Feature that parts have or lack and that buyers exclude: `gpu without power connector`. */
interface Trait {
  name: string
  /** Its names in English. */
  typed: readonly string[]
  /** Its names in other languages of the search. */
  foreign: readonly string[]
  /** Specs that say whether a part has it. */
  keys?: readonly string[]
  /** Specs that are true where a part lacks it. */
  lackingKeys?: readonly string[]
  /** Texts of parts that have it. */
  having?: readonly string[]
  /** Texts of parts that lack it. */
  lacking?: readonly string[]
}

const traits: readonly Trait[] = [
  {
    name: "power connector",
    typed: [
      "power connector",
      "power cable",
      "power lead",
      "power plug",
      "external power",
      "extra power",
      "extra power connector",
    ],
    foreign: [
      "stromanschluss",
      "stromstecker",
      "extra stromanschluss",
      "zusätzlichen stromanschluss",
      "connecteur d alimentation",
      "conector de alimentación",
      "alimentation externe",
      "alimentazione esterna",
      "connettore di alimentazione",
      "stroomaansluiting",
      "dodatkowego zasilania",
      "strömkontakt",
      "conector de energia",
      "alimentação externa",
      "дополнительного питания",
      "strømstik",
    ],
    keys: ["powerConnectors"],
  },
  {
    name: "graphics",
    typed: ["graphics", "integrated graphics", "onboard graphics", "igpu", "gpu"],
    foreign: [
      "grafik",
      "grafiki",
      "gráfica",
      "integrierte grafik",
      "grafikeinheit",
      "partie graphique",
      "gráficos",
      "grafica integrata",
      "geïntegreerde grafische kaart",
      "zintegrowanej grafiki",
      "integrerad grafik",
      "gráficos integrados",
      "vídeo integrado",
      "встроенной графики",
      "видеоядра",
      "integrované grafiky",
      "integreret grafik",
      "integrert grafikk",
    ],
    keys: ["graphics"],
    having: ["graphics"],
  },
  {
    name: "cooler",
    typed: ["cooler", "heatsink", "heat sink", "heat spreader"],
    foreign: [
      "kühler",
      "kühlkörper",
      "refroidisseur",
      "ventirad",
      "disipador",
      "dissipatore",
      "koeler",
      "chłodzenia",
      "kylare",
      "кулера",
      "радиатора",
      "chladiče",
      "køler",
      "kjøler",
    ],
    keys: ["coolerIncluded", "heatSpreader"],
    having: ["heatsink"],
  },
  {
    name: "fan",
    typed: ["fan"],
    foreign: [
      "lüfter",
      "ventilateur",
      "ventilateurs",
      "ventilador",
      "ventiladores",
      "ventola",
      "ventole",
      "ventilator",
      "ventilatoren",
      "wentylatora",
      "fläkt",
      "fläktar",
      "ventoinha",
      "ventoinhas",
      "вентилятора",
      "вентиляторов",
      "ventilátoru",
      "blæser",
      "blæsere",
      "vifte",
      "vifter",
      "tuuletinta",
    ],
    keys: ["fansIncluded", "coolerIncluded"],
    lackingKeys: ["fanless"],
    having: ["fan", "fans"],
    lacking: ["fanless", "passive"],
  },
  {
    name: "window",
    typed: ["window", "side window", "glass", "tempered glass", "glass panel", "side glass"],
    foreign: [
      "fenster",
      "sichtfenster",
      "seitenfenster",
      "glas",
      "fenêtre",
      "vitre",
      "verre",
      "ventana",
      "ventana lateral",
      "cristal",
      "cristal lateral",
      "cristal templado",
      "finestra",
      "vetro",
      "venster",
      "raam",
      "okna",
      "szyby",
      "fönster",
      "janela",
      "vidro",
      "стекла",
      "skla",
      "vindue",
      "vindu",
      "ikkunaa",
      "lasia",
    ],
    keys: ["has_transparent_side_panel"],
    having: ["window", "glass"],
  },
  {
    name: "light",
    typed: ["rgb", "argb", "led", "light", "lighting", "backlight"],
    foreign: [
      "beleuchtung",
      "licht",
      "éclairage",
      "rétroéclairage",
      "iluminación",
      "luces",
      "illuminazione",
      "luci",
      "verlichting",
      "podświetlenia",
      "belysning",
      "iluminação",
      "luz",
      "luzes",
      "подсветки",
      "podsvícení",
      "lys",
      "valoja",
    ],
    keys: ["led", "lighting", "rgb", "backlight"],
    having: ["rgb", "argb", "led", "leds", "backlit"],
  },
  {
    name: "wifi",
    typed: ["wifi", "wi fi", "wlan"],
    foreign: [],
    keys: ["wifi", "wireless_networking"],
    // Manufacturers name boards after the standard, such as AX.
    having: ["wifi*", "wi fi", "wlan", "ax", "ac"],
  },
  {
    name: "microphone",
    typed: ["microphone", "mic"],
    foreign: [
      "mikrofon",
      "micro",
      "micrófono",
      "microfono",
      "microfoon",
      "mikrofonu",
      "microfone",
      "микрофона",
    ],
    keys: ["microphone"],
    having: ["microphone", "mic", "headset"],
  },
  {
    name: "number pad",
    typed: ["numpad", "number pad", "numeric keypad"],
    foreign: [
      "nummernblock",
      "ziffernblock",
      "pavé numérique",
      "teclado numérico",
      "tastierino numerico",
      "numeriek toetsenblok",
      "bloku numerycznego",
      "numerisk del",
      "цифрового блока",
    ],
    having: ["numpad"],
    lacking: ["tkl", "tenkeyless", "=size:60%", "=size:65%", "=size:75%", "=size:tkl (80%)"],
  },
  {
    name: "cable",
    typed: ["cable", "cord", "wire"],
    foreign: ["kabel", "câble", "cavo", "kabla", "sladd", "провода"],
    having: ["wired", "corded"],
    lacking: ["wireless", "bluetooth", "cordless"],
  },
  {
    name: "power supply",
    typed: ["power supply", "psu"],
    foreign: [
      "netzteil",
      "alimentation",
      "fuente",
      "alimentatore",
      "voeding",
      "zasilacza",
      "nätaggregat",
      "fonte",
      "блока питания",
      "бп",
      "zdroje",
      "strømforsyning",
    ],
    keys: ["supply", "power_supply_included"],
    // A card without power supply is one without a connector for it.
    having: ["=has:power connector"],
    lacking: ["=no:power connector"],
  },
  {
    name: "dram",
    typed: ["dram", "dram cache"],
    foreign: [],
    keys: ["dramGB"],
    lacking: ["dramless"],
  },
]

/** Maximum power of a card without a power connector, by PCI Express CEM. */
const MAX_SLOT_W = 75

/** Returns the index marks of the traits that a part is known to have or lack: `=has:light`, `=no:window`. */
export function traitMarks(specs: Specs): string[] {
  return traits.flatMap((trait) => {
    const has = hasTrait(trait, specs)
    if (has === undefined) return []
    return [has ? hasMark(trait) : lacksMark(trait)]
  })
}

const hasMark = ({ name }: Trait): string => `=has:${name}`
const lacksMark = ({ name }: Trait): string => `=no:${name}`

function hasTrait({ name, keys = [], lackingKeys = [] }: Trait, specs: Specs): boolean | undefined {
  const stated = [
    ...keys.map((key) => hasValue(specs[key])),
    ...lackingKeys.flatMap((key) => (typeof specs[key] === "boolean" ? [!specs[key]] : [])),
  ].filter((has) => has !== undefined)
  if (stated.length > 0) return stated.includes(true)
  const { boardPowerW } = specs
  const isCard = name === "power connector" && typeof boardPowerW === "number"
  return isCard ? boardPowerW > MAX_SLOT_W : undefined
}

const NONE: ReadonlySet<unknown> = new Set([false, 0, "none", "no", "not included"])

/** Returns whether a value confirms the trait; undefined if there is no value. */
function hasValue(value: unknown): boolean | undefined {
  if (value === undefined || value === null || value === "") return undefined
  if (typeof value === "object") return Object.keys(value).length > 0
  return !NONE.has(typeof value === "string" ? value.toLowerCase() : value)
}

/**
 * Index texts of the parts that have or lack an excluded term. Each text is a mark, or words that must all occur. A
 * word that ends with `*` is a prefix.
 */
export interface Excluded {
  having: readonly string[]
  lacking: readonly string[]
}

const excludedOf = (trait: Trait): Excluded => ({
  having: [hasMark(trait), ...(trait.having ?? [])],
  lacking: [lacksMark(trait), ...(trait.lacking ?? [])],
})

const plural = (name: string): string[] => [name, `${name}s`]

const excludedByName = new Map(
  traits.flatMap((trait) => {
    const names = namesOf({ typed: trait.typed.flatMap(plural), foreign: trait.foreign })
    return names.map((name) => [name, excludedOf(trait)] as const)
  }),
)

/** Finds the index texts of a trait by its name, in lower-case words with single spaces. */
export const findTrait = (name: string): Excluded | undefined => excludedByName.get(name)
