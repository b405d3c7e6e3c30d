import { useMemo } from "react"
import { Form, Link, useNavigate } from "react-router"
import { plural, t } from "#domain/languages/translate.ts"
import { FIRST_LINES } from "#domain/orders/quantity.ts"
import { cents } from "#domain/pricing/money.ts"
import { formatCents } from "#domain/shop/number-format.ts"
import { useCartActions } from "#web/cart/buyer/cart-actions.ts"
import { CartBar, UnsavedChangeNotice } from "#web/cart/buyer/cart-bar.tsx"
import { CartFit } from "#web/cart/buyer/cart-fit.tsx"
import {
  type Arrangement,
  type Cart,
  type CartLine,
  changeText,
  totalIncreaseCents,
} from "#web/cart/buyer/cart-line.ts"
import { CartLines } from "#web/cart/buyer/cart-lines.tsx"
import { useCart, useFreshCart } from "#web/cart/buyer/use-cart.ts"
import { CompareTray } from "#web/catalogue/shared/compare-box.tsx"
import { TaxNote } from "#web/catalogue/shared/stock.tsx"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { useSaveAsList } from "#web/lists/shared/use-save-as-list.ts"
import { counted } from "#web/navigation/counted-nouns.ts"
import { paths } from "#web/navigation/paths.ts"
import { openExact } from "#web/navigation/search-form.ts"
import { pageTitle, unlistedMeta } from "#web/shell/page-meta.ts"
import { pageContext } from "#web/shop-context.ts"
import { Button, ButtonLink } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { Notice, retryPage } from "#web/ui/feedback/notice.tsx"
import { PageTitle } from "#web/ui/page-title.tsx"
import { quantityFieldOf } from "#web/ui/sheet/sheet-keys.ts"
import { SheetMenu } from "#web/ui/sheet/sheet-menu.tsx"
import { SearchInput } from "#web/ui/table/table-toolbar.tsx"
import type { Route } from "./+types/cart.ts"
import cartCss from "./cart.css?url"

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: cartCss }]

const title = () => t("Cart")

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(pageTitle(matches, title()))

/** Loads on the server only, which knows the visitor's cart by cookie. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, viewer } = context.get(pageContext)
  const cart = await api("GET /cart", { query: { lines: String(FIRST_LINES) } })
  const params = new URL(request.url).searchParams
  const [q, show, sort] = ["q", "show", "sort"].map((name) => params.get(name) ?? "")
  return { cart, account: viewer?.email, q, show, sort }
}

export default function CartRoute({ loaderData }: Route.ComponentProps) {
  const { cart, account, q = "", show = "", sort = "" } = loaderData
  const arrangement = useMemo(() => ({ q, show, sort }), [q, show, sort])
  return (
    <div className="py-8 lg:py-10">
      <CartPage key={account ?? ""} loaded={cart} account={account} arrangement={arrangement} />
    </div>
  )
}

interface CartHeadProps {
  cart: Cart
  /** Undefined for a visitor, who has no lists. */
  account: string | undefined
  onEmpty: () => void
}

function CartHead({ cart, account, onEmpty }: CartHeadProps) {
  const { saveAsList, failure } = useSaveAsList()
  const save = {
    label: t("Save as list"),
    act: () => void saveAsList(t("From the cart"), cart.lines),
  }
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-2">
      <PageTitle className="max-sm:basis-[calc(100%-4.5rem)]">{t("Cart")}</PageTitle>
      {cart.lines.length > 0 ? (
        <>
          <p className="text-text-2 tabular-nums max-sm:order-1">{contents(cart)}</p>
          <div className="empty:hidden max-sm:order-1">
            <TaxNote before={t("Prices")} />
          </div>
          <Link
            to={paths.quickOrder}
            className="rounded underline underline-offset-4 max-sm:order-1"
          >
            {t("Quick order")}
          </Link>
          {cart.lineCount === undefined ? (
            <SheetMenu
              items={[
                ...(account === undefined ? [] : [save]),
                { label: t("Empty cart"), act: onEmpty },
              ]}
            />
          ) : null}
        </>
      ) : null}
      <WriteFailureNotice failure={failure} className="basis-full" />
    </div>
  )
}

const contents = ({ lines, lineCount = lines.length, units }: Cart): string =>
  `${counted(lineCount, "line")} · ${counted(units, "unit")}`

