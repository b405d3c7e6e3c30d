/** Something is being fetched. Shows after 200 ms, so that quick answers do not flicker. */
export const Spinner = () => (
  <div role="status" className="spinner spinner-late">
    <SpinnerRing />
  </div>
)

/** The ring and its word, for a region that is there already and knows its own times. */
export const SpinnerRing = () => (
  <>
    <span className="sr-only">Loading</span>
    <span aria-hidden className="ring" />
    <span aria-hidden className="spinner-dots">
      <i />
      <i />
      <i />
    </span>
  </>
)

/** The small ring of a control in flight, in its text's colour. */
export const SmallSpinner = () => <span aria-hidden className="ring ring-small" />
