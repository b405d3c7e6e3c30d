import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { buffer } from "node:stream/consumers"
import { listenLocally } from "./listen-locally.ts"

/** A local server with imgbb's API. */
export interface PictureHost {
  url: string
  key: string
  /** Its files: bytes by path. */
  pictures: Map<string, { bytes: Buffer; type: string }>
  /** Answers every request with this status from now on; undefined ends that. */
  fail(status?: number): void
  close(): Promise<void>
}

const KEY = "a key of the tests"

export async function openPictureHost(): Promise<PictureHost> {
  const pictures: PictureHost["pictures"] = new Map()
  let failure: number | undefined
  let url = ""
  let uploads = 0

  const formOf = async (request: IncomingMessage): Promise<FormData> => {
    const headers = { "content-type": request.headers["content-type"] ?? "" }
    return new Response(new Uint8Array(await buffer(request)), { headers }).formData()
  }
  const upload = async (request: IncomingMessage, key: string | null) => {
    const image = (await formOf(request)).get("image")
    if (key !== KEY) return { status: 400, body: { error: { message: "Invalid API v1 key." } } }
    if (!(image instanceof File)) return { status: 400, body: { error: { message: "Empty." } } }
    uploads += 1
    const path = `/p${uploads}/${image.name}`
    pictures.set(path, { bytes: Buffer.from(await image.arrayBuffer()), type: image.type })
    const id = path.split("/")[1]
    const data = { id, url: url + path, display_url: url + path, delete_url: `${url}/${id}/secret` }
    return { status: 200, body: { data, success: true, status: 200 } }
  }
  const remove = async (request: IncomingMessage) => {
    const form = await formOf(request)
    const path = [...pictures.keys()].find((one) => one.startsWith(`/${form.get("deleting[id]")}/`))
    const right = form.get("action") === "delete" && form.get("deleting[hash]") === "secret"
    if (!path || !right) return { status: 404, body: { status_code: 404 } }
    pictures.delete(path)
    return { status: 200, body: { status_code: 200 } }
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", url)
    if (failure !== undefined) return response.writeHead(failure).end()
    const call = `${request.method} ${pathname}`
    if (call === "POST /1/upload" || call === "POST /json") {
      const { status, body } =
        call === "POST /json"
          ? await remove(request)
          : await upload(request, searchParams.get("key"))
      response.writeHead(status, { "content-type": "application/json" })
      return response.end(JSON.stringify(body))
    }
    const picture = pictures.get(pathname)
    if (!picture) return response.writeHead(404).end()
    return response.writeHead(200, { "content-type": picture.type }).end(picture.bytes)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  url = await listenLocally(server)
  return {
    url,
    key: KEY,
    pictures,
    fail: (status) => {
      failure = status
    },
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
