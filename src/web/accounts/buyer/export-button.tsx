import { browserApi } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureLine } from "#web/forms/write-failure.tsx"
import { Button } from "#web/ui/button.tsx"
import { saveFile } from "#web/ui/save-file.ts"

/** Gives people a file with everything the shop keeps about them. */
export function ExportButton() {
  const { run, busy, failure } = useWrite()
  const download = async () => {
    const kept = JSON.stringify(await browserApi("GET /account/export"), null, 2)
    saveFile(new Blob([kept], { type: "application/json" }), "computer-assembler-account.json")
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-text-2">Profile, orders, reviews and sign-ins, as one JSON file.</p>
      <WriteFailureLine failure={failure} />
      <Button variant="secondary" busy={busy} onClick={() => void run(download)}>
        Download my data
      </Button>
    </div>
  )
}
