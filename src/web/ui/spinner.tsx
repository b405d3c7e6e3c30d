/** Something is being fetched. Shows after 200 ms, so that quick answers do not flicker. */
export function Spinner({ label = "Loading" }: { label?: string }) {
  return (
    <div role="status" className="spinner">
      <span className="vh">{label}</span>
      <span aria-hidden className="ring" />
      <span aria-hidden className="spinner-dots">
        <i />
        <i />
        <i />
      </span>
    </div>
  )
}

/** The small ring of a control in flight, in its text's colour. */
export const SmallRing = () => <span aria-hidden className="ring ring-small" />
