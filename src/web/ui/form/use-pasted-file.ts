import { useEffect, useEffectEvent } from "react"

/** Takes a picture that is pasted anywhere on the page. Text is left to the field it is pasted into. */
export function usePastedFile(onPaste: (file: File) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0]
    if (!file?.type.startsWith("image/") || event.clipboardData?.types.includes("text/plain"))
      return
    event.preventDefault()
    onPaste(file)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => take(event)
    document.addEventListener("paste", listen)
    return () => document.removeEventListener("paste", listen)
  }, [])
}
