import { describe, expect, test } from "vitest"
import type { Specs } from "../catalogue/spec-values.ts"
import { checkPair, fittingCategories } from "./fits.ts"

let made = 0
const part = (category: string) => (specs: Specs) => ({
  id: `${category} ${made++}`,
  category,
  specs,
})
const memory = part("Memory")
const drive = part("Storage")
const supply = part("Power supplies")
const board = part("Motherboards")
const card = part("Graphics cards")
const cooler = part("Cooling")
const pcCase = part("Cases")
const network = part("Networking and cards")
const accessory = part("Cables and accessories")
const fan = part("Fans")

type Part = ReturnType<typeof memory>
const verdict = (one: Part, other: Part) => checkPair(one, other)?.verdict
const sentences = (one: Part, other: Part) =>
  checkPair(one, other)?.findings.map(({ sentence }) => sentence)
const firstFinding = (one: Part, other: Part) => ({
  verdict: verdict(one, other),
  sentence: sentences(one, other)?.[0],
})

const kit = {
  memoryType: "DDR5",
  formFactor: "DIMM",
  modules: 2,
  totalGB: 32,
  speedMTs: 6000,
  heightMm: 37.5,
  ecc: false,
  registered: false,
}
const am5 = {
  socket: "AM5",
  formFactor: "Micro ATX",
  memoryType: "DDR5",
  memorySlots: 4,
  memoryMaxGB: 256,
  memoryMaxMTs: 6000,
  sataPorts: 4,
  eps8: 2,
  m2Slots: [
    { interface: "PCIe 5.0 x4", sizes: ["2280", "22110"] },
    { interface: "PCIe 4.0 x4", sizes: ["2280"] },
  ],
  pcieSlots: [
    { gen: "4.0", lanes: 16, length: "x16" },
    { gen: "5.0", lanes: 4, length: "x16" },
  ],
}

test("the verdict is the same from either part", () => {
  const one = memory(kit)
  const other = board(am5)
  expect(checkPair(one, other)).toEqual(checkPair(other, one))
  expect(verdict(one, other)).toBe("fits")
  expect(sentences(one, other)).toEqual([
    "DDR5 modules; the board supports DDR5.",
    "2 modules; the board has 4 slots.",
    "32 GB; the board supports up to 256 GB.",
    "6000 MT/s; the board supports up to 6000.",
    "Unbuffered memory without ECC; the board supports it.",
  ])
})

test("unrelated parts get no verdict", () => {
  expect(checkPair(memory(kit), memory(kit))).toBeUndefined()
  expect(checkPair(memory(kit), pcCase({}))).toBeUndefined()
  expect(fittingCategories("Memory")).toEqual(fittingCategories("RAM"))
  expect(fittingCategories("Memory")).toEqual(
    expect.arrayContaining(["Cooling", "CPUCooler", "Motherboards", "Motherboard"]),
  )
  expect(fittingCategories("Memory")).not.toContain("Cases")
  expect(fittingCategories("Other parts")).toEqual([])
})

describe("memory on a board", () => {
  test.each([
    [{ memoryType: "DDR4" }, "no", "DDR4 modules; the board supports DDR5."],
    [{ formFactor: "SO-DIMM" }, "no", "SO-DIMM modules; the board supports DIMM."],
    [{ modules: 8 }, "no", "8 modules; the board has 4 slots."],
    [{ totalGB: 512 }, "no", "512 GB; the board supports up to 256 GB."],
    [{ speedMTs: 6001 }, "check", "6001 MT/s modules will run at the board's 6000 MT/s."],
    [{ registered: true }, "no", "Registered modules; AM5 boards require unbuffered memory."],
    [{ totalGB: 256, modules: 4 }, "fits", "DDR5 modules; the board supports DDR5."],
  ])("%o: %s", (change, expected, why) => {
    expect(firstFinding(memory({ ...kit, ...change }), board(am5))).toEqual({
      verdict: expected,
      sentence: why,
    })
  })

  test.each(["memoryType", "speedMTs", "modules", "totalGB", "ecc", "registered", "formFactor"])(
    "unknown %s: check",
    (key) => {
      expect(verdict(memory({ ...kit, [key]: null }), board(am5))).toBe("check")
    },
  )
})

