import type { CheckedTaxId } from "#domain/tax/tax-treatment.ts"

/** A VAT number as its country writes it, without the prefix. */
export interface VatNumber {
  /** As the EU calls it: EL for Greece. */
  prefix: string
  digits: string
}

export interface TaxIdAnswer {
  valid: boolean
  /** Whose it is, where the authority tells. */
  holder: string
  /** By which the authority knows that it was asked; empty where the one who asked did not say who they are. */
  consultation: string
}

/** What the shop asks of whoever knows VAT numbers. */
export interface TaxIdChecker {
  /** Of what it knows; others wait for an administrator. */
  readonly kinds: readonly CheckedTaxId["kind"][]
  /** Throws `ProviderUnavailable` where nobody could say now, which does not make the number invalid. */
  check(number: VatNumber, requester: VatNumber | undefined): Promise<TaxIdAnswer>
}