interface ChangedLinesProps {
  lines: readonly CartLine[]
  onAccept: (lines: readonly CartLine[]) => void
}

/** Summarizes the lines that have changed since the buyer last saw them. */
function ChangedLines({ lines, onAccept }: ChangedLinesProps) {
  const changed = lines.filter(changeText)
  if (changed.length === 0) return null
  return (
    <Notice
      tone="warn"
      title={plural(
        changed.length,
        "1 line has changed since your last visit.",
        "{count} lines have changed since your last visit.",
      )}
    >
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="tabular-nums">{differenceText(totalIncreaseCents(changed))}</span>
        <Button
          variant="secondary"
          size={32}
          className="cart-accept-all"
          onClick={() => onAccept(changed)}
        >
          {plural(changed.length, "Accept it", "Accept all {count}")}
        </Button>
      </p>
    </Notice>
  )
}

function differenceText(difference: number): string {
  if (difference === 0) return t("The total is the same.")
  const by = formatCents(cents(Math.abs(difference)))
  return difference > 0
    ? t("{amount} more in total at these quantities.", { amount: by })
    : t("{amount} less in total at these quantities.", { amount: by })
}

/** Offers ways to fill the cart, and undo if it was emptied on this page. */
const EmptyCart = ({ undoable, onUndo }: { undoable: number; onUndo: () => void }) => (
  <EmptyState text={t("Your cart is empty.")}>
    {undoable > 0 ? (
      <Button onClick={onUndo}>
        {plural(undoable, "Restore the line", "Restore {count} lines")}
      </Button>
    ) : null}
    <Form action={paths.parts()} className="cart-search">
      <div className="relative min-w-0 flex-1">
        <SearchInput
          aria-label={t("Part number or keywords")}
          maxLength={100}
          placeholder={t("Part number or keywords")}
          className="min-h-11"
        />
      </div>
      <Button type="submit" variant="secondary" size={44} {...openExact}>
        {t("Search")}
      </Button>
    </Form>
    <p className="flex flex-wrap justify-center gap-3">
      <ButtonLink to={paths.quickOrder} variant="secondary" size={44}>
        {t("Quick order from a spreadsheet")}
      </ButtonLink>
      <ButtonLink to={paths.parts()} variant="secondary" size={44}>
        {t("Browse categories")}
      </ButtonLink>
      <ButtonLink to={paths.myOrder} variant="secondary" size={44}>
        {t("Order again from My Order")}
      </ButtonLink>
    </p>
  </EmptyState>
)

interface CartPageProps {
  loaded: Cart
  /** Undefined for a visitor. */
  account: string | undefined
  arrangement: Arrangement
}

function CartPage({ loaded, account, arrangement }: CartPageProps) {
  const [state, session] = useCart(loaded, account, paths.cart)
  const { cart, saving, failure, announcement, epoch } = state
  const { rows, empty, focusTarget, setFocusTarget } = useCartActions(session)
  const navigate = useNavigate()
  const { lines } = cart

  const showLine = ({ partId }: CartLine) => {
    if (!quantityFieldOf(partId)) void navigate(paths.cart, { preventScrollReset: true })
    setFocusTarget({ find: () => quantityFieldOf(partId) })
  }
  useFreshCart(session, lines.length, saving)
  return (
    <>
      <CartHead cart={cart} account={account} onEmpty={empty} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <UnsavedChangeNotice failure={failure} session={session} />
      {lines.length === 0 ? (
        <EmptyCart undoable={session.undoable()} onUndo={rows.undo} />
      ) : (
        <div className="flex flex-col gap-4">
          <ChangedLines lines={lines} onAccept={rows.accept} />
          <CartLines
            key={epoch}
            lines={lines}
            arrangement={arrangement}
            focusTarget={focusTarget}
            actions={rows}
          />
          <CartFit
            key={`fit-${epoch}`}
            cart={cart}
            onBuilds={(builds) => void session.change({ builds })}
          />
          <CompareTray />
          <CartBar
            cart={cart}
            isUnsaved={failure !== undefined}
            saving={saving}
            onShow={showLine}
          />
        </div>
      )}
    </>
  )
}

export const ErrorBoundary = retryPage(title, () => t("The cart could not be loaded."))
