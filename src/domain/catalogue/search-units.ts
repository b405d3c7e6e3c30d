/** Values with a prefix: `cl30`. The index holds the number with the ending of its spec's key. */
export const prefixedValues: readonly { prefix: RegExp; ending: string }[] = [
  { prefix: /(?:cl|cas) ?/, ending: "latency" },
]

/** Other spellings of units with their factors. */
export const unitSpellings: Readonly<Record<string, { unit: string; times?: number }>> = {
  tb: { unit: "GB", times: 1000 },
  terabyte: { unit: "GB", times: 1000 },
  terabytes: { unit: "GB", times: 1000 },
  gig: { unit: "GB" },
  gigs: { unit: "GB" },
  kw: { unit: "W", times: 1000 },
  watt: { unit: "W" },
  watts: { unit: "W" },
  volt: { unit: "V" },
  volts: { unit: "V" },
  mhz: { unit: "MT/s" },
  hz: { unit: "Hz" },
  gbps: { unit: "Gb/s" },
  "gbit/s": { unit: "Gb/s" },
  db: { unit: "dB(A)" },
  dba: { unit: "dB(A)" },
  inch: { unit: "in" },
  inches: { unit: "in" },
  '"': { unit: "in" },
  "”": { unit: "in" },
  zoll: { unit: "in" },
  duim: { unit: "in" },
  pouces: { unit: "in" },
  pollici: { unit: "in" },
  tum: { unit: "in" },
  pulgadas: { unit: "in" },
  cm: { unit: "mm", times: 10 },
  gram: { unit: "g" },
  grams: { unit: "g" },
  gramm: { unit: "g" },
  grammes: { unit: "g" },
  gramos: { unit: "g" },
  liter: { unit: "L" },
  liters: { unit: "L" },
  litre: { unit: "L" },
  litres: { unit: "L" },
  litros: { unit: "L" },
  go: { unit: "GB" },
  to: { unit: "GB", times: 1000 },
  vatios: { unit: "W" },
  watios: { unit: "W" },
  watów: { unit: "W" },
  pouce: { unit: "in" },
  pulgada: { unit: "in" },
  core: { unit: "cores" },
  cores: { unit: "cores" },
  kerne: { unit: "cores" },
  rdzeni: { unit: "cores" },
  rdzenie: { unit: "cores" },
  cali: { unit: "in" },
  ...spelled(
    "in",
    "polegada | polegadas | дюйм | дюйма | дюймов | palce | palců | tommer | tuumaa | tuuman | inç",
  ),
  ...spelled(
    "cores",
    "ядер | ядра | jader | jádra | jádrový | kerner | kjerner | ydintä | çekirdek | çekirdekli",
  ),
  ...spelled("threads", "потоков | потока | vláken | tråde"),
  ...spelled("pcie8", "pcie 8 pin | pcie 8-pin | 8 pin pcie | 8-pin pcie"),
  ...spelled("expansionSlots", "expansion slots | erweiterungsslots | erweiterungssteckplätze"),
  ...spelled("W", "вт | ватт | wattia | wattů"),
  ...spelled("GB", "гб"),
  ...spelled("MT/s", "мгц"),
  ...spelled("Hz", "гц"),
  ...spelled("mm", "мм"),
  тб: { unit: "GB", times: 1000 },
  см: { unit: "mm", times: 10 },
  cale: { unit: "in" },
  kernen: { unit: "cores" },
  coeurs: { unit: "cores" },
  cœurs: { unit: "cores" },
  kärnor: { unit: "cores" },
  núcleos: { unit: "cores" },
  nucleos: { unit: "cores" },
  nuclei: { unit: "cores" },
  noyaux: { unit: "cores" },
  thread: { unit: "threads" },
  threads: { unit: "threads" },
  hilos: { unit: "threads" },
  wątków: { unit: "threads" },
  wątki: { unit: "threads" },
  trådar: { unit: "threads" },
  t: { unit: "threads" },
  c: { unit: "cores" },
  "memory slots": { unit: "memorySlots" },
  "ram slots": { unit: "memorySlots" },
  "dimm slots": { unit: "memorySlots" },
  dimm: { unit: "memorySlots" },
  dimms: { unit: "memorySlots" },
  "ram-slots": { unit: "memorySlots" },
  "ram-steckplätze": { unit: "memorySlots" },
  "ram-steckplätzen": { unit: "memorySlots" },
  "ram steckplätze": { unit: "memorySlots" },
  "ram steckplätzen": { unit: "memorySlots" },
  "emplacements mémoire": { unit: "memorySlots" },
  "slots de ram": { unit: "memorySlots" },
  "ranuras de memoria": { unit: "memorySlots" },
  "slot ram": { unit: "memorySlots" },
  geheugensloten: { unit: "memorySlots" },
  "sloty ram": { unit: "memorySlots" },
  "slotów ram": { unit: "memorySlots" },
  minnesplatser: { unit: "memorySlots" },
  "sata ports": { unit: "sataPorts" },
  "sata-ports": { unit: "sataPorts" },
  "sata-anschlüsse": { unit: "sataPorts" },
  "sata-anschlüssen": { unit: "sataPorts" },
  "sata anschlüsse": { unit: "sataPorts" },
  "sata anschlüssen": { unit: "sataPorts" },
  "ports sata": { unit: "sataPorts" },
  "puertos sata": { unit: "sataPorts" },
  "porte sata": { unit: "sataPorts" },
  "sata-poorten": { unit: "sataPorts" },
  "sata poorten": { unit: "sataPorts" },
  "portów sata": { unit: "sataPorts" },
  "sata-portar": { unit: "sataPorts" },
  ...Object.fromEntries(m2Spellings().map((spelling) => [spelling, { unit: "m2Slots" }])),
  ...Object.fromEntries(baySpellings().map((spelling) => [spelling, { unit: "bays35" }])),
}

/** Returns the same unit for each of its spellings. */
function spelled(unit: string, words: string): Record<string, { unit: string }> {
  return Object.fromEntries(words.split(" | ").map((word) => [word, { unit }]))
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
