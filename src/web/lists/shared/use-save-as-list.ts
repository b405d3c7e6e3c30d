import { useNavigate } from "react-router"
import type { CallInput, Contract } from "#contract/contract.ts"
import { t } from "#domain/languages/translate.ts"
import { browserApi } from "#web/api/api.ts"
import { useIdempotencyKeys, useWrite } from "#web/forms/use-write.ts"
import { paths } from "#web/navigation/paths.ts"
import { detailsBody, type LineDetails } from "#web/orders/shared/line-details.ts"
import { toast } from "#web/ui/feedback/toast.tsx"

interface SavedLine extends LineDetails {
  partId: string
  quantity: number
}

/** Converts lines to the form of a request. */
export const listLinesBody = (lines: readonly SavedLine[]) =>
  lines.map((line) => ({
    partId: line.partId,
    quantity: line.quantity,
    ...detailsBody(line),
  }))

/** Creates a parts list and opens it. A retry after a lost reply creates no second list. */
export function useSaveAsList() {
  const navigate = useNavigate()
  const { run, busy, failure } = useWrite()
  const attempt = useIdempotencyKeys()
  const createList = (body: CallInput<Contract["POST /list"]>["body"], done = t("List saved")) =>
    run(async () => {
      const headers = attempt.headersFor(body)
      const { insertedId } = await browserApi("POST /list", { body }, { headers })
      attempt.done()
      toast(done)
      await navigate(paths.list(insertedId))
    })
  const saveAsList = (name: string, lines: readonly SavedLine[], builds = 1) =>
    createList({ name, builds, lines: listLinesBody(lines) })
  return { createList, saveAsList, busy, failure }
}
