import type { Database } from "#db/connection/client.ts"
import { hasCardLedger } from "#db/shop/books.ts"
import type { Config } from "#runtime/config.ts"

/** Whether the shop's payments are the card stand-in's, so that its ledger must agree with the books. */
export const isPaidBySandbox = ({ stripe, sandbox }: Config): boolean =>
  stripe === undefined && sandbox

export const hasLedgerToCompare = async (config: Config, db: Database): Promise<boolean> =>
  isPaidBySandbox(config) && hasCardLedger(db)
