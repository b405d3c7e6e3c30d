import type { ClipboardEvent } from "react"
import { readBlock, writeBlock } from "#web/ui/sheet/pasted-block.ts"
import type { GridEdits } from "./grid-edits.ts"
import { type GridPlace, rangeOf } from "./grid-place.ts"
import { isInField } from "./grid-pointer.ts"

interface Clipped {
  place: GridPlace
  edits: GridEdits
  say: (words: string) => void
  later: (work: Promise<string>) => void
}

/** Blocks go to spreadsheets and come from them; one value fills all that is selected. */
export const gridClipboard = ({ place, edits, say, later }: Clipped) => ({
  onCopy: (event: ClipboardEvent) => {
    if (isInField(event)) return
    event.preventDefault()
    event.clipboardData.setData("text/plain", writeBlock(edits.copy(rangeOf(place.state()))))
    say("Copied.")
  },
  onPaste: (event: ClipboardEvent) => {
    if (isInField(event)) return
    event.preventDefault()
    const block = readBlock(event.clipboardData.getData("text/plain"))
    const range = rangeOf(place.state())
    const [[only = "", ...others] = []] = block
    const isOne = block.length === 1 && others.length === 0
    later(isOne ? edits.fill(range, only) : edits.paste(range, block))
  },
})
