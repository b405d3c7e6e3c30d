/** Values with a prefix: `cl30`. The index holds the number with the ending of its spec's key. */
export const prefixedValues: readonly { prefix: RegExp; ending: string }[] = [
  { prefix: /(?:cl|cas) ?/, ending: "latency" },
]

/** Other spellings of a unit, in all languages of the search. */
const spellings: Readonly<Record<string, string>> = {
  GB: "gig | gigs | go | гб",
  W: "watt | watts | vatios | watios | watów | вт | ватт | wattia | wattů",
  V: "volt | volts",
  "MT/s": "mhz | мгц",
  Hz: "hz | гц",
  "Gb/s": "gbps | gbit/s",
  "dB(A)": "db | dba",
  in: 'inch | inches | " | ” | zoll | duim | pouce | pouces | pollici | tum | pulgada | pulgadas | polegada | polegadas | cale | cali | дюйм | дюйма | дюймов | palce | palců | tommer | tuumaa | tuuman | inç',
  mm: "мм",
  g: "gram | grams | gramm | grammes | gramos",
  L: "liter | liters | litre | litres | litros",
  cores:
    "core | cores | c | kerne | kernen | kerner | kjerner | kärnor | coeurs | cœurs | noyaux | núcleos | nucleos | nuclei | rdzeni | rdzenie | ядер | ядра | jader | jádra | jádrový | ydintä | çekirdek | çekirdekli",
  threads:
    "thread | threads | t | hilos | wątków | wątki | trådar | tråde | потоков | потока | vláken",
  memorySlots:
    "memory slots | ram slots | dimm slots | dimm | dimms | ram-slots | ram-steckplätze | ram-steckplätzen | ram steckplätze | ram steckplätzen | emplacements mémoire | slots de ram | ranuras de memoria | slot ram | geheugensloten | sloty ram | slotów ram | minnesplatser",
  sataPorts:
    "sata ports | sata-ports | sata-anschlüsse | sata-anschlüssen | sata anschlüsse | sata anschlüssen | ports sata | puertos sata | porte sata | sata-poorten | sata poorten | portów sata | sata-portar",
  m2Slots: m2Spellings().join(" | "),
  bays35: baySpellings().join(" | "),
  pcie8: "pcie 8 pin | pcie 8-pin | 8 pin pcie | 8-pin pcie",
  expansionSlots: "expansion slots | erweiterungsslots | erweiterungssteckplätze",
}

/** Units by their spelling; `times` is the factor of a multiple. */
export const unitSpellings: Readonly<Record<string, { unit: string; times?: number }>> = {
  ...Object.fromEntries(
    Object.entries(spellings).flatMap(([unit, words]) =>
      words.split(" | ").map((word) => [word, { unit }] as const),
    ),
  ),
  tb: { unit: "GB", times: 1000 },
  terabyte: { unit: "GB", times: 1000 },
  terabytes: { unit: "GB", times: 1000 },
  to: { unit: "GB", times: 1000 },
  тб: { unit: "GB", times: 1000 },
  kw: { unit: "W", times: 1000 },
  cm: { unit: "mm", times: 10 },
  см: { unit: "mm", times: 10 },
}

/** Lists the names of slots for drives: `m.2 slots`, `emplacements m.2`. */
function m2Spellings(): string[] {
  const behind = "slots | sockets | steckplätze | steckplätzen | sloten | platser".split(" | ")
  const before = "slots | slot | emplacements | ports | ranuras | złącza | złącz | gniazda".split(
    " | ",
  )
  return ["m.2", "m2"].flatMap((name) => [
    ...behind.flatMap((word) => [`${name} ${word}`, `${name}-${word}`]),
    ...before.map((word) => `${word} ${name}`),
  ])
}

/** Lists the names of bays for hard drives: `3.5" bays`, `3.5-inch hard drives`. */
function baySpellings(): string[] {
  const sizes = ["3.5", "3,5"].flatMap((size) =>
    ["", '"', " inch", "-inch", " zoll"].map((unit) => size + unit),
  )
  const items = ["bays", "drives", "hard drives", "hdds", "schächte", "festplatten"]
  const places = [
    "einschübe | einschüben | schächte | schächten | plätze | plätzen"
      .split(" | ")
      .flatMap((word) => ["", " ", "-"].map((joint) => `festplatten${joint}${word}`)),
    "laufwerksschächte | laufwerksschächten | hdd-schächte | hdd schächte".split(" | "),
    "baies 3.5 | baies pour disques durs | emplacements 3.5 | emplacements pour disques durs".split(
      " | ",
    ),
    "bahías | bahías 3.5 | bahías para discos duros | bahias | bahias 3.5 | bahias para discos duros".split(
      " | ",
    ),
    "alloggiamenti 3.5 | alloggiamenti per hard disk | slot 3.5 | slot per hard disk".split(" | "),
    "zatok | zatoki | kieszeni | miejsc na dyski | schijfposities | hårddiskplatser".split(" | "),
  ].flat()
  const sized = sizes.flatMap((size) => items.map((item) => `${size} ${item}`))
  return [...sized, ...places, "hdd bays", "hard drive bays", "drive bays", "bay", "bays"]
}

/** Counts that no facet offers. The index holds each number up to theirs, too: `4+`. */
export const minimumKeys: ReadonlySet<string> = new Set(["memorySlots", "sataPorts", "m2Slots"])

/** Specs that count items. The index holds their number together with their key. */
export const countedKeys: ReadonlySet<string> = new Set([
  "cores",
  "threads",
  "ports",
  "slots",
  "quantity",
  ...minimumKeys,
  "eps8",
  "pcie8",
  "expansionSlots",
  "pcie12v2x6",
  "bays35",
])

/** Half an inch: a screen sold as 24 inches measures 23.6 to 24.5. */
export const SCREEN_TOLERANCE_IN = 0.5
