import { apiWithFile, browserApi } from "#web/api/api.ts"

/** Uploads the file of an import. If it never arrives, cancels the import, so that nobody waits for it. */
export async function sendImportFile(id: string, file: Blob): Promise<void> {
  const params = { id }
  try {
    await apiWithFile(file)("PUT /import/{id}/file", { params })
  } catch (error) {
    const started = await browserApi("GET /import/{id}", { params }).catch(() => undefined)
    if (started?.state === "waiting")
      await browserApi("DELETE /import/{id}", { params }).catch(() => undefined)
    throw error
  }
}
