import type { ComponentProps } from "react"
import { text } from "#contract/kernel/text.ts"
import type { NotOffered } from "#domain/catalogue/lifecycle.ts"
import { paths } from "../../navigation/paths.ts"
import { ButtonLink } from "../../ui/button.tsx"
import { isSoldOut } from "./stock.tsx"

interface BuyLinkProps extends Omit<ComponentProps<typeof ButtonLink>, "to" | "variant" | "part"> {
  part: {
    id: string
    name: string
    minimum: number
    available: number
    notOffered?: NotOffered | null | undefined
    backorder?: string | null | undefined
  }
  /** How many to begin with, where it is not the smallest order. */
  quantity?: string
}

/** Leads on from any part; it calls out only where something can be bought. */
export const BuyLink = ({ part, quantity = "", ...rest }: BuyLinkProps) => (
  <ButtonLink
    {...rest}
    to={
      Number(quantity) > part.minimum
        ? paths.orderAgain(part.id, Number(quantity))
        : paths.purchase(part.id)
    }
    variant={isSoldOut(part) ? "secondary" : "primary"}
  >
    {text.parts.buyNow}
    <span className="sr-only">{` ${part.name}`}</span>
  </ButtonLink>
)
