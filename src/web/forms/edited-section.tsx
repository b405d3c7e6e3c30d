import { type ReactNode, useEffect, useId, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { Button } from "#web/ui/button.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"

const NEW = "new"

interface EditedSectionProps<Item, Confirmed> {
  title: string
  intro: ReactNode
  items: readonly Item[]
  reload: () => Promise<void>
  row: (item: Item, actions: RowActions<Confirmed>) => ReactNode
  /** Form of an item; of a new one if the item is undefined. */
  form: (item: Item | undefined, end: EditCallbacks) => ReactNode
  /** Dialog that asks for a confirmation, such as of a removal. */
  dialog: (confirming: Confirmed, end: EditCallbacks) => ReactNode
  addLabel: string
  layout: SectionLayout
  /** Content between the introduction and the list. */
  children?: ReactNode
}

/** Reads the list again and shows the sentence. */
type Done = (sentence: string) => Promise<void>

interface RowActions<Confirmed> {
  /** Opens the form of the item. */
  edit: () => void
  /** Opens the dialog. */
  confirm: (confirming: Confirmed) => void
  done: Done
}

interface EditCallbacks {
  done: Done
  close: () => void
}

interface SectionLayout {
  level: "h2" | "h3"
  section: string
  heading: string
  list: string
  item: string
  added?: string
  foot: string
}

/**
 * Section with a list whose items are edited in place, one at a time. Each is shown as a row or as its form, followed
 * by the form for a new item.
 */
export function EditedSection<Item extends { _id: string }, Confirmed>(
  props: EditedSectionProps<Item, Confirmed>,
) {
  const { title, intro, items, reload, row, form, dialog, addLabel, layout, children } = props
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [open, setOpen] = useState<string>()
  const [confirming, setConfirming] = useState<Confirmed>()
  const section = useRef<HTMLElement>(null)
  const done: Done = async (sentence) => {
    await reload()
    toast(sentence)
  }
  const doneAndClose = async (sentence: string, close: () => void) => {
    await reload()
    flushSync(close)
    // The focused element may have been removed with the form or the item.
    if (document.activeElement === document.body) heading.current?.focus()
    toast(sentence)
  }
  const formEnd = (own: string): EditCallbacks => ({
    done: (sentence) =>
      // Another form may have been opened meanwhile.
      doneAndClose(sentence, () => setOpen((now) => (now === own ? undefined : now))),
    close: () => {
      flushSync(() => setOpen(undefined))
      section.current?.querySelector<HTMLElement>(`[data-opens="${own}"] button`)?.focus()
    },
  })
  const closeDialog = () => setConfirming(undefined)
  const confirm = (what: Confirmed) => setConfirming(() => what)
  const Heading = layout.level
  return (
    <section ref={section} aria-labelledby={id} className={layout.section}>
      <Heading id={id} ref={heading} tabIndex={-1} className={layout.heading}>
        {title}
      </Heading>
      <p className="mt-1 text-sm text-text-3">{intro}</p>
      {children}
      {items.length > 0 ? (
        <ul className={layout.list}>
          {items.map((item) => (
            <li key={item._id} data-opens={item._id} className={layout.item}>
              {open === item._id ? (
                <OpenForm>{form(item, formEnd(item._id))}</OpenForm>
              ) : (
                row(item, { edit: () => setOpen(item._id), confirm, done })
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <div data-opens={NEW} className={layout.foot}>
        {open === NEW ? (
          <OpenForm className={layout.added}>{form(undefined, formEnd(NEW))}</OpenForm>
        ) : (
          <Button variant="secondary" className="needs-script" onClick={() => setOpen(NEW)}>
            {addLabel}
          </Button>
        )}
      </div>
      {confirming
        ? dialog(confirming, {
            done: (sentence) => doneAndClose(sentence, closeDialog),
            close: closeDialog,
          })
        : null}
    </section>
  )
}

/** State of a form that a button opens. The button gets the focus back when the form closes. */
export function useOpenedForm() {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    flushSync(() => setOpen(false))
    if (document.activeElement === document.body) opener.current?.focus()
  }
  return { isOpen, open: () => setOpen(true), close, opener }
}

/** Takes the focus until the form has loaded its first field, which then gets it. */
export function OpenForm({
  className,
  children,
}: {
  className?: string | undefined
  children: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element || element.contains(document.activeElement)) return
    element.focus()
    const focusFirstField = () => {
      if (document.activeElement === element)
        element.querySelector<HTMLElement>("input, select, textarea")?.focus()
    }
    focusFirstField()
    const observer = new MutationObserver(focusFirstField)
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={box} tabIndex={-1} className={className}>
      {children}
    </div>
  )
}

/** Layout for a list of cards. */
export const cardLayout: SectionLayout = {
  level: "h2",
  section: "mt-12 border-t border-border pt-8",
  heading: "text-h2",
  list: "mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] items-start gap-4",
  item: "rounded-lg border border-border bg-surface p-5",
  added: "rounded-lg border border-border bg-surface p-5 sm:p-6",
  foot: "mt-6",
}
