import { useNavigate } from "react-router"
import { browserApi } from "../../api/api.ts"
import { useWrite } from "../../forms/use-write.ts"
import { paths } from "../../navigation/paths.ts"

interface SavedLine {
  partId: string
  quantity: number
  note?: string
}

/** Makes a parts list of lines and opens it. */
export function useSaveAsList() {
  const navigate = useNavigate()
  const { run, busy, failure } = useWrite()
  const saveAsList = (name: string, lines: readonly SavedLine[], builds = 1) =>
    run(async () => {
      const sent = lines.map(({ partId, quantity, note = "" }) => ({ partId, quantity, note }))
      const { insertedId } = await browserApi("POST /list", { body: { name, builds, lines: sent } })
      await navigate(paths.list(insertedId))
    })
  return { saveAsList, busy, failure }
}
