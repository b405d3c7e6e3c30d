import {
  type Alias,
  type BuiltInKind,
  count,
  list,
  measure,
  NONE_WORDS,
  shaped,
  text,
} from "../attribute.ts"

const video = (key: string, countOf: string): Alias => ({ key: `video_outputs.${key}`, countOf })

export const graphicsCards: BuiltInKind = {
  name: "Graphics cards",
  aliases: ["GPU", "Graphics card", "Video card"],
  groups: [
    {
      name: "Card",
      attributes: [
        text("chipMaker", "Chip maker", { aliases: ["chipset_manufacturer"] }),
        text("chipset", "Chipset"),
        measure("memoryGB", "Memory", "GB", {
          better: "more",
          aliases: ["memory"],
          zero: "unknown",
        }),
        text("memoryType", "Memory type", { aliases: ["memory_type"] }),
        measure("busBits", "Memory bus", "bit", {
          better: "more",
          aliases: ["memory_bus"],
          zero: "unknown",
        }),
        text("interface", "Interface"),
        list("outputs", "Outputs", {
          aliases: [
            video("hdmi_2_2", "HDMI 2.2"),
            video("hdmi_2_1b", "HDMI 2.1b"),
            video("hdmi_2_1a", "HDMI 2.1a"),
            video("hdmi_2_1", "HDMI 2.1"),
            video("hdmi_2_0b", "HDMI 2.0b"),
            video("hdmi_2_0a", "HDMI 2.0a"),
            video("hdmi_2_0", "HDMI 2.0"),
            video("displayport_2_1_b", "DisplayPort 2.1b"),
            video("displayport_2_1a", "DisplayPort 2.1a"),
            video("displayport_2_1", "DisplayPort 2.1"),
            video("displayport_1_4a", "DisplayPort 1.4a"),
            video("usb_c", "USB-C"),
            video("dvi_d", "DVI-D"),
            video("vga", "VGA"),
          ],
        }),
      ],
    },
    {
      name: "Speed",
      attributes: [
        measure("coreMHz", "Core clock", "MHz", { aliases: ["core_base_clock"], zero: "unknown" }),
        measure("boostMHz", "Boost clock", "MHz", {
          aliases: ["core_boost_clock"],
          zero: "unknown",
        }),
        measure("memoryMHz", "Memory clock", "MHz", {
          aliases: ["effective_memory_clock"],
          zero: "unknown",
        }),
        count("shaders", "Shaders", { aliases: ["core_count"], zero: "unknown" }),
        text("frameSync", "Frame sync", { aliases: ["frame_sync"] }),
      ],
    },
    {
      name: "Size",
      attributes: [
        measure("lengthMm", "Length", "mm", { aliases: ["length"], zero: "unknown" }),
        measure("heightMm", "Height", "mm"),
        measure("slots", "Width", "slots", {
          aliases: ["total_slot_width", "case_expansion_slot_width"],
          zero: "unknown",
        }),
        text("cooling", "Cooling"),
      ],
    },
    {
      name: "Power",
      attributes: [
        measure("boardPowerW", "Board power", "W", { aliases: ["tdp"], zero: "unknown" }),
        shaped("powerConnectors", "Power leads", "powerLeads", {
          aliases: [
            { key: "power_connectors.pcie_12V_2x6", countOf: "pcie12v2x6" },
            { key: "power_connectors.pcie_12VHPWR", countOf: "pcie12v2x6" },
            { key: "power_connectors.pcie_8_pin", countOf: "pcie8" },
            { key: "power_connectors.pcie_6_pin", countOf: "pcie6" },
          ],
          words: NONE_WORDS,
        }),
        measure("recommendedPsuW", "Recommended supply", "W"),
      ],
    },
  ],
  chips: ["{memoryGB} {memoryType}", "{boardPowerW}", "{lengthMm} long"],
  columns: {
    Memory: "memoryGB",
    Chip: "chipset",
    Power: "boardPowerW",
    Length: "lengthMm",
    Slots: "slots",
    "Memory type": "memoryType",
  },
}
