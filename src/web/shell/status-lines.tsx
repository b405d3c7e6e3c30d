import { useNavigation } from "react-router"
import { useOnline } from "../navigation/use-online.ts"
import { SpinnerRing } from "../ui/feedback/spinner.tsx"
import { useNoticeable } from "../ui/use-noticeable.ts"
import { StayOffline } from "./stay-offline.ts"

/** Payments and sign-in are stand-ins here; nobody should take them for real. */
export const TestModeLine = () => (
  <aside
    aria-label="Test mode"
    className="border-b border-border bg-gold-subtle text-gold print:hidden"
  >
    <p className="frame py-1.5 text-sm">
      <strong className="font-semibold">Test mode</strong>: nothing is charged or delivered.
    </p>
  </aside>
)

/** The region is there from the start, so that its text is read out when it comes. */
export function OfflineLine() {
  const online = useOnline()
  return (
    <div role="status" className="sticky top-(--bar) z-30 bg-warn-subtle text-warn empty:hidden">
      {online ? null : (
        <>
          <StayOffline />
          <p className="frame py-2 text-sm">You are offline. This page may be out of date.</p>
        </>
      )}
    </div>
  )
}

/** Shown while the next page is being fetched, over the one that is still there. */
export function PageSpinner() {
  const { state } = useNavigation()
  const shown = useNoticeable(state === "loading")
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-[calc(var(--bar)+1.5rem)] z-30 grid"
    >
      {shown ? (
        <div className="spinner m-auto rounded-full border border-border bg-surface p-2 shadow-raised">
          <SpinnerRing />
        </div>
      ) : null}
    </div>
  )
}
