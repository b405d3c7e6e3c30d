import { type FormEvent, type ReactNode, useEffect, useState } from "react"
import { Link, useNavigate } from "react-router"
import { t } from "#domain/languages/translate.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { paths } from "#web/navigation/paths.ts"
import { Button } from "#web/ui/button.tsx"
import { rich } from "#web/ui/rich-text.tsx"
import { focusField } from "#web/ui/sheet/sheet-keys.ts"

const MAX_RESULTS = 8

interface CustomerChoiceProps {
  email: string | undefined
  /** Texts before and after a customer is chosen. */
  intro?: ReactNode
  /** Address of the page for a customer. */
  pathOf?: (email: string) => string
}

const phoneOrderIntro = (email: string | undefined): ReactNode =>
  email
    ? rich(
        "Phone order for {strong}: it is placed in their name, at their prices, and they receive an e-mail with how to pay.",
        { strong: <strong>{email}</strong> },
      )
    : t("Phone order: choose the customer.")

/** Search for a customer, whose page it opens; by default the one of a phone order. */
export function CustomerChoice({
  email,
  intro = phoneOrderIntro(email),
  pathOf = paths.phoneOrder,
}: CustomerChoiceProps) {
  const [found, setFound] = useState<Reply<"GET /user">>()
  const [searchText, setSearchText] = useState("")
  const { run, busy, failure } = useWrite()
  const navigate = useNavigate()
  // Removing the other customers removed the focused element, so the focus moves to the rows or to the field that adds them.
  useEffect(() => {
    const { activeElement, body } = document
    if (email && activeElement === body)
      focusField(document.querySelector<HTMLElement>("[data-cell=number], [name=sku]"))
  }, [email])
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get("customer")).trim()
    if (!q) return
    void run(async () => {
      const customers = await browserApi("GET /user", { query: { q, limit: MAX_RESULTS } })
      const [only] = customers
      if (only && customers.length === 1) void navigate(pathOf(only.email))
      setFound(customers)
      setSearchText(q)
    })
  }
  return (
    <section aria-label={t("Customer")} className="order-for">
      <p>{intro}</p>
      <form method="post" onSubmit={search}>
        <label>
          {email ? t("Another customer") : t("Customer’s name or e-mail")}
          <input name="customer" type="search" autoComplete="off" maxLength={100} />
        </label>
        <Button type="submit" variant="secondary" size={44} busy={busy}>
          {t("Find")}
        </Button>
      </form>
      <WriteFailureNotice failure={failure} />
      <div role="status">
        {found?.length === 0 ? (
          <p>
            {t("No account matches this name.")}{" "}
            <Link to={paths.newCustomer(searchText, pathOf === paths.phoneOrder ? "order" : "")}>
              {t("Create a customer")}
            </Link>
          </p>
        ) : null}
        {found && found.length > 1 ? (
          <ul>
            {found.map((customer) => (
              <li key={customer._id}>
                <Link to={pathOf(customer.email)}>
                  {customer.name} · {customer.email}
                </Link>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  )
}
