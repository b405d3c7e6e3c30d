import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import type { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-form.tsx"
import { paths } from "#web/navigation/paths.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"

/** Lists what came into the cart, and what did not, with the reason. */
export type AddedToCart = Pick<Reply<"POST /list/{id}/cart">, "added" | "left">

interface ListCartNewsProps {
  cart: Pick<ReturnType<typeof useWrite>, "failure"> & { added: AddedToCart | undefined }
}

export const ListCartNews = ({ cart }: ListCartNewsProps) => (
  <div role="status" className="empty:hidden print:hidden">
    <WriteFailureNotice failure={cart.failure} />
    {cart.added ? <Added added={cart.added} /> : null}
  </div>
)

function Added({ added: { added, left } }: { added: AddedToCart }) {
  return (
    <Notice tone={left.length > 0 ? "warn" : "success"} title={addedText(added)}>
      {left.length > 0 ? (
        <details open={left.length <= 8} className="mt-1">
          <summary className="min-h-6 cursor-pointer">
            {`${counted(left.length)} could not be added`}
          </summary>
          <ul className="mt-1 flex max-h-80 flex-col gap-1 overflow-y-auto tabular-nums">
            {left.map(({ partId, name, needed, message, suggestions }) => (
              <li key={partId}>
                <strong className="font-medium">{name}</strong>
                {`: ${formatCount(needed)} needed. ${message}${suggestions.length > 0 ? ` ${suggestions.map(formatCount).join(" or ")} can be ordered.` : ""}`}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {added > 0 ? (
        <p className="mt-3">
          <ButtonLink to={paths.cart}>Open the cart</ButtonLink>
        </p>
      ) : null}
    </Notice>
  )
}

const counted = (lines: number): string => (lines === 1 ? "1 line" : `${formatCount(lines)} lines`)

const addedText = (lines: number): string =>
  lines === 0 ? "Nothing was added to your cart." : `${counted(lines)} added to your cart.`
