import { useRef } from "react"
import { Button } from "../button.tsx"

interface FileButtonProps {
  /** Label of the button. */
  children: string
  /** Label of the hidden field. */
  label: string
  accept: string
  busy: boolean
  onChoose: (file: File) => void
}

export function FileButton({ children, label, accept, busy, onChoose }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="secondary" busy={busy} onClick={() => field.current?.click()}>
        {children}
      </Button>
      <input
        ref={field}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) onChoose(chosen)
          target.value = ""
        }}
      />
    </>
  )
}
