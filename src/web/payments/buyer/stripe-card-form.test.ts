import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { StripeCardForm } from "./stripe-card-form.tsx"

test("the server renders Stripe's form without a browser's colors", () => {
  const html = renderToStaticMarkup(
    createElement(StripeCardForm, {
      config: {
        provider: "stripe",
        publishableKey: "pk_test_1",
        apiBase: "https://api.stripe.com",
      },
      clientSecret: "pi_1_secret_1",
      holder: { name: "Ada", email: "ada@shop.example" },
      onPaid: () => undefined,
      onCancelled: () => undefined,
    }),
  )
  expect(html).toContain("Card details")
})
