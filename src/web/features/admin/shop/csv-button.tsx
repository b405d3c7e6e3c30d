import { asDeclared } from "#contract/kernel/as-declared.ts"
import { ApiError } from "#contract/kernel/client.ts"
import { sendAsViewer } from "#web/api/api.ts"
import { isApiError } from "#web/api/api-error.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { Button } from "#web/ui/button.tsx"
import { Download } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"
import { saveFile } from "#web/ui/save-file.ts"

interface CsvButtonProps {
  path: "/export/orders" | "/export/products"
  /** The filters of the list it stands on. */
  query: Readonly<Record<string, string>>
}

/** Saves a list as CSV, as it is filtered, with all of its pages. */
export function CsvButton({ path, query }: CsvButtonProps) {
  const { run, busy } = useWrite()
  const download = async () => {
    const params = Object.entries(query).filter(([, value]) => value !== "")
    const response = await sendAsViewer(`${path}?${new URLSearchParams(params)}`, {})
    // Throws when the connection ends before the file does.
    const content = await response.blob()
    if (!response.ok) {
      throw new ApiError(response.status, asDeclared(JSON.parse(await content.text())))
    }
    const disposition = response.headers.get("content-disposition") ?? ""
    saveFile(content, /filename="([^"]+)"/.exec(disposition)?.[1] ?? "export.csv")
  }
  return (
    <Button
      variant="secondary"
      busy={busy}
      onClick={() =>
        void run(download, {
          failed: (error) =>
            isApiError(error)
              ? `No file: ${error.message}`
              : "The file did not arrive whole. Try again.",
        })
      }
    >
      <Icon of={Download} size={16} />
      Export CSV
    </Button>
  )
}
