import type { AskedRow } from "./matched-part.ts"
import { exactKey } from "./number-key.ts"
import { readWords } from "./read-words.ts"

/** By what two rows are the same to whoever chose: the number or, without one, the words; undefined for an empty row. */
export function choiceKey({
  number = "",
  manufacturer,
  description,
}: AskedRow): string | undefined {
  const key = exactKey(number)
  if (key !== "") return `number:${key}`.slice(0, 1000)
  const words = readWords(`${manufacturer ?? ""} ${description ?? ""}`).map(({ word }) => word)
  return words.length === 0 ? undefined : `words:${words.join(" ")}`.slice(0, 1000)
}
