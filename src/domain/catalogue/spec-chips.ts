import type { Specs } from "./spec-values.ts"

/**
 * What a card shows of a part, most telling first. `{key}` stands for the value as it is written in the
 * spec table; a chip with a value missing is left out.
 */
type Chip = string | ((specs: Specs) => string | undefined)

const memoryKind = ({ memoryType, formFactor, ecc }: Specs): string | undefined => {
  if (typeof memoryType !== "string") return undefined
  return [memoryType, formFactor === "SO-DIMM" && formFactor, ecc === true && "ECC"]
    .filter(Boolean)
    .join(" ")
}

const largestBoard = ({ motherboardFormFactors }: Specs): string | undefined =>
  Array.isArray(motherboardFormFactors) && typeof motherboardFormFactors[0] === "string"
    ? `Up to ${motherboardFormFactors[0]}`
    : undefined

export const chipsOfCategory: Readonly<Record<string, readonly Chip[]>> = {
  Memory: [memoryKind, "{modules} × {capacityGB}", "{speedMTs}"],
  Storage: ["{capacityGB}", "{interface}", "{formFactor}"],
  "Power supplies": ["{wattageW}", "{efficiencyClass}", "{formFactor}"],
  Motherboards: ["{socket}", "{formFactor}", "{memoryType}"],
  "Graphics cards": ["{memoryGB} {memoryType}", "{boardPowerW}", "{lengthMm} long"],
  Cooling: [
    "{type}",
    "{netG}",
    "{conductivityWmK}",
    "{formFactor}",
    "{tdpRatingW}",
    "{radiatorMm} radiator",
    "{heightMm} tall",
  ],
  Fans: ["{sizeMm}", "{rpmMax}", "{airflowCfm}"],
  Cases: [largestBoard, "Cards to {maxGpuMm}", "Coolers to {maxCoolerMm}"],
  "Networking and cards": [
    "{ports} × {portType}",
    "{m2Slots} × M.2",
    "{speedGbps}",
    "{interface}",
    "{requiresBifurcation}",
  ],
  "Cables and accessories": [
    "{interface}",
    "{lengthMm}",
    "{connectorAngle}",
    "{outputs} outputs",
    "{input}",
    "{power} power",
    "{minHeightMm} to {maxHeightMm}",
    "Holds {maxLoadG}",
    "{base} base",
  ],
}
