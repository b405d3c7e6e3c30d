import { useState } from "react"
import { sendAsViewer } from "#web/api/api.ts"
import { Button } from "#web/ui/button.tsx"
import { Download } from "#web/ui/form-icons.ts"
import { Icon } from "#web/ui/icon.tsx"
import { toast } from "#web/ui/toast.ts"

interface CsvButtonProps {
  path: "/export/orders" | "/export/products"
  /** The filters of the list it stands on. */
  query: Readonly<Record<string, string>>
}

/** Saves a list as CSV, as it is filtered, with all of its pages. */
export function CsvButton({ path, query }: CsvButtonProps) {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const params = Object.entries(query).filter(([, value]) => value !== "")
      const response = await sendAsViewer(`${path}?${new URLSearchParams(params)}`, {})
      // Throws when the connection ends before the file does.
      const content = await response.blob()
      if (response.ok) save(content, response.headers.get("content-disposition") ?? "")
      else toast(`No file: ${JSON.parse(await content.text()).message}`, "failure")
    } catch {
      toast("The file did not arrive whole. Try again.", "failure")
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="secondary" busy={busy} onClick={() => void download()}>
      <Icon of={Download} size={16} />
      Export CSV
    </Button>
  )
}

function save(content: Blob, disposition: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement("a")
  link.href = address
  link.download = /filename="([^"]+)"/.exec(disposition)?.[1] ?? "export.csv"
  link.click()
  URL.revokeObjectURL(address)
}
