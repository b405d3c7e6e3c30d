import { readFileSync } from "node:fs"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { z } from "zod"
import { specRows } from "../part-specs.ts"
import type { Specs } from "../spec-values.ts"
import type { Attribute } from "./attribute.ts"
import { readSpecs, readValue } from "./read-specs.ts"
import { readNumber, units } from "./units.ts"
import { attributeOf, kindOf, kinds, namesOf } from "./vocabulary.ts"

const numberIn = (unit: string): Attribute => ({ code: "it", label: "It", type: "number", unit })

function keysOf(alias: NonNullable<Attribute["aliases"]>[number]): readonly string[] {
  if (typeof alias === "string") return [alias]
  return "keys" in alias ? alias.keys : [alias.key]
}

const read = (category: string, specs: Specs) => readSpecs(kindOf(category), specs)

test("names of properties that every JavaScript object has are ordinary values", () => {
  expect(read("Memory", { ecc: "constructor", registered: "toString" })).toMatchObject({
    specs: { ecc: "constructor", registered: "toString" },
    unread: [{ key: "ecc" }, { key: "registered" }],
  })
  const connectors = { atx24: 1, constructor: 1 }
  expect(read("Power supplies", { connectors }).unread).toMatchObject([{ key: "connectors" }])
})

describe("the vocabulary itself", () => {
  test("names each kind, code and key once, in units that can be parsed", () => {
    const names = kinds.flatMap(namesOf).map((name) => name.toLowerCase())
    expect(new Set(names).size).toBe(names.length)
    for (const kind of kinds) {
      const attributes = kind.groups.flatMap((group) => group.attributes)
      const codes = attributes.map(({ code }) => code)
      expect(new Set(codes).size, kind.name).toBe(codes.length)
      for (const { unit, aliases = [], code } of attributes) {
        if (unit !== undefined) expect(units, `${kind.name} ${code}`).toHaveProperty([unit])
        for (const alias of aliases) {
          for (const key of keysOf(alias)) expect(codes, `${kind.name} ${code}`).not.toContain(key)
        }
      }
    }
  })

  test("refers only to attributes of each kind", () => {
    for (const kind of kinds) {
      const named = [
        ...Object.values(kind.columns ?? {}),
        ...(kind.chips ?? []).flatMap((chip) =>
          [...chip.matchAll(/\{(\w+)/g)].map(([, code = ""]) => code),
        ),
      ]
      for (const code of named)
        expect(attributeOf(kind, code), `${kind.name} ${code}`).toBeDefined()
    }
  })
})

describe("a number", () => {
  test.each([
    ["GB", "1 TB", "1000GB"],
    ["GB", "1,000", "1 tb"],
    ["W", "0.85 kW", "850 Watts"],
    ["mm", "120mm", "12 cm"],
    ["GHz", "3.5 GHz", "3500 MHz"],
    ["MT/s", "6000MT/s", "6 GT/s"],
    ["Gb/s", "2.5 Gbps", "2500 Mb/s"],
    ["CFM", "62.5cfm", "62.5"],
  ])("in %s has the same value as %s and %s", (unit, one, other) => {
    expect(readNumber(one, unit)).toBe(readNumber(other, unit))
    expect(readNumber(one, unit)).toEqual(expect.any(Number))
  })

  test.each([
    ["lots", "W", "must be a number of W"],
    ["120 mm", "W", "must be a number of W"],
    ["10 GB/s", "Gb/s", "must be a number of Gb/s"],
    ["3 pieces", undefined, "must be a number without a unit"],
    ["1,5", "GHz", "must be a number of GHz"],
    ["", "W", "must be a number of W"],
    ["500-1800", "rpm", "must be a number of rpm"],
  ])("is not parsed from %s for %s", (text, unit, reason) => {
    expect(readNumber(text, unit)).toEqual({ reason })
  })

  test("is parsed the same in every spelling of its unit, and from its stored form", () => {
    const spelt = Object.entries(units).flatMap(([unit, spellings]) =>
      Object.entries(spellings).map(([spelling, factor]) => ({ unit, spelling, factor })),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...spelt),
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.constantFrom("", " ", "  "),
        ({ unit, spelling, factor }, count, gap) => {
          const value = readNumber(`${count}${gap}${spelling}`, unit)
          expect(value).toBeCloseTo(count * factor, 6)
          expect(readNumber(String(value), unit)).toBe(value)
          expect(readNumber(`${value} ${unit}`, unit)).toBe(value)
          expect(readValue(numberIn(unit), value)).toEqual({ value })
        },
      ),
    )
  })
})

