import { useDownload } from "#web/forms/use-download.ts"
import { Button } from "#web/ui/button.tsx"
import { Download } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"

interface CsvButtonProps {
  path: "/export/orders" | "/export/products" | "/export/audit"
  /** The filters of the list it stands on. */
  query: Readonly<Record<string, string>>
}

/** Saves a list as CSV, as it is filtered, with all of its pages. */
export function CsvButton({ path, query }: CsvButtonProps) {
  const { download, busy } = useDownload()
  const params = Object.entries(query).filter(([, value]) => value !== "")
  return (
    <Button
      variant="secondary"
      busy={busy}
      onClick={() => void download(`${path}?${new URLSearchParams(params)}`)}
    >
      <Icon of={Download} size={16} />
      Export CSV
    </Button>
  )
}
