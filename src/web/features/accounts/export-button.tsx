import { useState } from "react"
import { browserApi } from "#web/api/api.ts"
import { failureText } from "#web/api/failure-text.ts"
import { useSessionLoss } from "#web/api/use-session-loss.ts"
import { Button } from "#web/ui/button.tsx"
import { ProviderError } from "./sign-in-frame.tsx"

/** Gives people a file with everything the shop keeps about them. */
export function ExportButton() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const leaveIfSessionLost = useSessionLoss()

  const download = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const kept = await browserApi("GET /account/export")
      save(JSON.stringify(kept, null, 2))
    } catch (error) {
      if (!leaveIfSessionLost(error)) setFailure(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-text-2">Profile, orders, reviews and sign-ins, as one JSON file.</p>
      <ProviderError message={failure} />
      <Button variant="secondary" busy={busy} onClick={() => void download()}>
        Download my data
      </Button>
    </div>
  )
}

function save(content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: "application/json" }))
  const link = document.createElement("a")
  link.href = address
  link.download = "computer-assembler-account.json"
  link.click()
  URL.revokeObjectURL(address)
}
