import { type RefObject, useEffect, useEffectEvent, useState } from "react"

interface Combobox {
  field: RefObject<HTMLInputElement | null>
  listId: string
  /** Option ids, in order. */
  options: readonly string[]
  onType: (typed: string) => void
  /** Handles Ctrl+Enter, with the active option if there is one; returns whether it handled the key. */
  onAdd?: (active: string | undefined) => boolean
  /** Leaves arrow keys to the surrounding grid while the list is closed. */
  inGrid?: boolean
}

/**
 * Makes a field a combobox (ARIA Authoring Practices). Attaches to an existing field, because the field is on every
 * page and this code loads on first focus.
 */
export function useCombobox({ field, listId, options, onType, onAdd, inGrid }: Combobox) {
  const [wanted, setWanted] = useState(true)
  const [chosen, setChosen] = useState<string>()
  const open = wanted && options.length > 0
  const active = open && chosen !== undefined && options.includes(chosen) ? chosen : undefined
  const close = () => {
    setWanted(false)
    setChosen(undefined)
  }
  const show = () => {
    setWanted(true)
    onType(field.current?.value.trim() ?? "")
  }
  const move = (step: 1 | -1) => {
    // One more position than options: the field itself.
    const places = options.length + 1
    const at = active === undefined ? options.length : options.indexOf(active)
    setChosen(options[(at + step + places) % places])
    show()
  }
  const enter = (isAdding: boolean): boolean => {
    if (isAdding) return open && onAdd?.(active) === true
    close()
    if (active !== undefined) document.getElementById(active)?.click()
    return active !== undefined
  }
  /** Handles a key; returns whether it did. */
  const take = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => {
    switch (key) {
      case "Enter":
        return enter(ctrlKey || metaKey)
      case "Escape":
        close()
        return open
      case "ArrowDown":
      case "ArrowUp":
        if (inGrid && !open) return false
        move(key === "ArrowDown" ? 1 : -1)
        return true
      default:
        return false
    }
  }
  useListeners(field, {
    press: (event) => {
      if (!event.isComposing && take(event)) event.preventDefault()
    },
    type: () => {
      setChosen(undefined)
      show()
    },
    leave: close,
  })
  useAttributes(field, listId, open, active)
  return { open, active, close }
}

interface Listeners {
  press: (event: KeyboardEvent) => void
  type: () => void
  /** Called when the focus leaves the field's form, or its parent element if it has no form. */
  leave: () => void
}

function useListeners(field: Combobox["field"], listeners: Listeners): void {
  const press = useEffectEvent(listeners.press)
  const type = useEffectEvent(listeners.type)
  const leave = useEffectEvent(listeners.leave)
  useEffect(() => {
    const input = field.current
    const around = input?.form ?? input?.parentElement
    const listening = new AbortController()
    const { signal } = listening
    input?.addEventListener("keydown", (event) => press(event), { signal })
    input?.addEventListener("input", () => type(), { signal })
    around?.addEventListener(
      "focusout",
      ({ relatedTarget: to }) => {
        if (!(to instanceof Node && around.contains(to))) leave()
      },
      { signal },
    )
    // Text may have been typed before this code was loaded.
    if (input === document.activeElement && input?.value !== input?.defaultValue) type()
    return () => listening.abort()
  }, [field])
}

function useAttributes(
  field: Combobox["field"],
  listId: string,
  open: boolean,
  active: string | undefined,
): void {
  useEffect(() => {
    const input = field.current
    input?.setAttribute("role", "combobox")
    input?.setAttribute("aria-autocomplete", "list")
    input?.setAttribute("aria-controls", listId)
    input?.setAttribute("aria-expanded", String(open))
    if (active === undefined) input?.removeAttribute("aria-activedescendant")
    else input?.setAttribute("aria-activedescendant", active)
  }, [field, listId, open, active])
}
