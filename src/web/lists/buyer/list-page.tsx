import { useNavigate } from "react-router"
import { paths } from "#web/navigation/paths.ts"
import { Button } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { AddPart } from "./add-part.tsx"
import { CartNews } from "./cart-news.tsx"
import { ListBar } from "./list-bar.tsx"
import { ListFit } from "./list-fit.tsx"
import { ListHead } from "./list-head.tsx"
import type { PartsList } from "./list-line.ts"
import { Unsaved } from "./list-notices.tsx"
import { useList } from "./list-session.ts"
import { ListSheet } from "./list-sheet.tsx"
import { PlanFields } from "./plan-fields.tsx"
import { RevisionPicker } from "./revision-picker.tsx"
import { SharePanel } from "./share-panel.tsx"
import { useIntoCart } from "./use-into-cart.ts"

/** A parts list to work on: its lines, what they come to, and what is done with it. */
export function ListPage({ loaded }: { loaded: PartsList }) {
  const work = useList(loaded)
  const { session, list, draft, isChanged } = work
  const cart = useIntoCart(list._id)
  const navigate = useNavigate()
  return (
    <div className="flex flex-col gap-4">
      <ListHead
        draft={draft}
        onRename={(name) => session.change({ name })}
        onCopied={(id) => void navigate(paths.list(id))}
        onDeleted={() => void navigate(paths.lists)}
        list={list}
      />
      <Unsaved {...work} />
      <CartNews cart={cart} />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PlanFields {...draft} onChange={(plan) => session.change(plan)} />
        <RevisionPicker list={list} compared={undefined} />
      </div>
      {draft.lines.length > 0 ? (
        <ListSheet label={draft.name} {...draft} actions={session} />
      ) : (
        <EmptyState text="No parts yet. Add one by its number, or by words." />
      )}
      <AddPart onAdd={session.add} />
      <ListBar draft={draft}>
        {isChanged ? (
          <>
            <Button variant="secondary" size={44} onClick={work.discard}>
              Discard
            </Button>
            <Button size={44} busy={work.busy} onClick={() => void work.save()}>
              Save
            </Button>
          </>
        ) : (
          <Button size={44} busy={cart.busy} onClick={() => void cart.intoCart()}>
            Into the cart
          </Button>
        )}
      </ListBar>
      <ListFit lines={draft.lines} />
      <SharePanel list={list} onShared={(shared) => session.setShared(shared)} />
    </div>
  )
}
