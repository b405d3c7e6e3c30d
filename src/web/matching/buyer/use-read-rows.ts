import { useEffect, useEffectEvent, useState } from "react"
import { failureText } from "#web/api/api-error.ts"
import type { QuickSession } from "./quick-session.ts"
import { type ReadRows, readList, readPasted } from "./read-rows.ts"

/** Reading what somebody pastes, drops or chooses; what cannot be read changes nothing. */
export function useReadRows(session: QuickSession, onRead: () => void) {
  const [reading, setReading] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const read = async (name: string, work: () => Promise<ReadRows>): Promise<boolean> => {
    setReading(name)
    setProblem(undefined)
    try {
      session.add(name, await work())
      onRead()
      return true
    } catch (error) {
      setProblem(failureText(error))
      return false
    } finally {
      setReading(undefined)
    }
  }
  const readText = (text: string) => read("what you pasted", () => readPasted(text))
  const readFile = (file: File) => read(file.name, () => readList(file))
  usePasted((data) => {
    const text = data.getData("text/plain")
    const [file] = data.files
    if (text.trim()) void readText(text)
    else if (file) void readFile(file)
  })
  return { reading, problem, readText, readFile }
}

/** What is pasted anywhere on the page but into a field of something else; one cell is left to its field. */
function usePasted(onPaste: (data: DataTransfer) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event
    if (!clipboardData || !(target instanceof Element)) return
    const isOneCell = !/[\t\r\n]/.test(clipboardData.getData("text/plain").trim())
    const isField = target.matches(":read-write")
    const isOurs = target.closest("[data-line], [data-paste]") !== null
    if (isField && (!isOurs || (isOneCell && clipboardData.files.length === 0))) return
    event.preventDefault()
    onPaste(clipboardData)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event)
    document.addEventListener("paste", listen)
    return () => document.removeEventListener("paste", listen)
  }, [])
}
