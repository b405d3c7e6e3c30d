import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { z } from "zod"
import {
  commonColumns,
  comparisonColumns,
  comparisonValues,
  specChips,
  specRows,
} from "./part-specs.ts"
import type { Specs } from "./spec-values.ts"
import { attributeOf, kindOf } from "./vocabulary/vocabulary.ts"

const demoParts = z
  .array(
    z.object({ slug: z.string(), category: z.string(), specs: z.record(z.string(), z.unknown()) }),
  )
  .parse(
    JSON.parse(readFileSync(new URL("../../../seed/demo/parts.json", import.meta.url), "utf8")),
  )

const rowsOf = (category: string, specs: Record<string, unknown>) =>
  specRows(kindOf(category), specs).map(({ label, value }) => `${label}: ${value}`)

const chipsOf = (slug: string) => {
  const part = demoParts.find((candidate) => candidate.slug === slug)
  return part && specChips(kindOf(part.category), part.specs)
}

test("units are in the value and rows in reading order, whatever the order of keys", () => {
  const specs = { timings: "30-38-38-96", speedMTs: 6000, capacityGB: 16, modules: 2, ecc: false }
  expect(specRows(kindOf("Memory"), specs)).toEqual([
    { group: "Capacity", label: "Modules", value: "2" },
    { group: "Capacity", label: "Capacity per module", value: "16 GB" },
    { group: "Type", label: "ECC", value: "No" },
    { group: "Speed", label: "Speed", value: "6000 MT/s" },
    { group: "Speed", label: "Timings", value: "30-38-38-96" },
  ])
})

test("one key has different labels in different categories", () => {
  expect(rowsOf("Storage", { capacityGB: 2000 })).toEqual(["Capacity: 2 TB"])
  expect(rowsOf("Graphics cards", { slots: 2.5 })).toEqual(["Width: 2.5 slots"])
  expect(rowsOf("Cables and accessories", { outputs: 8 })).toEqual(["Outputs: 8"])
  expect(rowsOf("Graphics cards", { outputs: ["HDMI 2.1", "HDMI 2.1"] })).toEqual([
    "Outputs: 2 × HDMI 2.1",
  ])
})

test("power connectors are counted in words, and an empty list is hidden", () => {
  const connectors = { molex: 2, eps8: 2, pcie12v2x6: 0, atx24: 1 }
  expect(rowsOf("Power supplies", { connectors })).toEqual([
    "Leads: 1 × ATX 24-pin, 2 × EPS 8-pin, 2 × Molex",
  ])
  expect(rowsOf("Graphics cards", { powerConnectors: {} })).toEqual(["Power leads: None"])
})

test("the slots of a board are written out, with equal ones grouped", () => {
  const m2Slots = [
    { interface: "PCIe 5.0 x4", sizes: ["2280", "22110"] },
    { interface: "PCIe 4.0 x4", sizes: ["2280"] },
    { interface: "PCIe 4.0 x4", sizes: ["2280"] },
  ]
  const pcieSlots = [
    { gen: "5.0", lanes: 16, length: "x16" },
    { gen: "4.0", lanes: 4, length: "x16" },
  ]
  expect(rowsOf("Motherboards", { m2Slots, pcieSlots })).toEqual([
    "PCIe slots: PCIe 5.0 x16, PCIe 4.0 x4 (x16 slot)",
    "M.2 slots: 1 × PCIe 5.0 x4 (2280, 22110), 2 × PCIe 4.0 x4 (2280)",
  ])
})

test("radiators, fans and sizes are written out", () => {
  const radiators = { rear: [120], front: [360, 420] }
  expect(rowsOf("Cases", { radiators, dimensionsMm: [455, 225, 474] })).toEqual([
    "Radiators: Front 360 or 420 mm, rear 120 mm",
    "Depth × width × height: 455 × 225 × 474 mm",
  ])
  expect(rowsOf("Cooling", { fans: [{ sizeMm: 140, count: 2 }] })).toEqual(["Fans: 2 × 140 mm"])
})

test("an unknown key gets a label made from itself, and comes last", () => {
  const specs = {
    max_dpi: 30000,
    cableMm: 1800,
    "cores.total": 22,
    modules: 2,
    extras: { usbPorts: 2 },
  }
  expect(specRows(kindOf("Memory"), specs)).toEqual([
    { group: "Capacity", label: "Modules", value: "2" },
    { group: "More", label: "Max dpi", value: "30,000" },
    { group: "More", label: "Cable", value: "1,800 mm" },
    { group: "More", label: "Cores total", value: "22" },
    { group: "More", label: "Extras", value: "Usb ports: 2" },
  ])
  expect(specRows(kindOf("constructor"), { wifi: true })).toEqual([{ label: "Wifi", value: "Yes" }])
})

test("an empty value has no row", () => {
  expect(specRows(kindOf("Fans"), { sizeMm: null, connector: " ", bearing: [], note: {} })).toEqual(
    [],
  )
})

