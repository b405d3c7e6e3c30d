import { useNavigate } from "react-router"
import { t } from "#domain/languages/translate.ts"
import { browserApi } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { paths } from "#web/navigation/paths.ts"
import { detailsBody, type LineDetails } from "#web/orders/shared/line-details.ts"
import { toast } from "#web/ui/feedback/toast.tsx"

interface SavedLine extends LineDetails {
  partId: string
  quantity: number
}

/** Creates a parts list from lines and opens it. */
export function useSaveAsList() {
  const navigate = useNavigate()
  const { run, busy, failure } = useWrite()
  const saveAsList = (name: string, lines: readonly SavedLine[], builds = 1) =>
    run(async () => {
      const sent = lines.map((line) => ({
        partId: line.partId,
        quantity: line.quantity,
        ...detailsBody(line),
      }))
      const { insertedId } = await browserApi("POST /list", { body: { name, builds, lines: sent } })
      toast(t("List saved"))
      await navigate(paths.list(insertedId))
    })
  return { saveAsList, busy, failure }
}
