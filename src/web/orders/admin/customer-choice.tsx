import { type FormEvent, useEffect, useState } from "react"
import { Link, useNavigate } from "react-router"
import { browserApi, type Reply } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { paths } from "#web/navigation/paths.ts"
import { Button } from "#web/ui/button.tsx"
import { goTo } from "#web/ui/sheet/sheet-keys.ts"

const MAX_RESULTS = 8

/** For whom an administrator places an order: found by a piece of their name or address. */
export function CustomerChoice({ email }: { email: string | undefined }) {
  const [found, setFound] = useState<Reply<"GET /user">>()
  const { run, busy, failure } = useWrite()
  const navigate = useNavigate()
  // What had the focus is gone with whoever was not chosen; what they want is next.
  useEffect(() => {
    const { activeElement, body } = document
    if (email && activeElement === body)
      goTo(document.querySelector<HTMLElement>("[data-cell=number]"))
  }, [email])
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get("customer")).trim()
    if (!q) return
    void run(async () => {
      const customers = await browserApi("GET /user", { query: { q, limit: MAX_RESULTS } })
      const [only] = customers
      if (only && customers.length === 1) void navigate(paths.phoneOrder(only.email))
      setFound(customers)
    })
  }
  return (
    <section aria-label="Customer" className="order-for">
      {email ? (
        <p>
          Phone order for <strong>{email}</strong>: what they order is theirs, at their prices, and
          they are mailed how to pay it.
        </p>
      ) : (
        <p>Phone order: choose whom it is for.</p>
      )}
      <form method="post" onSubmit={search}>
        <label>
          {email ? "Another customer" : "Customer’s name or e-mail"}
          <input name="customer" type="search" autoComplete="off" maxLength={100} />
        </label>
        <Button type="submit" variant="secondary" busy={busy}>
          Find
        </Button>
      </form>
      <WriteFailureNotice failure={failure} />
      <div role="status">
        {found?.length === 0 ? "Nobody of that name has an account." : null}
        {found && found.length > 1 ? (
          <ul>
            {found.map((customer) => (
              <li key={customer._id}>
                <Link to={paths.phoneOrder(customer.email)}>
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
