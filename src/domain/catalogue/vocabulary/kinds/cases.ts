import { type BuiltInKind, count, list, measure, NONE_WORDS, shaped, text } from "../attribute.ts"

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
