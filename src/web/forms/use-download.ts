import { ApiError } from "#contract/client.ts"
import { asDeclared } from "#contract/kernel/as-declared.ts"
import { sendAsViewer } from "../api/api.ts"
import { isApiError } from "../api/api-error.ts"
import { saveFile } from "../ui/save-file.ts"
import { useWrite } from "./use-write.ts"

/** Saves a file that a call gives, by the name that it gives it. */
export function useDownload() {
  const { run, busy } = useWrite()
  const download = (path: string) =>
    run(() => fetchFile(path), {
      failed: (error) =>
        isApiError(error)
          ? `No file: ${error.message}`
          : "The file did not arrive whole. Try again.",
    })
  return { download, busy }
}

async function fetchFile(path: string): Promise<void> {
  const response = await sendAsViewer(path, {})
  // Throws when the connection ends before the file does.
  const content = await response.blob()
  if (!response.ok)
    throw new ApiError(response.status, asDeclared(JSON.parse(await content.text())))
  const disposition = response.headers.get("content-disposition") ?? ""
  saveFile(content, /filename="([^"]+)"/.exec(disposition)?.[1] ?? "file")
}
