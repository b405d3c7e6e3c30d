import { useState } from "react"
import { substitutesText } from "#contract/catalogue/part-text.ts"
import { t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { ExpectedStock } from "#web/catalogue/shared/short-stock.tsx"
import { SubstituteList } from "#web/catalogue/shared/substitute-list.tsx"
import { Button } from "#web/ui/button.tsx"
import { RefusedQuantity } from "#web/ui/sheet/cells.tsx"
import type { CartActions } from "./cart-actions.ts"
import { type CartLine, changeText, isPriced, isShortOrGone } from "./cart-line.ts"

interface LineMessagesProps {
  line: CartLine
  refused: string | undefined
  actions: Pick<CartActions, "accept" | "replace">
  onTake: (quantity: number) => void
}

/** Shows under a quantity why it cannot be ordered, what has changed, and what a larger quantity would save. */
export function LineMessages({ line, refused, actions, onTake }: LineMessagesProps) {
  const [open, setOpen] = useState(false)
  const isShort = refused !== undefined && isShortOrGone(line)
  const changed = changeText(line)
  const hints = isPriced(line) && !refused ? line.hints : []
  const suggestions = line.problem?.suggestions ?? []
  return (
    <>
      {refused ? (
        <RefusedQuantity why={refused}>
          {suggestions.map((quantity) => (
            <TakeButton key={quantity} line={line} quantity={quantity} onTake={onTake} />
          ))}
          {isShort ? (
            <InsteadButton line={line} open={open} onToggle={() => setOpen(!open)} />
          ) : null}
        </RefusedQuantity>
      ) : null}
      {isShort && isPriced(line) ? (
        <ExpectedStock
          quantity={Number.POSITIVE_INFINITY}
          availableQuantity={line.availableQuantity}
          expected={line.expected}
        />
      ) : null}
      {isPriced(line) && line.promised && !refused ? <p>{line.promised}</p> : null}
      {isShort && open ? <Substitutes line={line} replace={actions.replace} /> : null}
      {changed ? (
        <p className="cart-changed">
          <span>{changed}</span>
          <Button
            tabIndex={-1}
            variant="secondary"
            size={32}
            onClick={() => actions.accept([line])}
          >
            {t("Accept")}
            <span className="sr-only"> {t("for {name}", { name: line.name })}</span>
          </Button>
        </p>
      ) : null}
      {hints.map(({ quantity, sentence }) => (
        <p key={quantity}>
          <span>{sentence}</span>
          <TakeButton line={line} quantity={quantity} onTake={onTake} />
        </p>
      ))}
    </>
  )
}

interface InsteadButtonProps {
  line: CartLine
  open: boolean
  onToggle: () => void
}

const InsteadButton = ({ line, open, onToggle }: InsteadButtonProps) => (
  <Button tabIndex={-1} variant="secondary" size={32} aria-expanded={open} onClick={onToggle}>
    {substitutesText.title}
    <span className="sr-only"> {t("of {name}", { name: line.name })}</span>
  </Button>
)

const Substitutes = ({ line, replace }: { line: CartLine; replace: CartActions["replace"] }) => (
  <SubstituteList
    partId={line.partId}
    quantity={line.quantity}
    action={(substitute) => (
      <Button tabIndex={-1} variant="secondary" size={32} onClick={() => replace(line, substitute)}>
        {substitutesText.use}
        <span className="sr-only">{` ${substitute.name}`}</span>
      </Button>
    )}
  />
)

interface TakeButtonProps extends Pick<LineMessagesProps, "line" | "onTake"> {
  quantity: number
}

const TakeButton = ({ line, quantity, onTake }: TakeButtonProps) => (
  <Button tabIndex={-1} variant="secondary" size={32} onClick={() => onTake(quantity)}>
    {t("Use {quantity}", { quantity: formatCount(quantity) })}
    <span className="sr-only"> {t("of {name}", { name: line.name })}</span>
  </Button>
)
