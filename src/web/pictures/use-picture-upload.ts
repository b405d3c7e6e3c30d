import { useEffect, useRef, useState } from "react"
import type { PickerUpload } from "../ui/form/file-picker.tsx"
import { uploadPicture } from "./upload-picture.ts"

/** Sends a form's picture, for its picker to show how far that is and to give it up. */
export function usePictureUpload(field: string): {
  /** Undefined: it was given up. */
  send: (picture: File) => Promise<string | undefined>
  state: PickerUpload
} {
  const [share, setShare] = useState<number>()
  const [isCancelled, setCancelled] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const send = async (picture: File) => {
    running.current = new AbortController()
    const { signal } = running.current
    setCancelled(false)
    setShare(0)
    try {
      const address = await uploadPicture(picture, { field, onProgress: setShare, signal })
      setCancelled(address === undefined)
      return address
    } finally {
      setShare(undefined)
    }
  }
  return { send, state: { share, isCancelled, cancel: () => running.current?.abort() } }
}
