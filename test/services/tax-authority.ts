import type { TaxIdChecker } from "#operations/kernel/ports.ts"
import type { Log } from "#operations/kernel/shop.ts"
import type { TestShop } from "../test-shop.ts"

export const quietLog: Log = { info: () => {}, warn: () => {}, error: () => {} }

/** Dependencies of the jobs that check tax ids, with an authority that gives this answer. */
export const withAuthority = (
  { db }: Pick<TestShop, "db">,
  check: TaxIdChecker["check"],
  log = quietLog,
) => ({ db, log, taxIds: { kinds: ["eu_vat", "gb_vat"] as const, check } })
