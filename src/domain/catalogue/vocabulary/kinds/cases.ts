import { type Kind, NONE_WORDS } from "../attribute.ts"

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

export const cases: Kind = {
  name: "Cases",
  aliases: ["PCCase", "Case", "PC case"],
  groups: [
    {
      name: "Room inside",
      attributes: [
        {
          code: "motherboardFormFactors",
          label: "Boards",
          type: "list",
          decidesFit: true,
          aliases: ["supported_motherboard_form_factors"],
          order: BOARD_SIZES,
        },
        {
          code: "maxGpuMm",
          label: "Maximum graphics card length",
          type: "number",
          unit: "mm",
          better: "more",
          aliases: ["max_video_card_length"],
          zero: "unknown",
        },
        {
          code: "maxCoolerMm",
          label: "Maximum cooler height",
          type: "number",
          unit: "mm",
          better: "more",
          aliases: ["max_cpu_cooler_height"],
          zero: "unknown",
        },
        {
          code: "psuFormFactors",
          label: "Power supplies",
          type: "list",
          aliases: ["supported_power_supply_form_factors"],
        },
        {
          code: "maxPsuMm",
          label: "Maximum power supply length",
          type: "number",
          unit: "mm",
          better: "more",
          aliases: ["max_psu_length"],
          zero: "unknown",
        },
        { code: "radiators", label: "Radiators", type: "radiators" },
        {
          code: "fansIncluded",
          label: "Fans included",
          type: "number",
          better: "more",
          words: NONE_WORDS,
        },
        {
          code: "bays25",
          label: "2.5-inch bays",
          type: "number",
          better: "more",
          aliases: [{ key: "internal_2_5_bays", zero: "unknown" }],
          words: NONE_WORDS,
        },
        {
          code: "bays35",
          label: "3.5-inch bays",
          type: "number",
          better: "more",
          aliases: [{ key: "internal_3_5_bays", zero: "unknown" }],
          words: NONE_WORDS,
        },
        {
          code: "expansionSlots",
          label: "Expansion slots",
          type: "number",
          better: "more",
          aliases: ["expansion_slots"],
          zero: "unknown",
        },
      ],
    },
    {
      name: "Size",
      attributes: [
        { code: "tower", label: "Kind of case", type: "text", aliases: ["form_factor"] },
        {
          code: "dimensionsMm",
          label: "Depth × width × height",
          type: "dimensions",
          aliases: [
            {
              keys: ["dimensions_mm.depth", "dimensions_mm.width", "dimensions_mm.height"],
              by: " x ",
            },
            "dimensions",
          ],
        },
        {
          code: "volumeL",
          label: "Volume",
          type: "number",
          unit: "L",
          aliases: ["volume"],
          zero: "unknown",
        },
        { code: "weightKg", label: "Weight", type: "number", unit: "kg" },
        { code: "sidePanel", label: "Side panel", type: "text", aliases: ["side_panel"] },
        { code: "frontUsb", label: "USB in front", type: "text", aliases: ["front_panel_usb"] },
        { code: "supply", label: "Power supply", type: "text", aliases: ["power_supply"] },
      ],
    },
  ],
  chips: ["Up to {motherboardFormFactors.0}", "Cards to {maxGpuMm}", "Coolers to {maxCoolerMm}"],
  columns: {
    Boards: "motherboardFormFactors",
    "Cards to": "maxGpuMm",
    "Coolers to": "maxCoolerMm",
  },
}