describe("specs", () => {
  test("of other sources are converted to the shop's own", () => {
    expect(
      read("RAM", {
        "modules.quantity": 2,
        capacity: "32 GB",
        ram_type: "DDR5",
        form_factor: "262-pin SO-DIMM",
        ecc: "Non-ECC",
        height: 0,
        kit: "yes",
      }),
    ).toEqual({
      specs: {
        modules: 2,
        totalGB: 32,
        memoryType: "DDR5",
        pins: 262,
        formFactor: "SO-DIMM",
        ecc: false,
        kit: "yes",
      },
      unread: [],
    })
    const leads = ["8-pin", "8 pin ", "4-pin"]
    expect(read("Motherboard", { "power_connectors.cpu_power": leads }).specs).toEqual({
      eps8: 2,
      "power_connectors.cpu_power": leads,
    })
    expect(read("Motherboard", { "power_connectors.cpu_power": ["4-pin"] }).specs.eps8).toBe(
      undefined,
    )
    expect(
      read("GPU", {
        tdp: "200 W",
        "video_outputs.hdmi_2_1": 1,
        "video_outputs.displayport_2_1": 2,
        "video_outputs.vga": 0,
        "power_connectors.pcie_8_pin": 0,
      }).specs,
    ).toEqual({
      boardPowerW: 200,
      outputs: ["HDMI 2.1", "DisplayPort 2.1", "DisplayPort 2.1"],
    })
    expect(
      read("Motherboard", {
        socket: "LGA1700",
        m2_slots: [
          { size: "2242-2280", key: "M", interface: "PCIe 4.0x4" },
          { size: "2230", key: "E", interface: "PCIe 4.0 x1" },
        ],
        pcie_slots: [{ gen: "4.0", quantity: 2, lanes: 16 }],
      }).specs,
    ).toEqual({
      socket: "LGA 1700",
      m2Slots: [{ interface: "PCIe 4.0 x4", sizes: ["2242", "2260", "2280"] }],
      pcieSlots: [
        { gen: "4.0", lanes: 16, length: "x16" },
        { gen: "4.0", lanes: 16, length: "x16" },
      ],
    })
    expect(
      read("Monitor", { "resolution.horizontalRes": 2560, "resolution.verticalRes": 1440 }).specs,
    ).toEqual({ resolution: "2560 × 1440" })
    expect(read("CaseFan", { min_airflow: 57.67, max_airflow: 0 }).specs).toEqual({
      airflowCfm: 57.67,
    })
    expect(
      read("PCCase", { supported_motherboard_form_factors: ["Mini-ITX", "ATX", "EATX"] }).specs,
    ).toEqual({ motherboardFormFactors: ["EATX", "ATX", "Mini-ITX"] })
  })

  test("that cannot be parsed stay unchanged, with a reason", () => {
    expect(read("PSU", { wattage: "plenty", fanMm: "120 W", lengthMm: "15 cm" })).toEqual({
      specs: { lengthMm: 150, wattage: "plenty", fanMm: "120 W" },
      unread: [
        { key: "wattage", reason: "must be a number of W", isOwn: false },
        { key: "fanMm", reason: "must be a number of mm", isOwn: true },
      ],
    })
  })

  test("of the demo catalogue already are in the shop's own form", () => {
    const parts = z
      .array(z.object({ category: z.string(), specs: z.record(z.string(), z.unknown()) }))
      .parse(
        JSON.parse(
          readFileSync(new URL("../../../../seed/demo/parts.json", import.meta.url), "utf8"),
        ),
      )
    for (const { category, specs } of parts)
      expect(read(category, specs)).toEqual({ specs, unread: [] })
  })

  test("are unchanged when parsed again, and unknown ones are kept", () => {
    const keys = (kind: (typeof kinds)[number]) =>
      kind.groups.flatMap(({ attributes }) =>
        attributes.flatMap(({ code, aliases = [] }) => [code, ...aliases.flatMap(keysOf)]),
      )
    const value = fc.oneof(
      fc.nat(5000),
      fc.boolean(),
      fc.constantFrom("850 W", "1 TB", "LGA1700", "None", "Full", "yes", "288-pin DIMM", " a  b "),
      fc.array(fc.constantFrom("ATX", "Mini-ITX", "AM5", "LGA1851"), { maxLength: 4 }),
      fc.constant([{ gen: "5.0", lanes: 16, quantity: 2 }]),
    )
    const anySpecs = fc.constantFrom(...kinds).chain((kind) =>
      fc.record({
        kind: fc.constant(kind),
        specs: fc.dictionary(fc.oneof(fc.constantFrom(...keys(kind)), fc.string()), value, {
          maxKeys: 8,
        }),
      }),
    )
    fc.assert(
      fc.property(anySpecs, ({ kind, specs }) => {
        const once = readSpecs(kind, specs)
        expect(readSpecs(kind, once.specs)).toEqual(once)
        const known = new Set(keys(kind))
        for (const [key, held] of Object.entries(specs))
          if (!known.has(key)) expect(once.specs).toHaveProperty([key], held)
        for (const { key } of once.unread) expect(once.specs).toHaveProperty([key])
        specRows(kind, once.specs)
      }),
    )
  })
})
