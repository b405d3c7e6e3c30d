import { useEffect, useRef, useState } from "react"
import type { PickerUpload } from "../../ui/form/file-picker.tsx"
import { pictureUpload, type UploadKind, uploadFile } from "./upload-file.ts"

/** Sends a file of a form, for its picker to show how far that is and to give it up. */
export function useUpload(
  field: string,
  kind: UploadKind = pictureUpload,
): {
  /** Undefined: it was given up. */
  send: (file: File) => Promise<string | undefined>
  state: PickerUpload
} {
  const [share, setShare] = useState<number>()
  const [isCancelled, setCancelled] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const send = async (file: File) => {
    running.current = new AbortController()
    const { signal } = running.current
    setCancelled(false)
    setShare(0)
    try {
      const address = await uploadFile(kind, file, { field, onProgress: setShare, signal })
      setCancelled(address === undefined)
      return address
    } finally {
      setShare(undefined)
    }
  }
  return { send, state: { share, isCancelled, cancel: () => running.current?.abort() } }
}
