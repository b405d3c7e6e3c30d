import { type Kind, NONE_WORDS } from "../attribute.ts"

export const networkingAndCards: Kind = {
  name: "Networking and cards",
  aliases: ["NetworkCard", "SoundCard", "Network card", "Sound card"],
  groups: [
    {
      attributes: [
        { code: "interface", label: "Interface", type: "text", decidesFit: true },
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
        { code: "lengthMm", label: "Length", type: "number", unit: "mm" },
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
  columns: { Interface: "interface", Ports: "ports", Speed: "speedGbps" },
}
