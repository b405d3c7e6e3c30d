import { use } from "react"
import { formatCount } from "#domain/shop/number-format.ts"
import { Button } from "#web/ui/button.tsx"
import { Icon } from "#web/ui/icon.tsx"
import { TriangleAlert } from "#web/ui/icons.ts"
import { CartActionsContext } from "./cart-actions.ts"
import { type CartLine, changeText, isPriced } from "./cart-line.ts"

interface LineSaysProps {
  id: string
  line: CartLine
  /** Why the quantity may not be ordered, or is none. */
  refused: string | undefined
  onTake: (quantity: number) => void
}

/** Under a line's quantity: why it may not be ordered, what has changed, what a larger one would bring. */
export function LineSays({ id, line, refused, onTake }: LineSaysProps) {
  const { accept } = use(CartActionsContext)
  const changed = changeText(line)
  const hints = isPriced(line) && !refused ? line.hints : []
  const suggestions = line.problem?.suggestions ?? []
  return (
    <div id={id} className="cart-says">
      {refused ? (
        <p className="cart-refused">
          <Icon of={TriangleAlert} size={16} />
          <span className="sr-only">Error: </span>
          <span>{refused}</span>
          {suggestions.map((quantity) => (
            <TakeButton key={quantity} line={line} quantity={quantity} onTake={onTake} />
          ))}
        </p>
      ) : null}
      {changed ? (
        <p className="cart-changed">
          <span>{changed}</span>
          <Button tabIndex={-1} variant="secondary" size={32} onClick={() => accept([line])}>
            Accept<span className="sr-only"> for {line.name}</span>
          </Button>
        </p>
      ) : null}
      {hints.map(({ quantity, sentence }) => (
        <p key={quantity}>
          <span>{sentence}</span>
          <TakeButton line={line} quantity={quantity} onTake={onTake} />
        </p>
      ))}
    </div>
  )
}

interface TakeButtonProps extends Pick<LineSaysProps, "line" | "onTake"> {
  quantity: number
}

const TakeButton = ({ line, quantity, onTake }: TakeButtonProps) => (
  <Button tabIndex={-1} variant="secondary" size={32} onClick={() => onTake(quantity)}>
    Use {formatCount(quantity)}
    <span className="sr-only"> of {line.name}</span>
  </Button>
)
