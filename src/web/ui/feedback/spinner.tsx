import { t } from "#domain/languages/translate.ts"
/** Loading indicator, shown after 200 ms so that it never flickers. */
export const Spinner = () => (
  <div role="status" className="spinner spinner-late">
    <SpinnerRing />
  </div>
)

export const SpinnerRing = () => (
  <>
    <span className="sr-only">{t("Loading")}</span>
    <span aria-hidden className="ring" />
    <span aria-hidden className="spinner-dots">
      <i />
      <i />
      <i />
    </span>
  </>
)

export const SmallSpinner = () => <span aria-hidden className="ring ring-small" />
