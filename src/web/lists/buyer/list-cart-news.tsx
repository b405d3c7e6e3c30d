import { t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import type { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-form.tsx"
import { counted } from "#web/navigation/list-address.ts"
import { paths } from "#web/navigation/paths.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"

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
            {t("{left} could not be added", { left: counted(left.length, "line") })}
          </summary>
          <ul className="mt-1 flex max-h-80 flex-col gap-1 overflow-y-auto tabular-nums">
            {left.map(({ partId, name, needed, message, suggestions }) => (
              <li key={partId}>
                <strong className="font-medium">{name}</strong>
                {`: ${t("{count} needed.", { count: formatCount(needed) })} ${message}`}
                {suggestions.length > 0
                  ? ` ${t("{quantities} can be ordered.", { quantities: suggestions.map(formatCount).join(` ${t("or")} `) })}`
                  : ""}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {added > 0 ? (
        <p className="mt-3 flex flex-wrap gap-3">
          <ButtonLink to={paths.checkout}>{t("Checkout")}</ButtonLink>
          <ButtonLink to={paths.cart} variant="secondary">
            {t("Open the cart")}
          </ButtonLink>
        </p>
      ) : null}
    </Notice>
  )
}

const addedText = (lines: number): string =>
  lines === 0
    ? t("Nothing was added to your cart.")
    : t("{lines} added to your cart.", { lines: counted(lines, "line") })
