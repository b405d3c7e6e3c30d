import {
  type BuiltInKind,
  boolean,
  count,
  list,
  measure,
  NONE_WORDS,
  SOCKET_SPELLINGS,
  shaped,
  text,
} from "../attribute.ts"

const SIZES = [
  ["^m(?:icro|μ|u)?[- ]?atx$", "Micro ATX"],
  ["^mini[- ]?itx$", "Mini-ITX"],
  ["^e[- ]?atx$", "EATX"],
] as const

export const motherboards: BuiltInKind = {
  name: "Motherboards",
  aliases: ["Motherboard"],
  groups: [
    {
      name: "Board",
      attributes: [
        text("socket", "Socket", { decidesFit: true, spellings: SOCKET_SPELLINGS }),
        text("chipset", "Chipset"),
        text("formFactor", "Form factor", {
          decidesFit: true,
          aliases: ["form_factor"],
          spellings: SIZES,
        }),
      ],
    },
    {
      name: "Memory",
      attributes: [
        text("memoryType", "Memory type", { decidesFit: true, aliases: ["memory.ram_type"] }),
        count("memorySlots", "Memory slots", {
          better: "more",
          aliases: ["memory.slots"],
          zero: "unknown",
        }),
        measure("memoryMaxGB", "Maximum memory", "GB", {
          better: "more",
          aliases: ["memory.max"],
          zero: "unknown",
        }),
        measure("memoryMaxMTs", "Maximum memory speed", "MT/s", { better: "more" }),
        boolean("ecc", "ECC", { aliases: ["ecc_support"] }),
      ],
    },
    {
      name: "Expansion and storage",
      attributes: [
        shaped("pcieSlots", "PCIe slots", "pcieSlots", { aliases: ["pcie_slots"] }),
        shaped("m2Slots", "M.2 slots", "m2Slots", { aliases: ["m2_slots"] }),
        count("sataPorts", "SATA ports", {
          better: "more",
          aliases: [{ key: "storage_devices.sata_6_gb_s", zero: "unknown" }],
          words: NONE_WORDS,
        }),
        count("sata3Ports", "SATA 3 Gb/s ports", {
          aliases: ["storage_devices.sata_3_gb_s"],
          zero: "unknown",
        }),
        count("u2Ports", "U.2 ports", {
          better: "more",
          aliases: ["storage_devices.u2"],
          zero: "unknown",
        }),
        boolean("raid", "RAID", { aliases: ["raid_support"] }),
      ],
    },
    {
      name: "Connections",
      attributes: [
        shaped("ethernet", "Ethernet", "links", {
          aliases: [{ key: "onboard_ethernet", stays: true }],
        }),
        text("wifi", "Wi-Fi", {
          aliases: [{ key: "wireless_networking", match: "^\\s*Wi-?Fi (\\d\\w?)", stays: true }],
          values: { None: "None" },
          hasWords: true,
          spellings: [["^(?=\\d\\w?$)", "Wi-Fi "]],
        }),
        count("rearUsb", "Rear USB ports", { better: "more" }),
        count("eps8", "EPS 8-pin sockets", {
          aliases: [{ key: "power_connectors.cpu_power", itemsLike: "^8", stays: true }],
        }),
        count("fanHeaders", "Fan headers", { better: "more" }),
        count("caseFanHeaders", "Headers for case fans", {
          better: "more",
          aliases: ["fan_headers.case_fan"],
          zero: "unknown",
        }),
        text("audioChannels", "Audio channels", { aliases: ["audio.channels"] }),
        text("audioChipset", "Audio chipset", { aliases: ["audio.chipset"] }),
        list("usbHeaders", "USB headers", {
          aliases: [
            { key: "usb_headers.usb_2_0", countOf: "USB 2.0" },
            { key: "usb_headers.usb_3_2_gen_1", countOf: "USB 3.2 Gen 1" },
            { key: "usb_headers.usb_3_2_gen_2", countOf: "USB 3.2 Gen 2" },
            { key: "usb_headers.usb_3_2_gen_2x2", countOf: "USB 3.2 Gen 2x2" },
            { key: "usb_headers.usb_4", countOf: "USB4" },
            { key: "usb_headers.usb_4_80g", countOf: "USB4 80 Gb/s" },
          ],
        }),
        boolean("biosFlashback", "Firmware update without processor", {
          aliases: ["bios_features.flashback"],
        }),
        boolean("backConnect", "Connectors on the back", { aliases: ["back_connect_connectors"] }),
      ],
    },
  ],
  chips: ["{socket}", "{formFactor}", "{memoryType}"],
  columns: {
    Socket: "socket",
    Chipset: "chipset",
    "Form factor": "formFactor",
    Memory: "memoryType",
    "Memory slots": "memorySlots",
  },
}
