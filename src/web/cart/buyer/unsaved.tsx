import { t } from "#domain/languages/translate.ts"
import { failureText } from "#web/api/api-error.ts"
import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import type { CartSession } from "./cart-session.ts"

interface UnsavedProps {
  failure: unknown
  session: Pick<CartSession, "retry" | "discard">
}

/** Keeps a change that did not reach the shop, on every page that changes a cart. */
export const Unsaved = ({ failure, session }: UnsavedProps) => (
  <div role="alert" className="mb-4 empty:hidden">
    {failure ? (
      <Notice tone="danger" title={t("Your last change is not saved.")}>
        <p>{failureText(failure)}</p>
        <p className="mt-3 flex flex-wrap gap-3">
          <Button variant="secondary" size={32} onClick={() => session.retry()}>
            {t("Save it")}
          </Button>
          <Button variant="link" size={32} onClick={() => session.discard()}>
            {t("Drop it")}
          </Button>
        </p>
      </Notice>
    ) : null}
  </div>
)
