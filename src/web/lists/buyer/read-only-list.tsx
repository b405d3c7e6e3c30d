import { use, useEffect, useState } from "react"
import { useLocation, useRevalidator } from "react-router"
import { notOnSale, refusalText } from "#contract/orders/line-text.ts"
import { t } from "#domain/languages/translate.ts"
import type { PlannedLine } from "#domain/lists/parts-list.ts"
import type { OrderedPart } from "#domain/orders/agree-lines.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { addLines } from "#web/cart/shared/cart-api.ts"
import { CartOwner } from "#web/cart/shared/known-cart.ts"
import { saveFile } from "#web/forms/download.tsx"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { useSaveAsList } from "#web/lists/shared/use-save-as-list.ts"
import { paths } from "#web/navigation/paths.ts"
import { detailsBody } from "#web/orders/shared/line-details.ts"
import { Button, ButtonLink } from "#web/ui/button.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { PageTitle } from "#web/ui/page-title.tsx"
import { rich } from "#web/ui/rich-text.tsx"
import { type AddedToCart, ListBar, ListCartNews, PlanSummary } from "./list-bar.tsx"
import {
  bodyOf,
  csvName,
  type Draft,
  draftOf,
  type ListLine,
  listCsv,
  planLines,
  type SharedList,
} from "./list-draft.ts"
import { ListSheet } from "./list-sheet.tsx"

/** Shared parts list, with public prices. */
export function SharedListPage({ list }: { list: SharedList }) {
  const draft = draftOf(list)
  const account = use(CartOwner)
  const cart = useAddSharedList(account)
  const copy = useSaveAsList()
  return (
    <div className="flex flex-col gap-4">
      <div>
        <PageTitle className="wrap-anywhere">{list.name}</PageTitle>
        <p className="mt-1 text-sm text-text-2">
          {rich("Shared with you, read-only. Saved {moment}, at current prices.", {
            moment: <Moment at={list.savedAt} />,
          })}
        </p>
        <div className="mt-3 flex flex-wrap gap-2 print:hidden">
          {account === undefined ? (
            <SignInToCopy />
          ) : (
            <Button
              variant="secondary"
              className="needs-script"
              busy={copy.busy}
              onClick={() => void copy.createList(bodyOf(draft), t("Copied to your parts lists"))}
            >
              {t("Copy")}
            </Button>
          )}
          <Button
            variant="secondary"
            className="needs-script"
            onClick={() => saveFile(listCsv(draft), csvName(draft))}
          >
            {t("Download as CSV")}
          </Button>
        </div>
      </div>
      <ListCartNews cart={cart} />
      <div role="status" className="empty:hidden print:hidden">
        <WriteFailureNotice failure={copy.failure} />
      </div>
      <PlanSummary {...draft} />
      <ListSheet label={list.name} {...draft} />
      <ListBar draft={draft}>
        <Button
          size={44}
          className="needs-script"
          busy={cart.busy}
          onClick={() => void cart.addToCart(draft)}
        >
          {t("Add all to my cart")}
        </Button>
      </ListBar>
    </div>
  )
}

/** Link to sign in, which returns to this page. */
function SignInToCopy() {
  const { pathname } = useLocation()
  return (
    <ButtonLink to={paths.login(pathname)} variant="secondary">
      {t("Sign in to copy")}
    </ButtonLink>
  )
}

/** Adds the orderable lines of a list to the cart, in the quantities for all builds. */
function useAddSharedList(account: string | undefined) {
  const { run, busy, failure } = useWrite()
  const [added, setAdded] = useState<AddedToCart>()
  const addToCart = (draft: Draft) =>
    run(async () => {
      const planned = planLines(draft.lines, draft)?.lines ?? []
      const add = draft.lines.flatMap((line, index) => {
        const plan = planned[index]
        if (!plan || plan.problem) return []
        return [{ partId: line.partId, quantity: plan.quantity, ...detailsBody(line) }]
      })
      if (add.length > 0) await addLines(account, add)
      setAdded({ added: add.length, left: planned.flatMap(leftOf(draft.lines)) })
    })
  return { addToCart, busy, failure, added }
}

const leftOf =
  (lines: readonly ListLine[]) =>
  ({ needed, problem }: PlannedLine<OrderedPart>, index: number): AddedToCart["left"] => {
    const line = lines[index]
    if (!line || !problem) return []
    const { partId, sku, name } = line
    const { code } = problem
    const answer =
      "suggestions" in problem
        ? { message: refusalText(problem), suggestions: problem.suggestions }
        : { message: notOnSale(), suggestions: [] }
    return [{ partId, sku, name, needed, code, ...answer }]
  }

interface FirstListLinesProps {
  list: Omit<SharedList, "savedAt">
  lineCount: number
}

/** First lines of a long list, until the browser has loaded the whole list. */
export function FirstListLines({ list, lineCount }: FirstListLinesProps) {
  const { revalidate } = useRevalidator()
  useEffect(() => void revalidate(), [revalidate])
  const draft = draftOf(list)
  return (
    <div className="flex flex-col gap-4">
      <PageTitle className="wrap-anywhere">{list.name}</PageTitle>
      <PlanSummary {...draft} />
      <p className="text-text-2 tabular-nums">
        {t("The first {lines} of {lineCount} lines. Total of all lines: {total}", {
          lines: formatCount(list.lines.length),
          lineCount: formatCount(lineCount),
          total: formatAmount(list.total),
        })}
      </p>
      <ListSheet label={list.name} {...draft} />
    </div>
  )
}
