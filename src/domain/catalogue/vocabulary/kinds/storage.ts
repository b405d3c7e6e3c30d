import { type BuiltInKind, NONE_WORDS } from "../attribute.ts"

export const storage: BuiltInKind = {
  name: "Storage",
  aliases: ["Drive", "Drives"],
  groups: [
    {
      name: "Drive",
      attributes: [
        { code: "type", label: "Type", type: "text", decidesFit: true, aliases: ["storage_type"] },
        {
          code: "capacityGB",
          label: "Capacity",
          type: "number",
          unit: "GB",
          better: "more",
          aliases: ["capacity"],
          zero: "unknown",
          asTerabytes: true,
        },
        {
          code: "formFactor",
          label: "Form factor",
          type: "text",
          decidesFit: true,
          aliases: ["form_factor"],
          spellings: [
            ["^M\\.2[- ]?(?=\\d{4,5}$)", "M.2 "],
            ['^(\\d\\.\\d)(?:"| ?inch)$', "$1 in"],
          ],
        },
        {
          code: "interface",
          label: "Interface",
          type: "text",
          spellings: [
            ["^M\\.2 (?=PCIe \\d)", ""],
            ["^(SATA|SAS) (\\d+)\\.0 Gb/s$", "$1 $2 Gb/s"],
          ],
        },
        { code: "nvme", label: "NVMe", type: "boolean", decidesFit: true },
        { code: "flash", label: "Flash", type: "text" },
        {
          code: "dramGB",
          label: "DRAM",
          type: "number",
          unit: "GB",
          better: "more",
          words: NONE_WORDS,
        },
        {
          code: "cacheMB",
          label: "Cache",
          type: "number",
          unit: "MB",
          better: "more",
          aliases: ["cache"],
          zero: "unknown",
        },
        { code: "thicknessMm", label: "Thickness", type: "number", unit: "mm" },
      ],
    },
    {
      name: "Performance",
      attributes: [
        { code: "readMBs", label: "Sequential read", type: "number", unit: "MB/s", better: "more" },
        {
          code: "writeMBs",
          label: "Sequential write",
          type: "number",
          unit: "MB/s",
          better: "more",
        },
        { code: "enduranceTBW", label: "Endurance", type: "number", unit: "TBW", better: "more" },
        { code: "peakPowerW", label: "Peak power", type: "number", unit: "W" },
      ],
    },
  ],
  chips: ["{capacityGB}", "{interface}", "{formFactor}"],
  columns: {
    Capacity: "capacityGB",
    Type: "type",
    "Form factor": "formFactor",
    Interface: "interface",
    Endurance: "enduranceTBW",
    Read: "readMBs",
  },
}
