import { placingRefusals } from "#contract/orders/refusals.ts"
import { feeRuleOf, feeSettings } from "#contract/settings/fee-settings.ts"
import { shopSettings } from "#contract/settings/shop-settings.ts"
import { taxSettings } from "#contract/settings/tax-settings.ts"
import { feeSentence } from "#contract/tax/fee-text.ts"
import { listFeeParts } from "#db/catalogue/catalogue-parts.ts"
import type { Executor } from "#db/connection/client.ts"
import type { OrderCharge } from "#domain/orders/charges.ts"
import { type Fee, feeCents, feesFor } from "#domain/orders/fees.ts"
import { dayIn } from "#domain/settings/time-zone.ts"
import { refuseFor } from "../kernel/refusal.ts"
import { readSettings } from "../settings/read-settings.ts"
import {
  type ChargeCalculator,
  type ChargeInput,
  type ChargeResult,
  totalOf,
} from "./charge-calculator.ts"

const refuse = refuseFor(placingRefusals)

/** By where the order goes and by what its parts are. */
export const chargesFees: ChargeCalculator = {
  group: feeSettings.name,
  isOn: ({ on }) => on === true,
  charge: chargeFees,
}

async function chargeFees(
  { db }: { db: Executor },
  { lines, buyer, address, isCollected, charges, settings }: ChargeInput,
): Promise<ChargeResult> {
  if (!address && !isCollected) {
    if (buyer) throw refuse("address_needed")
    return { charges }
  }
  const [{ timeZone }, place, parts] = await Promise.all([
    readSettings({ db }, shopSettings).then((read) => read.settings),
    address ?? readSettings({ db }, taxSettings).then((read) => read.settings),
    listFeeParts(
      db,
      lines.map(({ part }) => part.id),
    ),
  ])
  const known = new Map(parts.map((part) => [part.id, part]))
  const fees = feesFor(feeSettings.fields.parse(settings).fees.map(feeRuleOf), {
    lines: lines.map(({ part, quantity, number }, index) => {
      const { category = "", specs = {} } = known.get(part.id) ?? {}
      return { number: number ?? index + 1, category, specs, quantity }
    }),
    place,
    day: dayIn(timeZone, new Date()),
  })
  const charged = [...charges, ...fees.map(feeCharge)]
  const total = totalOf(lines) + charged.reduce((sum, { amountCents }) => sum + amountCents, 0)
  if (!Number.isSafeInteger(total)) throw refuse("total_not_chargeable")
  return { charges: charged }
}

const feeCharge = ({ name, units }: Fee): OrderCharge => ({
  kind: "fee",
  name,
  amountCents: feeCents(units),
  facts: { units, sentence: feeSentence(units) },
})
