import type { Kind } from "../attribute.ts"

export const cablesAndAccessories: Kind = {
  name: "Cables and accessories",
  groups: [
    {
      attributes: [
        { code: "interface", label: "Interface", type: "text", decidesFit: true },
        { code: "outputs", label: "Outputs", type: "number" },
        { code: "input", label: "Input", type: "text" },
        { code: "power", label: "Power", type: "text" },
        {
          code: "maxCurrentA",
          label: "Maximum current",
          type: "number",
          unit: "A",
          better: "more",
        },
        { code: "connectorAngle", label: "Connector angle", type: "text" },
        { code: "insertionCycles", label: "Insertion cycles", type: "number", better: "more" },
        { code: "lengthMm", label: "Length", type: "number", unit: "mm" },
        { code: "minHeightMm", label: "Minimum height", type: "number", unit: "mm" },
        { code: "maxHeightMm", label: "Maximum height", type: "number", unit: "mm" },
        { code: "maxLoadG", label: "Maximum load", type: "number", unit: "g", better: "more" },
        { code: "base", label: "Base", type: "text" },
        { code: "magnetMount", label: "Magnetic mount", type: "boolean" },
      ],
    },
  ],
  chips: [
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