test("a year is formatted without a thousands separator", () => {
  expect(
    specRows(kindOf("Anything"), { releaseYear: 2023, "series.year": 2021, wear: 2023 }),
  ).toEqual([
    { label: "Release year", value: "2023" },
    { label: "Series year", value: "2021" },
    { label: "Wear", value: "2,023" },
  ])
  expect(specRows(kindOf("Anything"), { made: { year: 2023 } })).toEqual([
    { label: "Made", value: "Year: 2023" },
  ])
})

test("a zero under an unknown key is hidden", () => {
  const specs = { "video_outputs.vga": 0, "video_outputs.hdmi": 2, noiseDbA: 0, ports: [0, 0] }
  expect(specRows(kindOf("Anything"), specs)).toEqual([
    { label: "Video outputs hdmi", value: "2" },
    { label: "Noise", value: "0 dB(A)" },
  ])
  expect(rowsOf("Motherboards", { sataPorts: 0 })).toEqual(["SATA ports: None"])
})

test("every key of the demo catalogue has a label", () => {
  const unnamed = demoParts.flatMap(({ slug, category, specs }) =>
    Object.keys(specs)
      .filter((key) => !attributeOf(kindOf(category), key))
      .map((key) => `${slug}: ${key}`),
  )
  expect(unnamed).toEqual([])
})

test("no demo part shows an object or a gap in its table", () => {
  for (const { category, specs } of demoParts)
    for (const row of rowsOf(category, specs))
      expect(row).not.toMatch(/\[object|undefined|NaN|null|: $/)
})

test("chips distinguish parts with the same picture", () => {
  expect(chipsOf("tempo-ddr5-6000-32-gb-kit")).toEqual(["DDR5", "2 × 16 GB", "6000 MT/s"])
  expect(chipsOf("tempo-ddr5-6000-64-gb-kit")).toEqual(["DDR5", "2 × 32 GB", "6000 MT/s"])
  expect(chipsOf("tempo-ddr5-6400-48-gb-kit")).toEqual(["DDR5", "2 × 24 GB", "6400 MT/s"])
  expect(chipsOf("tempo-steady-ddr5-5600-ecc-32-gb")?.[0]).toBe("DDR5 ECC")
  expect(chipsOf("tempo-so-ddr5-5600-32-gb")?.[0]).toBe("DDR5 SO-DIMM")
  expect(chipsOf("strata-n4-4-tb")).toEqual(["4 TB", "PCIe 4.0 x4", "M.2 2280"])
  expect(chipsOf("anvil-850")).toEqual(["850 W", "Gold", "ATX"])
  expect(chipsOf("keel-b850-micro")).toEqual(["AM5", "Micro ATX", "DDR5"])
})

test("every demo part has three chips; a part without specs or category has none", () => {
  for (const { category, specs } of demoParts)
    expect(specChips(kindOf(category), specs)).toHaveLength(3)
  expect(specChips(kindOf("Memory"), {})).toEqual([])
  expect(specChips(kindOf(""), { sizeMm: 120 })).toEqual([])
})

test("a part's values are under its category's headings, and unknown ones stay empty", () => {
  const fans = kindOf("Fans")
  const columns = comparisonColumns(fans)
  expect(columns.map(({ label }) => label)).toEqual([
    "Size",
    "Speed",
    "Airflow",
    "Noise",
    "Connector",
  ])
  expect(comparisonValues(fans, columns, { sizeMm: 120, airflowCfm: 62.5 })).toEqual([
    "120 mm",
    "",
    "62.5 CFM",
    "",
    "",
  ])
  expect(comparisonColumns(kindOf("constructor"))).toEqual([])
})

test("a kind without defined columns shows those that most of its parts have", () => {
  const pins = kindOf("Pins")
  const parts = [
    { lengthMm: 12, head: "Torx", source: "x" },
    { lengthMm: 8, head: "Hex", note: "blunt" },
    { lengthMm: 20 },
  ]
  const columns = commonColumns(pins, parts)
  expect(columns).toEqual([
    { label: "Length", code: "lengthMm" },
    { label: "Head", code: "head" },
  ])
  expect(comparisonValues(pins, columns, parts[0] ?? {})).toEqual(["12 mm", "Torx"])
  expect(comparisonValues(pins, columns, parts[2] ?? {})).toEqual(["20 mm", ""])
  expect(commonColumns(pins, [])).toEqual([])
})

test("every category with columns shows three to five of them in the demo catalogue", () => {
  for (const category of new Set(demoParts.map((part) => part.category))) {
    const columns = comparisonColumns(kindOf(category))
    if (columns.length === 0) continue
    const rows = demoParts
      .filter((part) => part.category === category)
      .map(({ specs }) => comparisonValues(kindOf(category), columns, specs))
    const shown = columns.filter((_, at) => rows.filter((row) => row[at] !== "").length > 1)
    expect(shown.length, category).toBeGreaterThanOrEqual(3)
  }
})

test("importers' leftovers are hidden: price notes, unknown values, meaningless zeros", () => {
  const kind = kindOf("Memory")
  const labels = (specs: Specs) => specRows(kind, specs).map(({ label }) => label)
  const given = { brand: "N/A", series: "unknown", speedMTs: 0, modules: 2, priceEstimated: true }
  expect(labels({ ...given, source: "A list" })).toEqual(["Modules"])
  expect(labels({ speedMTs: 0, finish: "-" })).toEqual(["Speed"])
})
