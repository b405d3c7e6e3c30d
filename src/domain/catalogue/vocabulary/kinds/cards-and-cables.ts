import { type BuiltInAttribute, type BuiltInKind, NONE_WORDS } from "../attribute.ts"

const INTERFACE: BuiltInAttribute = {
  code: "interface",
  label: "Interface",
  type: "text",
  decidesFit: true,
}

const LENGTH: BuiltInAttribute = { code: "lengthMm", label: "Length", type: "number", unit: "mm" }

export const networkingAndCards: BuiltInKind = {
  name: "Networking and cards",
  aliases: [
    "NetworkCard",
    "SoundCard",
    "Network card",
    "Sound card",
    "Network cards",
    "Sound cards",
  ],
  groups: [
    {
      attributes: [
        INTERFACE,
        { code: "ports", label: "Ports", type: "number", better: "more" },
        { code: "portType", label: "Port type", type: "text", decidesFit: true },
        {
          code: "speedGbps",
          label: "Speed per port",
          type: "number",
          unit: "Gb/s",
          better: "more",
        },
        { code: "m2Slots", label: "M.2 slots", type: "number", better: "more" },
        { code: "m2Sizes", label: "M.2 sizes", type: "list" },
        { code: "requiresBifurcation", label: "Slot must split", type: "text" },
        { code: "powerW", label: "Power used", type: "number", unit: "W", words: NONE_WORDS },
        { code: "lowProfileBracket", label: "Low-profile bracket", type: "boolean" },
        LENGTH,
      ],
    },
  ],
  chips: [
    "{ports} × {portType}",
    "{m2Slots} × M.2",
    "{speedGbps}",
    "{interface}",
    "{requiresBifurcation}",
  ],
  columns: {
    Interface: "interface",
    Ports: "ports",
    Speed: "speedGbps",
    "Port type": "portType",
    "M.2 slots": "m2Slots",
  },
}

export const cablesAndAccessories: BuiltInKind = {
  name: "Cables and accessories",
  groups: [
    {
      attributes: [
        INTERFACE,
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
        LENGTH,
        { code: "minHeightMm", label: "Minimum height", type: "number", unit: "mm" },
        { code: "maxHeightMm", label: "Maximum height", type: "number", unit: "mm" },
        { code: "maxLoadG", label: "Maximum load", type: "number", unit: "g", better: "more" },
        { code: "base", label: "Base", type: "text", hasWords: true },
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
