import { type Alias, type BuiltInKind, boolean, measure, shaped, text } from "../attribute.ts"

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
        measure("wattageW", "Power", "W", {
          better: "more",
          aliases: ["wattage"],
          zero: "unknown",
        }),
        text("efficiencyClass", "Efficiency class", {
          aliases: ["efficiency_rating"],
          spellings: [["^80 ?\\+ ?(?:plus )?(?=[a-z])", ""]],
        }),
        text("atxVersion", "ATX version"),
        shaped("connectors", "Leads", "powerLeads", {
          aliases: [
            lead("atx_24_pin", "atx24", "unknown"),
            lead("eps_8_pin", "eps8", "unknown"),
            lead("pcie_12vhpwr", "pcie12v2x6"),
            lead("pcie_6_plus_2_pin", "pcie8", "unknown"),
            lead("sata", "sata", "unknown"),
            lead("molex_4_pin", "molex"),
            lead("floppy_4_pin", "floppy"),
          ],
        }),
      ],
    },
    {
      name: "Build",
      attributes: [
        text("formFactor", "Form factor", {
          decidesFit: true,
          aliases: ["form_factor"],
          spellings: [["^ATX ?/ ?EPS$", "ATX"]],
        }),
        text("modular", "Cables", {
          spellings: [
            ["^non[- ]?modular$", "Non-modular"],
            ["^semi[- ]?modular$", "Semi-modular"],
          ],
          words: { Full: "Fully modular" },
          hasWords: true,
        }),
        measure("lengthMm", "Length", "mm", { aliases: ["length"], zero: "unknown" }),
        measure("fanMm", "Fan", "mm"),
        boolean("fanless", "Fanless"),
        text("cybeneticsClass", "Cybenetics efficiency", {
          aliases: ["cybernetics_efficiency_rating"],
        }),
        text("cybeneticsNoise", "Cybenetics noise", { aliases: ["cybernetics_noise_rating"] }),
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
