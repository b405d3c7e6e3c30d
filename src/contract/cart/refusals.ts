import { z } from "zod"
import { t } from "#domain/languages/translate.ts"
import { MAX_CART_CHARACTERS } from "#domain/orders/line-details.ts"
import { MAX_LINES } from "#domain/orders/quantity.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { refusal } from "../kernel/refusal.ts"

export const cartRefusals = {
  cart_changed: refusal(
    409,
    "The cart was changed in another window. Check it before you continue.",
    { version: z.int() },
  ),
  cart_full: refusal(
    409,
    () => t("A cart has at most {most} lines.", { most: formatCount(MAX_LINES) }),
    {
      limit: z.int(),
    },
  ),
  cart_texts_too_long: refusal(
    409,
    () =>
      t(
        "The designators, notes and part numbers of a cart can have at most {most} characters in total.",
        { most: formatCount(MAX_CART_CHARACTERS) },
      ),
    { limit: z.int() },
  ),
  cart_empty: refusal(409, "The cart is empty."),
  parts_unknown: refusal(404, "Some of these parts do not exist. Nothing was changed.", {
    partIds: z.array(z.string()),
  }),
}
