import { type Alias, type Kind, NONE_WORDS } from "../attribute.ts"

const video = (key: string, countOf: string): Alias => ({ key: `video_outputs.${key}`, countOf })

export const graphicsCards: Kind = {
  name: "Graphics cards",
  aliases: ["GPU", "Graphics card", "Video card"],
  groups: [
    {
      name: "Card",
      attributes: [
        {
          code: "chipMaker",
          label: "Chip maker",
          type: "text",
          aliases: ["chipset_manufacturer"],
        },
        { code: "chipset", label: "Chipset", type: "text" },
        {
          code: "memoryGB",
          label: "Memory",
          type: "number",
          unit: "GB",
          aliases: ["memory"],
          zero: "unknown",
        },
        { code: "memoryType", label: "Memory type", type: "text", aliases: ["memory_type"] },
        {
          code: "busBits",
          label: "Memory bus",
          type: "number",
          unit: "bit",
          aliases: ["memory_bus"],
          zero: "unknown",
        },
        { code: "interface", label: "Interface", type: "text" },
        {
          code: "outputs",
          label: "Outputs",
          type: "list",
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
        },
      ],
    },
    {
      name: "Speed",
      attributes: [
        {
          code: "coreMHz",
          label: "Core clock",
          type: "number",
          unit: "MHz",
          aliases: ["core_base_clock"],
          zero: "unknown",
        },
        {
          code: "boostMHz",
          label: "Boost clock",
          type: "number",
          unit: "MHz",
          aliases: ["core_boost_clock"],
          zero: "unknown",
        },
        {
          code: "memoryMHz",
          label: "Memory clock",
          type: "number",
          unit: "MHz",
          aliases: ["effective_memory_clock"],
          zero: "unknown",
        },
        {
          code: "shaders",
          label: "Shaders",
          type: "number",
          aliases: ["core_count"],
          zero: "unknown",
        },
        { code: "frameSync", label: "Frame sync", type: "text", aliases: ["frame_sync"] },
      ],
    },
    {
      name: "Size",
      attributes: [
        {
          code: "lengthMm",
          label: "Length",
          type: "number",
          unit: "mm",
          aliases: ["length"],
          zero: "unknown",
        },
        { code: "heightMm", label: "Height", type: "number", unit: "mm" },
        {
          code: "slots",
          label: "Width",
          type: "number",
          unit: "slots",
          aliases: ["total_slot_width", "case_expansion_slot_width"],
          zero: "unknown",
        },
        { code: "cooling", label: "Cooling", type: "text" },
      ],
    },
    {
      name: "Power",
      attributes: [
        {
          code: "boardPowerW",
          label: "Board power",
          type: "number",
          unit: "W",
          aliases: ["tdp"],
          zero: "unknown",
        },
        {
          code: "powerConnectors",
          label: "Power leads",
          type: "powerLeads",
          aliases: [
            { key: "power_connectors.pcie_12V_2x6", countOf: "pcie12v2x6" },
            { key: "power_connectors.pcie_12VHPWR", countOf: "pcie12v2x6" },
            { key: "power_connectors.pcie_8_pin", countOf: "pcie8" },
            { key: "power_connectors.pcie_6_pin", countOf: "pcie6" },
          ],
          words: NONE_WORDS,
        },
        { code: "recommendedPsuW", label: "Recommended supply", type: "number", unit: "W" },
      ],
    },
  ],
  chips: ["{memoryGB} {memoryType}", "{boardPowerW}", "{lengthMm} long"],
  columns: { Memory: "memoryGB", Power: "boardPowerW", Length: "lengthMm" },
}
