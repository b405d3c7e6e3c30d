import { Form } from "react-router"
import { formatCount } from "#domain/shop/number-format.ts"
import { paths } from "#web/navigation/paths.ts"
import { openExact } from "#web/navigation/search-form.ts"
import { Button, ButtonLink } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { Icon, Search } from "#web/ui/icon/icon.tsx"

interface EmptyCartProps {
  /** How many lines were taken out here and can come back. */
  undoable: number
  onUndo: () => void
}

/** The ways to fill it, and the way back for whoever has just emptied it. */
export const EmptyCart = ({ undoable, onUndo }: EmptyCartProps) => (
  <EmptyState text="Your cart is empty.">
    {undoable > 0 ? (
      <Button onClick={onUndo}>
        {undoable === 1 ? "Bring the line back" : `Bring ${formatCount(undoable)} lines back`}
      </Button>
    ) : null}
    <Form action={paths.parts()} className="flex w-full max-w-112 gap-2">
      <label className="relative min-w-0 flex-1">
        <span className="sr-only">Part number or words</span>
        <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-text-3">
          <Icon of={Search} size={16} />
        </span>
        <input
          name="q"
          type="search"
          maxLength={100}
          placeholder="Part number or words"
          className="min-h-11 w-full rounded border border-control bg-surface pr-3 pl-9 text-base placeholder:text-text-3"
        />
      </label>
      <Button type="submit" variant="secondary" size={44} {...openExact}>
        Search
      </Button>
    </Form>
    <p className="flex flex-wrap justify-center gap-3">
      <ButtonLink to={paths.quickOrder} variant="secondary" size={44}>
        Quick order from a spreadsheet
      </ButtonLink>
      <ButtonLink to={paths.parts()} variant="secondary" size={44}>
        Browse categories
      </ButtonLink>
      <ButtonLink to={paths.myOrder} variant="secondary" size={44}>
        Order again from My Order
      </ButtonLink>
    </p>
  </EmptyState>
)
