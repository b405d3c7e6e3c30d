import { z } from "zod"
import {
  formatAccount,
  hasValidCheckDigits,
  isBic,
  looksLikeIban,
} from "#domain/payments/account-numbers.ts"
import { fieldText } from "../kernel/field-text.ts"
import { referenceText } from "../kernel/fields.ts"
import { count, fieldMeta, line, paragraph, switchField } from "./setting-fields.ts"
import { settingsGroup } from "./settings-group.ts"

const ACCOUNT = "IBAN or account number"

const account = referenceText(ACCOUNT, 60)
  .transform(formatAccount)
  .refine((typed) => !looksLikeIban(typed) || hasValidCheckDigits(typed), {
    error: "This IBAN is not valid: its check digits do not match",
  })
  .prefault("")
  .register(fieldMeta, { kind: "line", label: ACCOUNT })

const bic = referenceText("BIC", 11)
  .transform((typed) => typed.toUpperCase())
  .refine((typed) => typed === "" || isBic(typed), {
    error: "BIC has 8 or 11 letters and digits, such as COBADEFFXXX",
  })
  .prefault("")
  .register(fieldMeta, { kind: "line", label: "BIC" })

export const DEFAULT_TRANSFER_DAYS = 7

export const bankTransferSettings = settingsGroup({
  name: "bank-transfer",
  title: "Payment by bank transfer",
  readers: "admin",
  fields: z
    .object({
      on: switchField(
        "Bank transfer",
        "Buyers with a confirmed e-mail address can choose it on the payment page. Administrators record transfers on the order's page.",
      ),
      holder: line("Account holder", 100),
      account,
      bic,
      bank: line("Bank", 100),
      instructions: paragraph("Instructions", 1000, {
        help: "Shown with the account. The order number is always shown as the reference.",
      }),
      days: count("Days an order is held", 90, {
        initial: DEFAULT_TRANSFER_DAYS,
        help: "Counted from when the buyer chooses it. Partly paid orders are held until they are settled.",
      }),
      reminderDays: count("Reminder, days before the hold ends", 30, {
        initial: 2,
        help: "One e-mail to the buyer. Empty: none.",
      }),
    })
    .refine(({ on, holder }) => !on || holder !== "", {
      path: ["holder"],
      error: () => fieldText.required("Account holder"),
    })
    .refine(({ on, account: typed }) => !on || typed !== "", {
      path: ["account"],
      error: () => fieldText.required(ACCOUNT),
    })
    .refine(({ on, days }) => !on || days !== null, {
      path: ["days"],
      error: () => fieldText.required("Days an order is held"),
    }),
})
