import { type BuiltInKind, boolean, measure, NONE_WORDS, text } from "../attribute.ts"

export const storage: BuiltInKind = {
  name: "Storage",
  aliases: ["Drive", "Drives"],
  groups: [
    {
      name: "Drive",
      attributes: [
        text("type", "Type", { decidesFit: true, aliases: ["storage_type"] }),
        measure("capacityGB", "Capacity", "GB", {
          better: "more",
          aliases: ["capacity"],
          zero: "unknown",
          asTerabytes: true,
        }),
        text("formFactor", "Form factor", {
          decidesFit: true,
          aliases: ["form_factor"],
          spellings: [
            ["^M\\.2[- ]?(?=\\d{4,5}$)", "M.2 "],
            ['^(\\d\\.\\d)(?:"| ?inch)$', "$1 in"],
          ],
        }),
        text("interface", "Interface", {
          spellings: [
            ["^M\\.2 (?=PCIe \\d)", ""],
            ["^(SATA|SAS) (\\d+)\\.0 Gb/s$", "$1 $2 Gb/s"],
          ],
        }),
        boolean("nvme", "NVMe", { decidesFit: true }),
        text("flash", "Flash"),
        measure("dramGB", "DRAM", "GB", { better: "more", words: NONE_WORDS }),
        measure("cacheMB", "Cache", "MB", { better: "more", aliases: ["cache"], zero: "unknown" }),
        measure("thicknessMm", "Thickness", "mm"),
      ],
    },
    {
      name: "Performance",
      attributes: [
        measure("readMBs", "Sequential read", "MB/s", { better: "more" }),
        measure("writeMBs", "Sequential write", "MB/s", { better: "more" }),
        measure("enduranceTBW", "Endurance", "TBW", { better: "more" }),
        measure("peakPowerW", "Peak power", "W"),
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
