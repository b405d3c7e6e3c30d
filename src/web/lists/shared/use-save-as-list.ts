import { useNavigate } from "react-router"
import { browserApi } from "../../api/api.ts"
import { useWrite } from "../../forms/use-write.ts"
import { paths } from "../../navigation/paths.ts"
import { type LineDetails, sentDetails } from "../../orders/shared/line-details.ts"

interface SavedLine extends LineDetails {
  partId: string
  quantity: number
}

/** Makes a parts list of lines and opens it. */
export function useSaveAsList() {
  const navigate = useNavigate()
  const { run, busy, failure } = useWrite()
  const saveAsList = (name: string, lines: readonly SavedLine[], builds = 1) =>
    run(async () => {
      const sent = lines.map((line) => ({
        partId: line.partId,
        quantity: line.quantity,
        ...sentDetails(line),
      }))
      const { insertedId } = await browserApi("POST /list", { body: { name, builds, lines: sent } })
      await navigate(paths.list(insertedId))
    })
  return { saveAsList, busy, failure }
}
