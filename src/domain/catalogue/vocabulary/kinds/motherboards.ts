import { type BuiltInKind, NONE_WORDS, SOCKET_SPELLINGS } from "../attribute.ts"

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
        {
          code: "socket",
          label: "Socket",
          type: "text",
          decidesFit: true,
          spellings: SOCKET_SPELLINGS,
        },
        { code: "chipset", label: "Chipset", type: "text" },
        {
          code: "formFactor",
          label: "Form factor",
          type: "text",
          decidesFit: true,
          aliases: ["form_factor"],
          spellings: SIZES,
        },
      ],
    },
    {
      name: "Memory",
      attributes: [
        {
          code: "memoryType",
          label: "Memory type",
          type: "text",
          decidesFit: true,
          aliases: ["memory.ram_type"],
        },
        {
          code: "memorySlots",
          label: "Memory slots",
          type: "number",
          better: "more",
          aliases: ["memory.slots"],
          zero: "unknown",
        },
        {
          code: "memoryMaxGB",
          label: "Maximum memory",
          type: "number",
          unit: "GB",
          better: "more",
          aliases: ["memory.max"],
          zero: "unknown",
        },
        {
          code: "memoryMaxMTs",
          label: "Maximum memory speed",
          type: "number",
          unit: "MT/s",
          better: "more",
        },
        { code: "ecc", label: "ECC", type: "boolean", aliases: ["ecc_support"] },
      ],
    },
    {
      name: "Expansion and storage",
      attributes: [
        { code: "pcieSlots", label: "PCIe slots", type: "pcieSlots", aliases: ["pcie_slots"] },
        { code: "m2Slots", label: "M.2 slots", type: "m2Slots", aliases: ["m2_slots"] },
        {
          code: "sataPorts",
          label: "SATA ports",
          type: "number",
          better: "more",
          aliases: [{ key: "storage_devices.sata_6_gb_s", zero: "unknown" }],
          words: NONE_WORDS,
        },
        {
          code: "sata3Ports",
          label: "SATA 3 Gb/s ports",
          type: "number",
          aliases: ["storage_devices.sata_3_gb_s"],
          zero: "unknown",
        },
        {
          code: "u2Ports",
          label: "U.2 ports",
          type: "number",
          better: "more",
          aliases: ["storage_devices.u2"],
          zero: "unknown",
        },
        { code: "raid", label: "RAID", type: "boolean", aliases: ["raid_support"] },
      ],
    },
    {
      name: "Connections",
      attributes: [
        {
          code: "ethernet",
          label: "Ethernet",
          type: "links",
          aliases: [{ key: "onboard_ethernet", stays: true }],
        },
        {
          code: "wifi",
          label: "Wi-Fi",
          type: "text",
          aliases: [{ key: "wireless_networking", match: "^\\s*Wi-?Fi (\\d\\w?)", stays: true }],
          values: { None: "None" },
          hasWords: true,
          spellings: [["^(?=\\d\\w?$)", "Wi-Fi "]],
        },
        { code: "rearUsb", label: "Rear USB ports", type: "number", better: "more" },
        {
          code: "eps8",
          label: "EPS 8-pin sockets",
          type: "number",
          aliases: [{ key: "power_connectors.cpu_power", itemsLike: "^8", stays: true }],
        },
        { code: "fanHeaders", label: "Fan headers", type: "number", better: "more" },
        {
          code: "caseFanHeaders",
          label: "Headers for case fans",
          type: "number",
          better: "more",
          aliases: ["fan_headers.case_fan"],
          zero: "unknown",
        },
        {
          code: "audioChannels",
          label: "Audio channels",
          type: "text",
          aliases: ["audio.channels"],
        },
        {
          code: "audioChipset",
          label: "Audio chipset",
          type: "text",
          aliases: ["audio.chipset"],
        },
        {
          code: "usbHeaders",
          label: "USB headers",
          type: "list",
          aliases: [
            { key: "usb_headers.usb_2_0", countOf: "USB 2.0" },
            { key: "usb_headers.usb_3_2_gen_1", countOf: "USB 3.2 Gen 1" },
            { key: "usb_headers.usb_3_2_gen_2", countOf: "USB 3.2 Gen 2" },
            { key: "usb_headers.usb_3_2_gen_2x2", countOf: "USB 3.2 Gen 2x2" },
            { key: "usb_headers.usb_4", countOf: "USB4" },
            { key: "usb_headers.usb_4_80g", countOf: "USB4 80 Gb/s" },
          ],
        },
        {
          code: "biosFlashback",
          label: "Firmware update without processor",
          type: "boolean",
          aliases: ["bios_features.flashback"],
        },
        {
          code: "backConnect",
          label: "Connectors on the back",
          type: "boolean",
          aliases: ["back_connect_connectors"],
        },
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
