import type { Alias, BuiltInKind } from "../attribute.ts"

const lead = (key: string, countOf: string, zero?: "unknown"): Alias => ({
  key: `connectors.${key}`,
  countOf,
  ...(zero && { zero }),
})

export const powerSupplies: BuiltInKind = {
  name: "Power supplies",
  aliases: ["PSU", "Power supply"],
  groups: [
    {
      name: "Output",
      attributes: [
        {
          code: "wattageW",
          label: "Power",
          type: "number",
          unit: "W",
          better: "more",
          aliases: ["wattage"],
          zero: "unknown",
        },
        {
          code: "efficiencyClass",
          label: "Efficiency class",
          type: "text",
          aliases: ["efficiency_rating"],
          spellings: [["^80 ?\\+ ?(?:plus )?(?=[a-z])", ""]],
        },
        { code: "atxVersion", label: "ATX version", type: "text" },
        {
          code: "connectors",
          label: "Leads",
          type: "powerLeads",
          aliases: [
            lead("atx_24_pin", "atx24", "unknown"),
            lead("eps_8_pin", "eps8", "unknown"),
            lead("pcie_12vhpwr", "pcie12v2x6"),
            lead("pcie_6_plus_2_pin", "pcie8", "unknown"),
            lead("sata", "sata", "unknown"),
            lead("molex_4_pin", "molex"),
            lead("floppy_4_pin", "floppy"),
          ],
        },
      ],
    },
    {
      name: "Build",
      attributes: [
        {
          code: "formFactor",
          label: "Form factor",
          type: "text",
          decidesFit: true,
          aliases: ["form_factor"],
          spellings: [["^ATX ?/ ?EPS$", "ATX"]],
        },
        {
          code: "modular",
          label: "Cables",
          type: "text",
          spellings: [
            ["^non[- ]?modular$", "Non-modular"],
            ["^semi[- ]?modular$", "Semi-modular"],
          ],
          words: { Full: "Fully modular" },
          hasWords: true,
        },
        {
          code: "lengthMm",
          label: "Length",
          type: "number",
          unit: "mm",
          aliases: ["length"],
          zero: "unknown",
        },
        { code: "fanMm", label: "Fan", type: "number", unit: "mm" },
        { code: "fanless", label: "Fanless", type: "boolean" },
        {
          code: "cybeneticsClass",
          label: "Cybenetics efficiency",
          type: "text",
          aliases: ["cybernetics_efficiency_rating"],
        },
        {
          code: "cybeneticsNoise",
          label: "Cybenetics noise",
          type: "text",
          aliases: ["cybernetics_noise_rating"],
        },
      ],
    },
  ],
  chips: ["{wattageW}", "{efficiencyClass}", "{formFactor}"],
  columns: {
    Power: "wattageW",
    Class: "efficiencyClass",
    "Form factor": "formFactor",
    Cables: "modular",
    Length: "lengthMm",
  },
}
