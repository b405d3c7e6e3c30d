import { Ellipsis } from "#web/ui/form-icons.ts"
import { Icon } from "#web/ui/icon.tsx"

const MENU = "cart-menu"

/** What is done with the whole cart, and rarely. */
export const CartMenu = ({ onEmpty }: { onEmpty: () => void }) => (
  <>
    <button type="button" popoverTarget={MENU} aria-label="More" className="cart-more needs-script">
      <Icon of={Ellipsis} strokeWidth={3} />
    </button>
    <div id={MENU} popover="auto" className="cart-menu">
      <button
        type="button"
        popoverTarget={MENU}
        popoverTargetAction="hide"
        onClick={onEmpty}
        className="cart-menu-item"
      >
        Empty cart
      </button>
    </div>
  </>
)
