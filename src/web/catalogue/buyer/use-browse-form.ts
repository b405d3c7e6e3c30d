import { useEffect, useRef } from "react"
import { useNavigate, useNavigationType } from "react-router"
import { writeTyped } from "#domain/pricing/typed-number.ts"
import { SEARCH_FORM } from "#web/navigation/search-form.ts"
import { type BrowseState, browseAddress, readBrowse, spanFields, spanOf } from "./browse-state.ts"

export const FILTERS_ID = "filters"

const TYPING_PAUSE_MS = 300

interface BrowseRequest {
  address: string
  /** The field whose text led to the address. */
  typedIn?: Control | undefined
  isUnderWay: boolean
  /** Whether the address takes the place of the one before in the history. */
  replaces: boolean
}

/** Updates the list when the form changes, and the form when the address changes. Without script the form submits. */
export function useBrowseForm(state: BrowseState) {
  const navigate = useNavigate()
  const movedInHistory = useNavigationType() === "POP"
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const address = browseAddress(state)
  const loaded = useRef(state)
  const last = useRef<BrowseRequest>({ address, isUnderWay: false, replaces: false })
  useEffect(() => {
    const { current: request } = last
    // The list of an earlier change would undo the next change in the form.
    if (request.isUnderWay && request.address !== address) return
    // The form already holds the first address, and perhaps text typed before hydration.
    if (loaded.current !== state) showAddress(address, movedInHistory)
    loaded.current = state
    if (request.address !== address) last.current = { address, isUnderWay: false, replaces: false }
  }, [state, address, movedInHistory])
  useEffect(() => () => clearTimeout(timer.current), [])

  // The form is in the navigation bar, outside this page.
  useEffect(() => {
    const request = async (next: BrowseRequest, target: string) => {
      last.current = next
      await navigate(target, { replace: next.replaces, preventScrollReset: true })
      next.isUnderWay = false
    }
    /** Reports whether the history holds the last request, or will once the request has replaced an entry. */
    const isInHistory = ({ isUnderWay, replaces }: BrowseRequest) => !isUnderWay || replaces
    const stopTimer = () => {
      clearTimeout(timer.current)
      timer.current = undefined
    }
    const follow = (form: HTMLFormElement, typedIn?: Control) => {
      stopTimer()
      const { current: before } = last
      const address = addressOf(form)
      if (address === before.address) return
      // The back button returns to the state before typing, not to each pause in it.
      const isTypedOn = typedIn !== undefined && typedIn === before.typedIn
      const replaces = isTypedOn && isInHistory(before)
      void request({ address, typedIn, isUnderWay: true, replaces }, address)
    }
    const onInput = ({ target }: Event) => {
      if (!isControl(target) || target.form?.id !== SEARCH_FORM) return
      const { form } = target
      stopTimer()
      if (isTyped(target)) timer.current = setTimeout(() => follow(form, target), TYPING_PAUSE_MS)
      else follow(form)
    }
    /** Follows at once, because a field without focus does not keep its text when a list arrives. */
    const onFocusOut = ({ target }: Event) => {
      if (!isControl(target) || target.form?.id !== SEARCH_FORM) return
      if (timer.current !== undefined) follow(target.form, target)
    }
    const onSubmit = (event: SubmitEvent) => {
      if (!(event.target instanceof HTMLFormElement) || event.target.id !== SEARCH_FORM) return
      event.preventDefault()
      stopTimer()
      const { current: before } = last
      const address = addressOf(event.target)
      const replaces = address === before.address && isInHistory(before)
      const next = { address, isUnderWay: true, replaces }
      void request(next, addressOf(event.target, { open: true }))
    }
    document.addEventListener("input", onInput)
    document.addEventListener("focusout", onFocusOut)
    document.addEventListener("submit", onSubmit, { capture: true })
    return () => {
      document.removeEventListener("input", onInput)
      document.removeEventListener("focusout", onFocusOut)
      document.removeEventListener("submit", onSubmit, { capture: true })
    }
  }, [navigate])
}

type Control = HTMLInputElement | HTMLSelectElement

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement

const isTyped = (control: Control): boolean =>
  control instanceof HTMLInputElement && ["search", "text", "number"].includes(control.type)

const addressOf = (form: HTMLFormElement, changes?: Partial<BrowseState>): string =>
  browseAddress(readBrowse(paramsOf(form)), changes)

const paramsOf = (form: HTMLFormElement): URLSearchParams => {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === "string") params.append(name, value)
  return params
}

/** Returns the value that a field has at an address. */
function fieldValueAt(params: URLSearchParams, name: string): string {
  for (const end of ["from", "to"] as const)
    if (name.endsWith(spanFields[end])) {
      const facet = name.slice(0, -spanFields[end].length)
      return writeTyped(String(spanOf((params.get(facet) ?? "").split(","))[end] ?? ""))
    }
  const value = params.get(name) ?? ""
  return name === "minPrice" || name === "maxPrice" ? writeTyped(value) : value
}

/** Writes a new address into the form. A focused text field keeps its text, except after back or forward. */
function showAddress(address: string, movedInHistory: boolean): void {
  const form = document.getElementById(SEARCH_FORM)
  if (!(form instanceof HTMLFormElement)) return
  const params = new URLSearchParams(address.split("?")[1])
  for (const control of form.elements) {
    if (!isControl(control)) continue
    if (!movedInHistory && control === document.activeElement && isTyped(control)) continue
    const value = fieldValueAt(params, control.name)
    if (control instanceof HTMLSelectElement)
      control.value = value || control.options[0]?.value || ""
    else if (control.type === "checkbox") control.checked = value.split(",").includes(control.value)
    else if (control.type === "radio") control.checked = value === control.value
    else control.value = value
  }
}
