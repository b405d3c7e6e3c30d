import { afterAll, expect, test } from "vitest"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ seed: "demo", rateLimitScale: 0 })
afterAll(shop.close)

const matched = async (...descriptions: string[]) => {
  const rows = descriptions.map((description) => ({ description }))
  const answer = await shop.as()("POST /match", { body: { rows } })
  return answer.rows.map((row) => (row.partId ? row.candidates[0]?.name : row.state))
}

test("words added to a name change no match, but another figure or purpose does", async () => {
  expect(
    await matched(
      "Anvil 850 Netzteil modular neu OVP mit Garantie",
      "alimentation Anvil 1000 reconditionné sous blister",
      "Tempo DDR5-6000 64 Go (2x32) barrette",
      "Strata N4 2 TB dysk wewnętrzny gwarancja",
      "Ventilator Breva 120 PWM nieuw in verpakking",
      "lüfter leise CA-F-120",
    ),
  ).toEqual([
    "Anvil 850",
    "Anvil 1000",
    "Tempo DDR5-6000 64 GB Kit",
    "Strata N4 2 TB",
    "Breva 120 PWM",
    "Breva 120 PWM",
  ])
  expect(
    await matched(
      "Anvil 950 Netzteil neu",
      "Strata N4 3 TB SSD",
      "XX-NOTHING-1",
      "Firth 280 Wasserkühlung",
      "Tempo DDR5-6200 32 GB Kit",
      "Staubfilter für Hangar Flow",
    ),
  ).toEqual(["none", "choose", "none", "choose", "choose", "choose"])
})
