import type { FacetName } from "../facets.ts"

/** An attribute that provides values or ranges of a facet. */
export interface FacetSource {
  code: string
  facet: string
  /** If a part has several sources of a facet, the lowest priority number wins. */
  priority: number
  /** Starts of the ranges after the first, which starts at 0; the last range has no end. */
  bounds?: readonly number[]
  /** Whether single values are offered in addition to ranges. */
  exact: true
}

type Source = string | { code: string; bounds: readonly number[] }

/** Returns multiples: `every(50, 200)` is 50, 100, 150, 200. */
const every = (step: number, last: number): number[] =>
  Array.from({ length: last / step }, (_, index) => step * (index + 1))

const MEMORY_SPEEDS = [1600, 2133, 2666, 3200, 3600, 4000, 4800, 5600, 6000, 6400, 7200, 8000]
const WATTS = [300, 400, 500, 600, 700, 800, 1000, 1200, 1600]
const REFRESH_RATES = [60, 75, 100, 144, 165, 180, 240, 360]
const DRIVES_GB = [100, 200, 400, 900, 1800, 3500, 7000, 14_000]

const sources: Record<FacetName, readonly Source[]> = {
  brand: ["brand"],
  type: ["type"],
  tower: ["tower"],
  socket: ["socket", "sockets"],
  chipset: ["chipset"],
  cardMemory: ["memoryGB"],
  memoryType: ["memoryType", "memoryTypes"],
  boardSize: ["motherboardFormFactors"],
  formFactor: ["formFactor"],
  capacity: ["totalGB", { code: "capacityGB", bounds: DRIVES_GB }],
  modules: ["modules"],
  speed: [{ code: "speedMTs", bounds: MEMORY_SPEEDS }],
  ecc: ["ecc"],
  wattage: [{ code: "wattageW", bounds: WATTS }],
  efficiency: ["efficiencyClass"],
  modular: ["modular"],
  size: ["sizeMm", "size"],
  fanSpeed: [{ code: "rpmMax", bounds: every(500, 5000) }],
  airflow: [{ code: "airflowCfm", bounds: every(20, 160) }],
  noise: [{ code: "noiseDbA", bounds: [15, 20, 25, 30, 35, 40] }],
  connector: ["connector"],
  bearing: ["bearing"],
  rating: [{ code: "tdpRatingW", bounds: every(50, 350) }],
  radiator: ["radiatorMm", "radiators"],
  height: [{ code: "heightMm", bounds: every(20, 180) }],
  interface: ["interface"],
  portType: ["portType"],
  linkSpeed: ["speedGbps"],
  boardPower: [{ code: "boardPowerW", bounds: every(100, 600) }],
  cardRoom: [{ code: "maxGpuMm", bounds: every(50, 450) }],
  coolerRoom: [{ code: "maxCoolerMm", bounds: every(20, 200) }],
  supplySize: ["psuFormFactors"],
  bays35: ["bays35"],
  volume: [{ code: "volumeL", bounds: [10, 20, 30, 40, 50, 60, 80] }],
  length: [{ code: "lengthMm", bounds: [100, 140, 150, 160, 180, 200, 250, 300, 350] }],
  ethernet: ["ethernet"],
  wifi: ["wifi"],
  cores: ["cores"],
  tdp: [{ code: "tdpW", bounds: [25, 50, 75, 100, 125, 150, 200, 250] }],
  screen: [{ code: "screenIn", bounds: [16, 20, 24, 28, 32, 36, 40, 48] }],
  resolution: ["resolution"],
  refresh: [{ code: "refreshHz", bounds: REFRESH_RATES }],
  panel: ["panel"],
  connection: ["connectivity"],
}

export const facetSources: readonly FacetSource[] = Object.entries(sources).flatMap(
  ([facet, codes]) =>
    codes.map((source, priority) => ({
      facet,
      priority,
      exact: true as const,
      ...(typeof source === "string" ? { code: source } : source),
    })),
)
