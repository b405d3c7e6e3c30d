import { type BuiltInKind, boolean, count, list, measure, NONE_WORDS, text } from "../attribute.ts"

const INTERFACE = text("interface", "Interface", { decidesFit: true })

const LENGTH = measure("lengthMm", "Length", "mm")

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
        count("ports", "Ports", { better: "more" }),
        text("portType", "Port type", { decidesFit: true }),
        measure("speedGbps", "Speed per port", "Gb/s", { better: "more" }),
        count("m2Slots", "M.2 slots", { better: "more" }),
        list("m2Sizes", "M.2 sizes"),
        text("requiresBifurcation", "Slot must split"),
        measure("powerW", "Power used", "W", { words: NONE_WORDS }),
        boolean("lowProfileBracket", "Low-profile bracket"),
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
        count("outputs", "Outputs"),
        text("input", "Input"),
        text("power", "Power"),
        measure("maxCurrentA", "Maximum current", "A", { better: "more" }),
        text("connectorAngle", "Connector angle"),
        count("insertionCycles", "Insertion cycles", { better: "more" }),
        LENGTH,
        measure("minHeightMm", "Minimum height", "mm"),
        measure("maxHeightMm", "Maximum height", "mm"),
        measure("maxLoadG", "Maximum load", "g", { better: "more" }),
        text("base", "Base", { hasWords: true }),
        boolean("magnetMount", "Magnetic mount"),
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
