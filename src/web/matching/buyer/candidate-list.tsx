import { useState } from "react"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { Button } from "#web/ui/button.tsx"
import type { QuickActions } from "./quick-actions.ts"
import { leaveOpenRow } from "./quick-keys.ts"
import { type Candidate, type QuickRow, wordsOf } from "./quick-row.ts"
import type { Offers } from "./quick-state.ts"

interface CandidatesProps {
  row: QuickRow
  offers: Offers | undefined
  actions: QuickActions
}

/** Parts that a row may mean, best first, each with price, stock and the reason. */
export function Candidates({ row, offers, actions }: CandidatesProps) {
  const all = row.match?.candidates ?? []
  const isLikely = row.match?.state !== "choose"
  const [open, setOpen] = useState(!isLikely)
  const shown = open ? all : all.slice(0, 1)
  const common = commonWords(shown)
  return (
    <>
      <ol
        aria-label={t("What “{row}” may mean", { row: wordsOf(row) })}
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
        <Button
          tabIndex={-1}
          variant="link"
          size={32}
          className="quick-others"
          onClick={() => setOpen(true)}
        >
          {all.length === 2 ? "1 other" : t("{all} others", { all: all.length - 1 })}
        </Button>
      ) : null}
    </>
  )
}

interface CandidateButtonProps extends Omit<CandidatesProps, "offers"> {
  candidate: Candidate
  offer: ReturnType<Offers["get"]>
  /** Words that all candidates have. */
  common: ReadonlySet<string>
  place: number
}

function CandidateButton(props: CandidateButtonProps) {
  const { row, candidate, offer, common, place, actions } = props
  const take = () => {
    leaveOpenRow(row.id)
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
        {wordsIn(candidate.name).map((word, index) => (
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

const wordsIn = (name: string): string[] => name.split(/\s+/)

/** The words by which parts cannot be told apart; of a single part all of them. */
function commonWords(candidates: readonly Candidate[]): Set<string> {
  const names = candidates.map(({ name }) => new Set(wordsIn(name)))
  const [first = new Set<string>()] = names
  return new Set([...first].filter((word) => names.every((name) => name.has(word))))
}