describe("a drive", () => {
  const m2 = { formFactor: "M.2 2280", interface: "PCIe 5.0 x4" }
  const sata = { formFactor: "2.5 in", interface: "SATA 6 Gb/s", thicknessMm: 7 }

  test("needs an M.2 slot of its size; a slower slot gives a warning", () => {
    expect(sentences(drive(m2), board(am5))).toContain(
      "M.2 2280, PCIe 5.0 x4; the board has 1 slot for it.",
    )
    expect(verdict(drive({ ...m2, formFactor: "M.2 2230" }), board(am5))).toBe("no")
    const slow = { ...am5, m2Slots: am5.m2Slots.slice(1) }
    expect(firstFinding(drive(m2), board(slow))).toEqual({
      verdict: "check",
      sentence: "PCIe 5.0 x4 drive; the board's slots for it are PCIe 4.0 x4.",
    })
    expect(verdict(drive(m2), board({}))).toBe("check")
  })

  test("needs for SATA a port, a cable and a bay, for U.2 an adapter", () => {
    expect(verdict(drive(sata), board(am5))).toBe("fits")
    expect(verdict(drive(sata), board({ ...am5, sataPorts: 0 }))).toBe("no")
    expect(verdict(drive(sata), supply({ connectors: { sata: 5 } }))).toBe("fits")
    expect(verdict(drive(sata), supply({ connectors: { sata: 0 } }))).toBe("no")
    expect(verdict(drive(sata), pcCase({ bays25: 1 }))).toBe("fits")
    expect(verdict(drive(sata), pcCase({ bays25: 0, bays35: 0 }))).toBe("no")
    expect(verdict(drive(sata), pcCase({ bays25: 0, bays35: 1 }))).toBe("check")
    expect(verdict(drive(sata), pcCase({ bays25: 0 }))).toBe("check")
    expect(verdict(drive({ ...sata, thicknessMm: 15 }), pcCase({ bays25: 3 }))).toBe("check")
    expect(verdict(drive({ formFactor: "U.2", interface: "PCIe 4.0 x4" }), board(am5))).toBe(
      "check",
    )
  })

  test("in M.2 form is mounted on the board, not in a bay", () => {
    expect(checkPair(drive(m2), pcCase({ bays25: 3 }))).toBeUndefined()
    expect(checkPair(drive(m2), supply({ connectors: { sata: 3 } }))).toBeUndefined()
  })

  test("fits a heatsink and a carrier card of its size", () => {
    const heatsink = cooler({ type: "M.2 heatsink", formFactor: "M.2 2280" })
    expect(verdict(heatsink, drive(m2))).toBe("fits")
    expect(verdict(heatsink, drive({ ...m2, formFactor: "M.2 2230" }))).toBe("no")
    expect(checkPair(heatsink, drive(sata))).toBeUndefined()
    const carrier = network({ m2Slots: 4, m2Sizes: ["2242", "2280"] })
    expect(sentences(carrier, drive(m2))).toContain(
      "M.2 2280 drive; slots of the card: 4 for 2242 or 2280.",
    )
  })
})

describe("a card", () => {
  const prism = {
    interface: "PCIe 4.0 x16",
    lengthMm: 262,
    slots: 2.5,
    boardPowerW: 250,
    recommendedPsuW: 750,
    powerConnectors: { pcie12v2x6: 1 },
  }
  const anvil = { wattageW: 850, connectors: { pcie12v2x6: 1, pcie8: 4, eps8: 2 } }

  test("needs a slot that is long enough; a slower one limits it", () => {
    expect(verdict(card(prism), board(am5))).toBe("fits")
    expect(firstFinding(card({ ...prism, interface: "PCIe 5.0 x16" }), board(am5))).toEqual({
      verdict: "check",
      sentence: "PCIe 5.0 x16; the board's best slot for it is PCIe 4.0 x16.",
    })
    const short = { ...am5, pcieSlots: [{ gen: "3.0", lanes: 1, length: "x1" }] }
    expect(verdict(card(prism), board(short))).toBe("no")
    expect(verdict(card(prism), board({}))).toBe("check")
    expect(verdict(card({}), board(am5))).toBe("check")
    expect(checkPair(network({ interface: "USB 3.2" }), board(am5))).toBeUndefined()
  })

  test("that needs a bifurcated slot gives a warning", () => {
    const carrier = { interface: "PCIe 5.0 x16", requiresBifurcation: "x4/x4/x4/x4" }
    expect(verdict(network(carrier), board(am5))).toBe("check")
  })

  test("may be as long as the case allows, to the millimeter", () => {
    expect(verdict(card(prism), pcCase({ maxGpuMm: 262, expansionSlots: 3 }))).toBe("fits")
    expect(firstFinding(card(prism), pcCase({ maxGpuMm: 261, expansionSlots: 3 }))).toEqual({
      verdict: "no",
      sentence: "262 mm long; the case has room for 261 mm.",
    })
    expect(verdict(card(prism), pcCase({}))).toBe("check")
  })

  test("needs power and connectors, with some power left for a processor", () => {
    expect(verdict(card(prism), supply(anvil))).toBe("fits")
    expect(sentences(card(prism), supply(anvil))).toEqual([
      "Needed: 1 × 12V-2x6; the supply has 1 × 12V-2x6, 4 × PCIe 8-pin.",
      "Cards 250 W, the rest 60 W of 850 W: 63 % left.",
    ])
    expect(firstFinding(card(prism), supply({ ...anvil, wattageW: 749 }))).toEqual({
      verdict: "no",
      sentence: "The card requires 750 W; the supply provides 749 W.",
    })
    const old = (pcie8: number) => supply({ ...anvil, connectors: { pcie8, pcie12v2x6: 0 } })
    expect(firstFinding(card(prism), old(4))).toEqual({
      verdict: "check",
      sentence: "Needed: 1 × 12V-2x6; the supply has 4 × PCIe 8-pin. It needs an adapter.",
    })
    expect(verdict(card(prism), old(1))).toBe("no")
    const hungry = { ...prism, boardPowerW: 520 }
    expect(verdict(card(hungry), supply(anvil))).toBe("check")
    expect(verdict(card({}), supply(anvil))).toBe("check")
  })

  test("on a riser runs at the riser's speed", () => {
    expect(verdict(card(prism), accessory({ interface: "PCIe 5.0 x16" }))).toBe("fits")
    expect(verdict(card(prism), accessory({ interface: "PCIe 3.0 x16" }))).toBe("check")
    expect(verdict(card(prism), accessory({ interface: "PCIe 5.0 x4" }))).toBe("no")
    expect(checkPair(card(prism), accessory({ outputs: 8 }))).toBeUndefined()
  })
})

