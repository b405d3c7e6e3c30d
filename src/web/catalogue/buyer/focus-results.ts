export const RESULTS_ID = "results"

/** Focus goes where the new results are read from, before the link that had it leaves the page. */
export function focusResults(): void {
  document.getElementById(RESULTS_ID)?.focus({ preventScroll: true })
}
