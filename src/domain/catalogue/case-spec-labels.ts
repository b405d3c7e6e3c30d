import { orNone, type SpecGroup } from "./spec-label.ts"
import { writeDimensions, writeFans, writePowerLeads, writeRadiators } from "./spec-writers.ts"

/** What boards are powered by, cooled with and built into. */
export const caseSpecLabels: Readonly<Record<string, readonly SpecGroup[]>> = {
  "Power supplies": [
    {
      name: "Output",
      labels: {
        wattageW: "Power",
        efficiencyClass: "Efficiency class",
        atxVersion: "ATX version",
        connectors: { label: "Leads", write: writePowerLeads },
      },
    },
    {
      name: "Build",
      labels: {
        formFactor: "Form factor",
        modular: { label: "Cables", words: { Full: "Fully modular" } },
        lengthMm: "Length",
        fanMm: "Fan",
      },
    },
  ],
  Cooling: [
    {
      labels: {
        type: "Type",
        sockets: "Sockets",
        tdpRatingW: "Rated for",
        formFactor: "Fits",
        heightMm: "Height",
        radiatorMm: "Radiator",
        radiatorThicknessMm: "Radiator thickness",
        tubeMm: "Tube length",
        fans: { label: "Fans", write: writeFans },
        pumpRpm: "Pump speed",
        noiseDbA: "Noise",
        ramClearanceMm: "Room for memory",
        weightG: "Weight",
        netG: "Net weight",
        conductivityWmK: "Thermal conductivity",
        electricallyConductive: "Conducts electricity",
        shelfLifeMonths: "Shelf life",
      },
    },
  ],
  Fans: [
    {
      labels: {
        sizeMm: "Size",
        thicknessMm: "Thickness",
        rpmMin: { label: "Minimum speed", unit: "rpm" },
        rpmMax: { label: "Maximum speed", unit: "rpm" },
        airflowCfm: "Airflow",
        staticPressureMmH2O: "Static pressure",
        noiseDbA: "Noise",
        connector: "Connector",
        bearing: "Bearing",
        mtbfHours: "Mean time between failures",
      },
    },
  ],
  Cases: [
    {
      name: "Room inside",
      labels: {
        motherboardFormFactors: "Boards",
        maxGpuMm: "Maximum graphics card length",
        maxCoolerMm: "Maximum cooler height",
        psuFormFactors: "Power supplies",
        maxPsuMm: "Maximum power supply length",
        radiators: { label: "Radiators", write: writeRadiators },
        fansIncluded: orNone("Fans included"),
        bays25: orNone("2.5-inch bays"),
        bays35: orNone("3.5-inch bays"),
      },
    },
    {
      name: "Size",
      labels: {
        dimensionsMm: { label: "Depth × width × height", write: writeDimensions },
        volumeL: "Volume",
        weightKg: "Weight",
      },
    },
  ],
  "Cables and accessories": [
    {
      labels: {
        interface: "Interface",
        outputs: "Outputs",
        input: "Input",
        power: "Power",
        maxCurrentA: "Maximum current",
        connectorAngle: "Connector angle",
        insertionCycles: "Insertion cycles",
        lengthMm: "Length",
        minHeightMm: "Minimum height",
        maxHeightMm: "Maximum height",
        maxLoadG: "Maximum load",
        base: "Base",
        magnetMount: "Magnetic mount",
      },
    },
  ],
}
