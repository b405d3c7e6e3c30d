import type { CallReply } from "#contract/contract.ts"
import type { sendImportFile } from "#contract/imports/part-imports.ts"
import { bodyOf } from "./read-json.ts"
import { retryingFetch } from "./retrying-fetch.ts"
import type { TestShop } from "./test-shop.ts"

interface ImportOptions {
  source?: "file" | "grid"
  keyedBy?: "sku" | "id"
  longNames?: "refuse" | "shorten"
  archiveMissing?: boolean
  decimals?: "auto" | "point" | "comma"
}

export const csv = (...lines: string[]): string => `${lines.join("\r\n")}\r\n`

/** Imports a file of products through the API. */
export function importCommands(shop: TestShop) {
  const admin = shop.as(shop.admin)

  async function start(options: ImportOptions = {}): Promise<string> {
    const body = { fileName: "parts.csv", ...options }
    return (await admin("POST /import", { body })).insertedId
  }

  async function send(id: string, file: string | Uint8Array<ArrayBuffer>) {
    const response = await retryingFetch(`${shop.url}/import/${id}/file`, {
      method: "PUT",
      headers: { authorization: `Bearer ${shop.admin.token}` },
      body: file,
    })
    return {
      status: response.status,
      body: await bodyOf<CallReply<typeof sendImportFile>>(response),
    }
  }

  return {
    start,
    send,
    /** Sends a file and returns what it would change. */
    async dryRun(file: string | Uint8Array<ArrayBuffer>, options?: ImportOptions) {
      const id = await start(options)
      const { body } = await send(id, file)
      return { id, ...body.import }
    },
    apply: async (id: string) =>
      (await admin("POST /import/{id}/apply", { params: { id } })).import,
    undo: async (id: string) => (await admin("POST /import/{id}/undo", { params: { id } })).import,
    rowsOf: (id: string, kind: "new" | "changed" | "archived" | "conflict") =>
      admin("GET /import/{id}/rows", { params: { id }, query: { kind } }),
    problemsOf: async (id: string) =>
      (await admin("GET /import/{id}/problems", { params: { id } })).map(
        ({ line, field, message }) => `${line} ${field} ${message}`,
      ),
    async partBySku(sku: string) {
      const [part] = await shop.sql("select * from parts where sku = $1", [sku])
      return part
    },
  }
}
