import {
  type Alias,
  type BuiltInKind,
  boolean,
  count,
  list,
  measure,
  NONE_WORDS,
  shaped,
  text,
} from "../attribute.ts"

const BOARD_SIZES = [
  "HPTX",
  "XL ATX",
  "SSI EEB",
  "EATX",
  "SSI CEB",
  "ATX",
  "Micro ATX",
  "Mini DTX",
  "Mini-ITX",
]

export const cases: BuiltInKind = {
  name: "Cases",
  aliases: ["PCCase", "Case", "PC case"],
  groups: [
    {
      name: "Room inside",
      attributes: [
        list("motherboardFormFactors", "Boards", {
          decidesFit: true,
          aliases: ["supported_motherboard_form_factors"],
          order: BOARD_SIZES,
        }),
        measure("maxGpuMm", "Maximum graphics card length", "mm", {
          better: "more",
          aliases: ["max_video_card_length"],
          zero: "unknown",
        }),
        measure("maxCoolerMm", "Maximum cooler height", "mm", {
          better: "more",
          aliases: ["max_cpu_cooler_height"],
          zero: "unknown",
        }),
        list("psuFormFactors", "Power supplies", {
          aliases: ["supported_power_supply_form_factors"],
        }),
        measure("maxPsuMm", "Maximum power supply length", "mm", {
          better: "more",
          aliases: ["max_psu_length"],
          zero: "unknown",
        }),
        shaped("radiators", "Radiators", "radiators"),
        count("fansIncluded", "Fans included", { better: "more", words: NONE_WORDS }),
        count("bays25", "2.5-inch bays", {
          better: "more",
          aliases: [{ key: "internal_2_5_bays", zero: "unknown" }],
          words: NONE_WORDS,
        }),
        count("bays35", "3.5-inch bays", {
          better: "more",
          aliases: [{ key: "internal_3_5_bays", zero: "unknown" }],
          words: NONE_WORDS,
        }),
        count("expansionSlots", "Expansion slots", {
          better: "more",
          aliases: ["expansion_slots"],
          zero: "unknown",
        }),
      ],
    },
    {
      name: "Size",
      attributes: [
        text("tower", "Kind of case", { aliases: ["form_factor"] }),
        shaped("dimensionsMm", "Depth × width × height", "dimensions", {
          aliases: [
            {
              keys: ["dimensions_mm.depth", "dimensions_mm.width", "dimensions_mm.height"],
              by: " x ",
            },
            "dimensions",
          ],
        }),
        measure("volumeL", "Volume", "L", { aliases: ["volume"], zero: "unknown" }),
        measure("weightKg", "Weight", "kg"),
        text("sidePanel", "Side panel", { aliases: ["side_panel"], hasWords: true }),
        text("frontUsb", "USB in front", { aliases: ["front_panel_usb"] }),
        text("supply", "Power supply", { aliases: ["power_supply"] }),
      ],
    },
  ],
  chips: ["Up to {motherboardFormFactors.0}", "Cards to {maxGpuMm}", "Coolers to {maxCoolerMm}"],
  columns: {
    Boards: "motherboardFormFactors",
    "Cards to": "maxGpuMm",
    "Coolers to": "maxCoolerMm",
    Kind: "tower",
    Volume: "volumeL",
  },
}

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
