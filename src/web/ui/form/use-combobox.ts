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
  const [isDismissed, setDismissed] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const open = !isDismissed && options.length > 0
  const active = open && chosen !== undefined && options.includes(chosen) ? chosen : undefined
  const close = () => {
    setDismissed(true)
    setChosen(undefined)
  }
  const show = () => {
    setDismissed(false)
    onType(field.current?.value.trim() ?? "")
  }
  const move = (step: 1 | -1) => {
    // One more position than options: the field itself.
    const positions = options.length + 1
    const position = active === undefined ? options.length : options.indexOf(active)
    setChosen(options[(position + step + positions) % positions])
    show()
  }
  const enter = (isAdding: boolean): boolean => {
    if (isAdding) return open && onAdd?.(active) === true
    close()
    if (active !== undefined) document.getElementById(active)?.click()
    return active !== undefined
  }
  /** Handles a key; returns whether it did. */
  const handleKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => {
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
    onKeyDown: (event) => {
      if (!event.isComposing && handleKey(event)) event.preventDefault()
    },
    onInput: () => {
      setChosen(undefined)
      show()
    },
    onLeave: close,
  })
  useAttributes(field, listId, open, active)
  return { open, active, close }
}

interface Listeners {
  onKeyDown: (event: KeyboardEvent) => void
  onInput: () => void
  /** Called when the focus leaves the field's form, or its parent element if it has no form. */
  onLeave: () => void
}

function useListeners(field: Combobox["field"], listeners: Listeners): void {
  const onKeyDown = useEffectEvent(listeners.onKeyDown)
  const onInput = useEffectEvent(listeners.onInput)
  const onLeave = useEffectEvent(listeners.onLeave)
  useEffect(() => {
    const input = field.current
    const parent = input?.form ?? input?.parentElement
    const listening = new AbortController()
    const { signal } = listening
    input?.addEventListener("keydown", (event) => onKeyDown(event), { signal })
    input?.addEventListener("input", () => onInput(), { signal })
    parent?.addEventListener(
      "focusout",
      ({ relatedTarget: to }) => {
        if (!(to instanceof Node && parent.contains(to))) onLeave()
      },
      { signal },
    )
    // Text may have been typed before this code was loaded.
    if (input === document.activeElement && input?.value !== input?.defaultValue) onInput()
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
    // The list may be removed while it is open; the field stays.
    return () => {
      input?.setAttribute("aria-expanded", "false")
      for (const name of ["controls", "activedescendant"]) input?.removeAttribute(`aria-${name}`)
    }
  }, [field, listId, open, active])
}
