import { useRef, useState } from "react"
import { flushSync } from "react-dom"
import { toast } from "../ui/feedback/toast.tsx"

export const NEW = "new"

/** Edits list items in place, one at a time, and confirms removals. */
export function useEditedList<Asked>(reread: () => Promise<void>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [open, setOpen] = useState<string>()
  const [asked, setAsked] = useState<Asked>()
  // The focused element leaves with the form or the item.
  const done = async (sentence: string) => {
    await reread()
    flushSync(() => {
      setOpen(undefined)
      setAsked(undefined)
    })
    heading.current?.focus()
    toast(sentence)
  }
  return {
    heading,
    open,
    setOpen,
    asked,
    setAsked,
    done,
    close: () => setOpen(undefined),
    leave: () => setAsked(undefined),
  }
}
