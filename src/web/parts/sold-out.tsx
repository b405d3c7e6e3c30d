import type { ReactNode } from "react"
import { pageText } from "#contract/kernel/page-text.ts"
import { text } from "#contract/kernel/text.ts"
import { Notice } from "../ui/notice.tsx"

/** Why nothing of a part can be ordered, and what to do instead. */
export const SoldOut = ({ available, children }: { available: number; children?: ReactNode }) => (
  <Notice tone="warn" title={text.parts.soldOut}>
    {available > 0 ? <p>{pageText.part.tooFewLeft(available)}</p> : null}
    {children}
  </Notice>
)
