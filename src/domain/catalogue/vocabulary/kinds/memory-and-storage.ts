import { type BuiltInKind, boolean, count, list, measure, NONE_WORDS, text } from "../attribute.ts"

export const memory: BuiltInKind = {
  name: "Memory",
  aliases: ["RAM"],
  groups: [
    {
      name: "Capacity",
      attributes: [
        count("modules", "Modules", { aliases: ["modules.quantity"] }),
        measure("capacityGB", "Capacity per module", "GB", { aliases: ["modules.capacity_gb"] }),
        measure("totalGB", "Total capacity", "GB", { better: "more", aliases: ["capacity"] }),
      ],
    },
    {
      name: "Type",
      attributes: [
        text("memoryType", "Memory type", { decidesFit: true, aliases: ["ram_type"] }),
        count("pins", "Pins", {
          aliases: [{ key: "form_factor", match: "^(\\d+)-pin", stays: true }],
        }),
        text("formFactor", "Form factor", {
          decidesFit: true,
          aliases: ["form_factor"],
          spellings: [["^(?:\\d+-pin )?(?:U|R|LR)?(DIMM|SO-DIMM)$", "$1"]],
        }),
        boolean("ecc", "ECC", { decidesFit: true, values: { ECC: true, "Non-ECC": false } }),
        boolean("registered", "Registered", {
          decidesFit: true,
          values: { Registered: true, Unbuffered: false },
        }),
        measure("heightMm", "Height", "mm", { aliases: ["height"], zero: "unknown" }),
        boolean("heatSpreader", "Heat spreader", { aliases: ["heat_spreader"] }),
      ],
    },
    {
      name: "Speed",
      attributes: [
        measure("speedMTs", "Speed", "MT/s", { better: "more", aliases: ["speed"] }),
        count("casLatency", "CAS latency", { aliases: ["cas_latency"], zero: "unknown" }),
        text("timings", "Timings"),
        measure("voltageV", "Voltage", "V", { aliases: ["voltage"], zero: "unknown" }),
        list("profile", "Profiles", { aliases: ["profile_support"], words: NONE_WORDS }),
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
