import { type ReactNode, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { Button } from "#web/ui/button.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"

const NEW = "new"

/** State of a list whose items are edited in place, one at a time; removals are confirmed. */
export function useEditedList<Confirmed>(reread: () => Promise<void>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [open, setOpen] = useState<string>()
  const [confirming, setConfirming] = useState<Confirmed>()
  // The focused element is removed with the form or the item.
  const done = async (sentence: string) => {
    await reread()
    flushSync(() => {
      setOpen(undefined)
      setConfirming(undefined)
    })
    heading.current?.focus()
    toast(sentence)
  }
  return {
    heading,
    open,
    setOpen,
    confirming,
    setConfirming,
    done,
    close: () => setOpen(undefined),
    leave: () => setConfirming(undefined),
  }
}

interface EditedListProps<Item> extends Pick<ReturnType<typeof useEditedList>, "open" | "setOpen"> {
  items: readonly Item[]
  row: (item: Item) => ReactNode
  /** Form of an item; of a new one without an argument. */
  form: (item?: Item) => ReactNode
  addLabel: string
  look: { list: string; item: string; added?: string; foot: string }
}

/** List of items, each shown as a row or as its form, followed by the form for a new item. */
export const EditedList = <Item extends { _id: string }>({
  items,
  open,
  setOpen,
  row,
  form,
  addLabel,
  look,
}: EditedListProps<Item>) => (
  <>
    {items.length > 0 ? (
      <ul className={look.list}>
        {items.map((item) => (
          <li key={item._id} className={look.item}>
            {open === item._id ? form(item) : row(item)}
          </li>
        ))}
      </ul>
    ) : null}
    <div className={look.foot}>
      {open === NEW ? (
        <div className={look.added}>{form()}</div>
      ) : (
        <Button variant="secondary" className="needs-script" onClick={() => setOpen(NEW)}>
          {addLabel}
        </Button>
      )}
    </div>
  </>
)

/** Classes for a list of cards. */
export const cards: EditedListProps<unknown>["look"] = {
  list: "mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] items-start gap-4",
  item: "rounded-lg border border-border bg-surface p-5",
  added: "rounded-lg border border-border bg-surface p-5 sm:p-6",
  foot: "mt-6",
}
