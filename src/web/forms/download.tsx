import type { ComponentProps } from "react"
import { ApiError } from "#contract/client.ts"
import { asDeclared } from "#contract/kernel/as-declared.ts"
import { WORKBOOK_TYPE } from "#contract/kernel/endpoint.ts"
import { t } from "#domain/languages/translate.ts"
import { sendAsViewer } from "#web/api/api.ts"
import { isApiError } from "#web/api/api-error.ts"
import { Button } from "#web/ui/button.tsx"
import { Download } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"
import { useWrite } from "./use-write.ts"

export function useDownload() {
  const { run, busy } = useWrite()
  const download = (path: string, accept?: string) =>
    run(() => fetchFile(path, accept), {
      failed: (error) =>
        isApiError(error)
          ? t("The file could not be downloaded: {message}{missing}", {
              message: error.message,
              missing: missingIn(error),
            })
          : t("The download is incomplete. Try again."),
    })
  return { download, busy }
}

/** Returns a sentence with the empty settings that the file needs. */
const missingIn = ({ body }: ApiError): string =>
  body.code === "datev_not_set"
    ? ` ${t("Missing: {settings}.", { settings: body.missing.join(", ") })}`
    : ""

async function fetchFile(path: string, accept = "*/*"): Promise<void> {
  const response = await sendAsViewer(path, { headers: { accept } })
  // Throws if the connection ends before the file is complete.
  const content = await response.blob()
  if (!response.ok)
    throw new ApiError(response.status, asDeclared(JSON.parse(await content.text())))
  const disposition = response.headers.get("content-disposition") ?? ""
  saveFile(content, /filename="([^"]+)"/.exec(disposition)?.[1] ?? "file")
}

type DownloadButtonProps = Omit<ComponentProps<typeof Button>, "busy" | "onClick"> & {
  path: string
  /** Media type to ask for, of a path that offers several. */
  accept?: string
}

export function DownloadButton({ path, accept, ...button }: DownloadButtonProps) {
  const { download, busy } = useDownload()
  const start = () => void download(path, accept)
  return <Button variant="secondary" {...button} busy={busy} onClick={start} />
}

interface ExportButtonsProps {
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

/** Buttons that download a table as a workbook, or as CSV for programs. */
export function ExportButtons({ path, query }: ExportButtonsProps) {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) params.set(name, value)
  const file = `${path}?${params}`
  return (
    <div className="flex flex-wrap gap-3">
      <DownloadButton path={file} accept={WORKBOOK_TYPE}>
        <Icon of={Download} size={16} />
        {t("Export Excel")}
      </DownloadButton>
      <DownloadButton path={file}>
        <Icon of={Download} size={16} />
        {t("Export CSV")}
      </DownloadButton>
    </div>
  )
}

/** Some browsers read the file only after a while. */
const REVOKE_AFTER_MS = 60_000

export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS)
}
