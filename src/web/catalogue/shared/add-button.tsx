import type { ComponentProps } from "react"
import { text } from "#contract/kernel/text.ts"
import { Button } from "../../ui/button.tsx"

interface AddButtonProps extends Omit<ComponentProps<typeof Button>, "part" | "onClick"> {
  part: { name: string }
  onAdd: () => unknown
  /** In a row that says the rest. */
  short?: boolean
}

/** Puts a part into the cart. */
export const AddButton = ({ part, onAdd, short, className = "", ...rest }: AddButtonProps) => (
  <Button
    variant="secondary"
    {...rest}
    className={`needs-script ${className}`}
    onClick={() => onAdd()}
  >
    {short ? text.cart.addShort : text.cart.add}
    <span className="sr-only">{short ? ` to cart ${part.name}` : ` ${part.name}`}</span>
  </Button>
)