describe("a cooler", () => {
  const air = { type: "Air", sockets: ["AM5", "LGA 1851"], heightMm: 155 }
  const liquid = { type: "Liquid", sockets: ["AM5"], radiatorMm: 360 }

  test("fits its sockets only", () => {
    expect(sentences(cooler(air), board(am5))).toContain(
      "AM5 board; the cooler is made for AM5 and LGA 1851.",
    )
    expect(verdict(cooler(air), board({ ...am5, socket: "LGA 1700" }))).toBe("no")
    expect(checkPair(cooler({ type: "Thermal paste" }), board(am5))).toBeUndefined()
  })

  test("must not be taller than the case allows; a radiator needs a mount of its size", () => {
    expect(verdict(cooler(air), pcCase({ maxCoolerMm: 155 }))).toBe("fits")
    expect(verdict(cooler(air), pcCase({ maxCoolerMm: 154 }))).toBe("no")
    expect(verdict(cooler(air), pcCase({}))).toBe("check")
    const flow = { radiators: { front: [360, 420], top: [240, 360], rear: [120] } }
    expect(sentences(cooler(liquid), pcCase(flow))).toContain(
      "360 mm radiator; the case has room for it at the front or top.",
    )
    expect(firstFinding(cooler({ ...liquid, radiatorMm: 280 }), pcCase(flow))).toEqual({
      verdict: "no",
      sentence: "280 mm radiator; the case has room for 120, 240, 360 and 420 mm.",
    })
  })

  test("that overhangs the memory needs enough clearance", () => {
    const duo = { ...air, ramClearanceMm: 38 }
    expect(verdict(cooler(duo), memory(kit))).toBe("fits")
    expect(verdict(cooler(duo), memory({ ...kit, heightMm: 44 }))).toBe("check")
    expect(checkPair(cooler({ ...air, ramClearanceMm: null }), memory(kit))).toBeUndefined()
  })
})

test("a board and a power supply fit the cases that list them", () => {
  const cube = { motherboardFormFactors: ["Micro ATX"], psuFormFactors: ["SFX"], maxPsuMm: 160 }
  expect(verdict(board(am5), pcCase(cube))).toBe("fits")
  expect(verdict(board({ ...am5, formFactor: "ATX" }), pcCase(cube))).toBe("no")
  expect(verdict(supply({ formFactor: "SFX", lengthMm: 100 }), pcCase(cube))).toBe("fits")
  expect(verdict(supply({ formFactor: "SFX", lengthMm: 161 }), pcCase(cube))).toBe("no")
  expect(verdict(supply({ formFactor: "ATX", lengthMm: 100 }), pcCase(cube))).toBe("no")
  expect(verdict(supply({ formFactor: "SFX" }), pcCase(cube))).toBe("check")
})

test("a power supply needs a connector for each of the board's sockets", () => {
  const leads = (eps8: number) => supply({ connectors: { eps8 } })
  expect(verdict(leads(2), board(am5))).toBe("fits")
  expect(sentences(leads(1), board(am5))).toContain(
    "The board has 2 EPS sockets; the supply has 1 EPS lead.",
  )
  expect(verdict(leads(1), board(am5))).toBe("check")
  expect(verdict(leads(0), board(am5))).toBe("no")
})

test("a hub accepts the fans of its connector", () => {
  const hub = accessory({ outputs: 8, input: "4-pin PWM" })
  expect(verdict(fan({ connector: "4-pin PWM" }), hub)).toBe("fits")
  expect(verdict(fan({ connector: "3-pin" }), hub)).toBe("check")
})
