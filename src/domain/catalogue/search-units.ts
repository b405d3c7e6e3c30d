/** Values with a prefix: `cl30`. The index holds the number with the ending of its spec's key. */
export const prefixedValues: readonly { prefix: RegExp; ending: string }[] = [
  { prefix: /(?:cl|cas) ?/, ending: "latency" },
]

/** Other spellings of units with their factors. */
export const unitSpellings: Readonly<Record<string, { unit: string; times?: number }>> = {
  tb: { unit: "GB", times: 1000 },
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
  pouces: { unit: "in" },
  pulgadas: { unit: "in" },
  cm: { unit: "mm", times: 10 },
  liter: { unit: "L" },
  liters: { unit: "L" },
  litre: { unit: "L" },
  litres: { unit: "L" },
  litros: { unit: "L" },
  go: { unit: "GB" },
  to: { unit: "GB", times: 1000 },
  vatios: { unit: "W" },
  pouce: { unit: "in" },
  pulgada: { unit: "in" },
  core: { unit: "cores" },
  cores: { unit: "cores" },
  kerne: { unit: "cores" },
  kernen: { unit: "cores" },
  coeurs: { unit: "cores" },
  cœurs: { unit: "cores" },
  núcleos: { unit: "cores" },
  nucleos: { unit: "cores" },
  thread: { unit: "threads" },
  threads: { unit: "threads" },
}

/** Specs that count items. The index holds their number together with their key. */
export const countedKeys: ReadonlySet<string> = new Set([
  "cores",
  "threads",
  "ports",
  "slots",
  "quantity",
  "sataPorts",
  "eps8",
])

/** Half an inch: a screen sold as 24 inches measures 23.6 to 24.5. */
export const SCREEN_TOLERANCE_IN = 0.5
