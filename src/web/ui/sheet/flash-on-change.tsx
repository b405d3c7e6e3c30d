import { useState } from "react"

/** A number that shows for a moment that it has changed. */
export function FlashOnChange({ value }: { value: string }) {
  const [first] = useState(value)
  return (
    <span key={value} className={value === first ? undefined : "sheet-fresh"}>
      {value}
    </span>
  )
}
