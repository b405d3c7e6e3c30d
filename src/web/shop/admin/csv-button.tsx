import { t } from "#domain/languages/translate.ts"
import { useDownload } from "#web/forms/use-write.ts"
import { Button } from "#web/ui/button.tsx"
import { Download } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"

interface CsvButtonProps {
  path:
    | "/export/orders"
    | "/export/customers"
    | "/export/products"
    | "/export/faulty-rows"
    | "/export/audit"
    | "/export/return-rates"
    | "/export/vat-report"
    | "/export/sales-report"
    | "/export/ec-sales"
    | "/export/stock"
    | "/myorder.csv"
  query: Readonly<Record<string, string | undefined>>
}

export function CsvButton({ path, query }: CsvButtonProps) {
  const { download, busy } = useDownload()
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) params.set(name, value)
  return (
    <Button variant="secondary" busy={busy} onClick={() => void download(`${path}?${params}`)}>
      <Icon of={Download} size={16} />
      {t("Export CSV")}
    </Button>
  )
}
