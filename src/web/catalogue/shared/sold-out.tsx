import type { ReactNode } from "react"
import { pageText } from "#contract/kernel/page-text.ts"
import { text } from "#contract/kernel/text.ts"
import type { NotOffered } from "#domain/catalogue/lifecycle.ts"
import { Notice } from "../../ui/feedback/notice.tsx"

interface SoldOutProps {
  available: number
  notOffered?: NotOffered | undefined
  children?: ReactNode
}

/** Why nothing of a part can be ordered, and what to do instead. */
export const SoldOut = ({ available, notOffered, children }: SoldOutProps) => (
  <Notice tone="warn" title={text.parts[notOffered ?? "soldOut"]}>
    {available > 0 && !notOffered ? <p>{pageText.part.tooFewLeft(available)}</p> : null}
    {children}
  </Notice>
)
