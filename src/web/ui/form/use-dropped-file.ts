import { type RefObject, useEffect, useEffectEvent, useState } from "react"

/** Takes a file that is dropped on this element. Says whether one is held over it. */
export function useDroppedFile(
  area: RefObject<HTMLElement | null>,
  onDrop: (file: File | undefined) => void,
): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent((event: DragEvent) => onDrop(event.dataTransfer?.files[0]))
  useEffect(() => {
    const element = area.current
    const listening = new AbortController()
    const { signal } = listening
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return
      // Otherwise the browser would leave the page for the file.
      event.preventDefault()
      setOver(true)
    }
    const drop = (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      take(event)
    }
    element?.addEventListener("dragover", over, { signal })
    element?.addEventListener("dragleave", () => setOver(false), { signal })
    element?.addEventListener("drop", drop, { signal })
    return () => listening.abort()
  }, [area])
  return isOver
}
