import { type BuiltInKind, NONE_WORDS } from "../attribute.ts"

export const memory: BuiltInKind = {
  name: "Memory",
  aliases: ["RAM"],
  groups: [
    {
      name: "Capacity",
      attributes: [
        { code: "modules", label: "Modules", type: "number", aliases: ["modules.quantity"] },
        {
          code: "capacityGB",
          label: "Capacity per module",
          type: "number",
          unit: "GB",
          aliases: ["modules.capacity_gb"],
        },
        {
          code: "totalGB",
          label: "Total capacity",
          type: "number",
          unit: "GB",
          better: "more",
          aliases: ["capacity"],
        },
      ],
    },
    {
      name: "Type",
      attributes: [
        {
          code: "memoryType",
          label: "Memory type",
          type: "text",
          decidesFit: true,
          aliases: ["ram_type"],
        },
        {
          code: "pins",
          label: "Pins",
          type: "number",
          aliases: [{ key: "form_factor", match: "^(\\d+)-pin", stays: true }],
        },
        {
          code: "formFactor",
          label: "Form factor",
          type: "text",
          decidesFit: true,
          aliases: ["form_factor"],
          spellings: [["^(?:\\d+-pin )?(?:U|R|LR)?(DIMM|SO-DIMM)$", "$1"]],
        },
        {
          code: "ecc",
          label: "ECC",
          type: "boolean",
          decidesFit: true,
          values: { ECC: true, "Non-ECC": false },
        },
        {
          code: "registered",
          label: "Registered",
          type: "boolean",
          decidesFit: true,
          values: { Registered: true, Unbuffered: false },
        },
        {
          code: "heightMm",
          label: "Height",
          type: "number",
          unit: "mm",
          aliases: ["height"],
          zero: "unknown",
        },
        {
          code: "heatSpreader",
          label: "Heat spreader",
          type: "boolean",
          aliases: ["heat_spreader"],
        },
      ],
    },
    {
      name: "Speed",
      attributes: [
        {
          code: "speedMTs",
          label: "Speed",
          type: "number",
          unit: "MT/s",
          better: "more",
          aliases: ["speed"],
        },
        {
          code: "casLatency",
          label: "CAS latency",
          type: "number",
          aliases: ["cas_latency"],
          zero: "unknown",
        },
        { code: "timings", label: "Timings", type: "text" },
        {
          code: "voltageV",
          label: "Voltage",
          type: "number",
          unit: "V",
          aliases: ["voltage"],
          zero: "unknown",
        },
        {
          code: "profile",
          label: "Profiles",
          type: "list",
          aliases: ["profile_support"],
          words: NONE_WORDS,
        },
      ],
    },
  ],
  chips: ["{memoryType} {formFactor?SO-DIMM} {ecc?ECC}", "{modules} × {capacityGB}", "{speedMTs}"],
  columns: {
    Capacity: "totalGB",
    Modules: "modules",
    Type: "memoryType",
    Speed: "speedMTs",
    Latency: "casLatency",
  },
}
