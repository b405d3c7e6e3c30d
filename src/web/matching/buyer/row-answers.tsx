import { use, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { Link } from "react-router"
import { quickOrderText } from "#contract/matching/quick-order-text.ts"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { plural, t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { browserApi } from "#web/api/api.ts"
import { CartOwner } from "#web/cart/shared/known-cart.ts"
import { paths } from "#web/navigation/paths.ts"
import { Button } from "#web/ui/button.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { focusField, quantityFieldOf } from "#web/ui/sheet/sheet-keys.ts"
import { choosePart, setUnits } from "./quick-edits.ts"
import { focusNextOpenRow } from "./quick-keys.ts"
import {
  type Candidate,
  identifyingText,
  matchRequestRow,
  perBuildOf,
  type QuickRow,
} from "./quick-row.ts"
import type { QuickSession } from "./quick-session.ts"
import { type Offers, problemText, type ShownRow, suggestedUnits } from "./quick-state.ts"

export interface QuickActions {
  session: QuickSession
  /** Takes a candidate; if signed in, saves the choice for later lists. */
  choose: (row: QuickRow, candidate: Candidate) => void
}

export function useRowActions(session: QuickSession): QuickActions {
  const account = use(CartOwner)
  const [actions] = useState<QuickActions>(() => ({
    session,
    choose: (row, candidate) => {
      session.edit(choosePart(row.id, candidate))
      if (account === undefined) return
      const body = { ...matchRequestRow(row), partId: candidate.partId }
      browserApi("PUT /match/choices", { body }).catch(() =>
        toast(quickOrderText.notRemembered, "failure"),
      )
    },
  }))
  return actions
}

/** Says that no similar part was found, and links to the search. */
export const NotFound = ({ row }: { row: QuickRow }) => {
  const words = identifyingText(row)
  return (
    <p>
      <span>{words ? quickOrderText.nothingNear(words) : quickOrderText.emptyRow}</span>{" "}
      {words ? (
        <Link
          to={paths.parts({ q: words.slice(0, 100) })}
          tabIndex={-1}
          data-cell="candidate"
          className="quick-link"
        >
          {t("Search all parts")}
        </Link>
      ) : null}
    </p>
  )
}

interface QuantityAnswersProps extends Pick<ShownRow, "row" | "price"> {
  builds: number
  session: QuickSession
}

export const refusalIdOf = ({ id }: Pick<QuickRow, "id">): string => `${id}-refusal`

/** Shows why the quantity cannot be ordered, with buttons for the nearest allowed quantities. */
export function QuantityAnswers({ row, price, builds, session }: QuantityAnswersProps) {
  if (perBuildOf(row) === undefined)
    return (
      <p id={refusalIdOf(row)} className="sheet-refused">
        {quickOrderText.noQuantity(row.written)}
      </p>
    )
  const take = (units: number) => {
    focusNextOpenRow(row.id)
    session.edit(setUnits(new Map([[row.id, units]])))
    if (document.activeElement === document.body) focusField(quantityFieldOf(row.id))
  }
  return (
    <p className="sheet-refused">
      <span id={refusalIdOf(row)}>{price ? problemText(price) : null}</span>
      {suggestedUnits(row, price, builds).map((units) => (
        <Button
          key={units}
          tabIndex={-1}
          data-cell="candidate"
          variant="secondary"
          size={32}
          onClick={() => take(units)}
        >
          {t("Use {units}", { units: formatCount(units) })}
          <span className="sr-only"> {t("of {name}", { name: row.part?.name ?? "" })}</span>
        </Button>
      ))}
    </p>
  )
}

interface CandidatesProps {
  row: QuickRow
  offers: Offers | undefined
  actions: QuickActions
}

/** Parts that a row may mean, best first, each with price, stock and reason. */
export function Candidates({ row, offers, actions }: CandidatesProps) {
  const all = row.match?.candidates ?? []
  const isLikely = row.match?.state !== "choose"
  const [open, setOpen] = useState(!isLikely)
  const shown = open ? all : all.slice(0, 1)
  const common = commonWords(shown)
  const list = useRef<HTMLOListElement>(null)
  const showAll = () => {
    flushSync(() => setOpen(true))
    // The pressed button is gone.
    list.current?.querySelectorAll("button")[shown.length]?.focus()
  }
  return (
    <>
      <ol
        ref={list}
        aria-label={t("Possible parts for “{row}”", { row: identifyingText(row) })}
        className="quick-candidates"
      >
        {shown.map((candidate, index) => (
          <li key={candidate.partId}>
            <CandidateButton
              row={row}
              candidate={candidate}
              offer={offers?.get(candidate.partId)}
              common={common}
              place={index + 1}
              actions={actions}
            />
          </li>
        ))}
      </ol>
      {all.length > shown.length ? (
        <Button tabIndex={-1} variant="link" size={32} onClick={showAll}>
          {plural(all.length - 1, "1 other", "{all} others", { all: all.length - 1 })}
        </Button>
      ) : null}
    </>
  )
}

interface CandidateButtonProps extends Omit<CandidatesProps, "offers"> {
  candidate: Candidate
  offer: ReturnType<Offers["get"]>
  /** Words that all shown candidates have in common. */
  common: ReadonlySet<string>
  place: number
}

function CandidateButton(props: CandidateButtonProps) {
  const { row, candidate, offer, common, place, actions } = props
  const take = () => {
    focusNextOpenRow(row.id)
    actions.choose(row, candidate)
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      data-cell="candidate"
      className="quick-candidate"
      onClick={take}
    >
      <kbd aria-hidden className="chip">
        {place}
      </kbd>{" "}
      <span className="font-mono text-mono">{partNumber(candidate)}</span>{" "}
      <span>
        {splitWords(candidate.name).map((word, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: words of a name stay where they are
          <span key={index} className={common.has(word) ? undefined : "font-semibold"}>
            {word}{" "}
          </span>
        ))}
      </span>
      {offer && "unitPrice" in offer ? (
        <span className="tabular-nums">
          {t("{unitPrice} · {availableQuantity} available", {
            unitPrice: formatAmount(offer.unitPrice),
            availableQuantity: formatCount(offer.availableQuantity),
          })}{" "}
        </span>
      ) : null}
      <span className="text-text-2">{candidate.why}</span>
    </button>
  )
}

const splitWords = (name: string): string[] => name.split(/\s+/)

/** Returns the words that all names contain. */
function commonWords(candidates: readonly Candidate[]): Set<string> {
  const names = candidates.map(({ name }) => new Set(splitWords(name)))
  const [first = new Set<string>()] = names
  return new Set([...first].filter((word) => names.every((name) => name.has(word))))
}
