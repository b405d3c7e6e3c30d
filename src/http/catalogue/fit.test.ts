import { afterAll, describe, expect, test } from "vitest"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ seed: "demo", rateLimitScale: 0 })
afterAll(() => shop.close())

const ids = new Map(
  (await shop.sql("select id, sku from parts")).map(({ id, sku }) => [String(sku), String(id)]),
)
const idOf = (sku: string) => ids.get(sku) ?? sku
const linesOf = (skus: Record<string, number>) =>
  Object.entries(skus).map(([sku, quantity]) => ({ partId: idOf(sku), quantity }))
const ask = (parts: unknown) => shop.send("POST /fit", { body: { parts } })
const checked = (skus: Record<string, number>) =>
  shop.as()("POST /fit", { body: { parts: linesOf(skus) } })

const machine = {
  "CA-KB-B850A": 1,
  "CA-TM5-6032": 1,
  "CA-SN4-1000": 1,
  "CA-PA-850": 1,
  "CA-GP-716": 1,
  "CA-CA-120": 1,
  "CA-H-FLOW": 1,
}

describe("parts of one machine", () => {
  test("that fit: only the missing parts need a check", async () => {
    const { verdict, findings } = await checked(machine)
    expect(verdict).toBe("check")
    expect(findings.filter((finding) => finding.verdict !== "fits")).toEqual([
      {
        verdict: "check",
        rule: "whole_machine",
        sentence: "Missing for a whole machine: a processor.",
        parts: [],
        values: [],
      },
    ])
    expect(findings).toContainEqual({
      verdict: "fits",
      rule: "board_size",
      sentence: "ATX board; the case supports ATX, Micro ATX and Mini-ITX.",
      parts: [idOf("CA-KB-B850A"), idOf("CA-H-FLOW")].toSorted(),
      values: [
        { of: "Motherboard", label: "Form factor", value: "ATX" },
        { of: "Case", label: "Boards", value: "ATX, Micro ATX, Mini-ITX" },
      ],
    })
  })

  test("are summed: modules, watts and drives", async () => {
    const ruleOf = async (skus: Record<string, number>, rule: string) =>
      (await checked(skus)).findings.find((finding) => finding.rule === rule)
    expect(await ruleOf({ ...machine, "CA-TM5-6032": 3 }, "memory_slots")).toMatchObject({
      verdict: "no",
      sentence: "6 modules; the board has 4 slots.",
    })
    expect(await ruleOf({ ...machine, "CA-GP-716": 2 }, "card_leads")).toMatchObject({
      verdict: "check",
      sentence:
        "Needed: 2 × 12V-2x6; the supply has 1 × 12V-2x6, 4 × PCIe 8-pin. It needs an adapter.",
    })
    expect(await ruleOf({ ...machine, "CA-SN4-1000": 4 }, "drive_slots")).toMatchObject({
      verdict: "no",
      sentence: "4 drives of M.2 2280; there are 3 slots for them.",
    })
    expect(await ruleOf({ ...machine, "CA-KB-B850A": 2 }, "one_machine")).toMatchObject({
      verdict: "check",
      parts: [idOf("CA-KB-B850A")],
    })
  })

  test("may be on several lines, in any order", async () => {
    const lines = linesOf(machine)
    const [first] = lines
    const twice = [...lines.toReversed(), { ...first, quantity: 1 }]
    expect((await ask(lines.toReversed())).body).toEqual((await ask(lines)).body)
    expect((await ask(twice)).body).toEqual(
      (await ask(linesOf({ ...machine, "CA-KB-B850A": 2 }))).body,
    )
  })

  test("that do not fit are listed first, with both values", async () => {
    const { verdict, findings } = await checked({ "CA-TM4-3632": 1, "CA-KB-B850A": 1 })
    expect(verdict).toBe("no")
    expect(findings[0]).toEqual({
      verdict: "no",
      rule: "memory_type",
      sentence: "DDR4 modules; the board supports DDR5.",
      parts: [idOf("CA-TM4-3632"), idOf("CA-KB-B850A")].toSorted(),
      values: [
        { of: "Memory", label: "Memory type", value: "DDR4" },
        { of: "Memory", label: "Form factor", value: "DIMM" },
        { of: "Motherboard", label: "Memory type", value: "DDR5" },
        { of: "Motherboard", label: "Form factor", value: "ATX" },
      ],
    })
  })
})

test("an unknown value is named in the check", async () => {
  const specs = { socket: "AM5" }
  const partId = await shop.part({ category: "Motherboards", specs })
  const { body } = await ask([{ partId, quantity: 1 }, ...linesOf({ "CA-H-FLOW": 1 })])
  expect(body.findings).toContainEqual({
    verdict: "check",
    rule: "board_size",
    sentence: "Not known: form factor of the motherboard.",
    parts: [partId, idOf("CA-H-FLOW")].toSorted(),
    values: [
      { of: "Motherboard", label: "Form factor" },
      { of: "Case", label: "Boards", value: "ATX, Micro ATX, Mini-ITX" },
    ],
  })
})

test("parts that are not on sale are named, and the others are still checked", async () => {
  const strange = ["0".repeat(24), "no\u0000id", "x".repeat(100)]
  const { status, body } = await ask([
    ...strange.map((partId) => ({ partId, quantity: 1 })),
    ...linesOf({ "CA-TM4-3632": 1, "CA-KB-B850A": 1 }),
  ])
  expect(status).toBe(200)
  expect(body).toMatchObject({ verdict: "no" })
  expect(body.findings).toContainEqual(
    expect.objectContaining({ verdict: "check", rule: "unknown_part" }),
  )
})

describe("a check of many lines", () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ partId: String(at), quantity: 1 }))

  test("accepts 1 to 5,000 lines", async () => {
    expect((await ask(many(5000))).status).toBe(200)
    for (const wrong of [many(5001), [], undefined, [{ partId: "a", quantity: 0 }], [{}]])
      expect((await ask(wrong)).status).toBe(400)
  })

  test("keeps its answer small", async () => {
    // Each of fifteen kits is compared with each of fifteen boards.
    const made = await Promise.all(
      Array.from({ length: 15 }, (_, at) => `DDR${at}`).flatMap((memoryType) => [
        shop.part({ category: "Memory", specs: { memoryType, formFactor: "DIMM", modules: 1 } }),
        shop.part({
          category: "Motherboards",
          specs: { memoryType, formFactor: "ATX", memorySlots: 4 },
        }),
      ]),
    )
    const { body } = await ask(made.map((partId) => ({ partId, quantity: 1000 })))
    expect(body.findings).toHaveLength(201)
    const sentence = expect.stringMatching(/^\d+ more findings are not listed/)
    expect(body.findings).toContainEqual(
      expect.objectContaining({ verdict: "check", rule: "too_many", sentence }),
    )
  })
})
