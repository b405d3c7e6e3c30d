import { orNone, type SpecGroup } from "./spec-label.ts"
import { writeM2Slots, writePcieSlots, writePowerLeads, writeStorage } from "./spec-writers.ts"

/** What is a circuit board: memory, storage, motherboards and cards. */
export const boardSpecLabels: Readonly<Record<string, readonly SpecGroup[]>> = {
  Memory: [
    {
      name: "Capacity",
      labels: {
        modules: "Modules",
        capacityGB: "Capacity per module",
        totalGB: "Total capacity",
      },
    },
    {
      name: "Type",
      labels: {
        memoryType: "Memory type",
        formFactor: "Form factor",
        pins: "Pins",
        ecc: "ECC",
        registered: "Registered",
        heightMm: "Height",
      },
    },
    {
      name: "Speed",
      labels: {
        speedMTs: "Speed",
        casLatency: "CAS latency",
        timings: "Timings",
        voltageV: "Voltage",
        profile: orNone("Profiles"),
      },
    },
  ],
  Storage: [
    {
      name: "Drive",
      labels: {
        capacityGB: { label: "Capacity", write: writeStorage },
        formFactor: "Form factor",
        interface: "Interface",
        nvme: "NVMe",
        flash: "Flash",
        dramGB: orNone("DRAM"),
        thicknessMm: "Thickness",
      },
    },
    {
      name: "Performance",
      labels: {
        readMBs: "Sequential read",
        writeMBs: "Sequential write",
        enduranceTBW: "Endurance",
        peakPowerW: "Peak power",
      },
    },
  ],
  Motherboards: [
    {
      name: "Board",
      labels: { socket: "Socket", chipset: "Chipset", formFactor: "Form factor" },
    },
    {
      name: "Memory",
      labels: {
        memoryType: "Memory type",
        memorySlots: "Memory slots",
        memoryMaxGB: "Maximum memory",
        memoryMaxMTs: "Maximum memory speed",
      },
    },
    {
      name: "Expansion and storage",
      labels: {
        pcieSlots: { label: "PCIe slots", write: writePcieSlots },
        m2Slots: { label: "M.2 slots", write: writeM2Slots },
        sataPorts: orNone("SATA ports"),
      },
    },
    {
      name: "Connections",
      labels: {
        ethernet: "Ethernet",
        wifi: "Wi-Fi",
        rearUsb: "Rear USB ports",
        eps8: "EPS 8-pin sockets",
        fanHeaders: "Fan headers",
      },
    },
  ],
  "Graphics cards": [
    {
      name: "Card",
      labels: {
        memoryGB: "Memory",
        memoryType: "Memory type",
        busBits: "Memory bus",
        interface: "Interface",
        outputs: "Outputs",
      },
    },
    {
      name: "Size",
      labels: {
        lengthMm: "Length",
        heightMm: "Height",
        slots: { label: "Width", unit: "slots" },
      },
    },
    {
      name: "Power",
      labels: {
        boardPowerW: "Board power",
        powerConnectors: orNone("Power leads", writePowerLeads),
        recommendedPsuW: "Recommended supply",
      },
    },
  ],
  "Networking and cards": [
    {
      labels: {
        interface: "Interface",
        ports: "Ports",
        portType: "Port type",
        speedGbps: "Speed per port",
        m2Slots: { label: "M.2 slots", write: writeM2Slots },
        m2Sizes: "M.2 sizes",
        requiresBifurcation: "Slot must split",
        powerW: orNone("Power used"),
        lowProfileBracket: "Low-profile bracket",
        lengthMm: "Length",
      },
    },
  ],
}
