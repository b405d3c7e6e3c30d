import { createHash } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buffer } from "node:stream/consumers"
import { Sha256 } from "@aws-crypto/sha256-js"
import { SignatureV4 } from "@smithy/signature-v4"
import S3rver from "s3rver"
import { listenLocally } from "./listen-locally.ts"

/** A local server with S3's API and one bucket. */
export interface S3Server {
  settings: {
    endpoint: string
    region: string
    bucket: string
    accessKeyId: string
    secretAccessKey: string
    pathStyle: boolean
    prefix: string
  }
  /** Names of everything in the bucket. */
  objects(): Promise<string[]>
  /** Answers requests by this method, or all, with this status from now on; undefined ends that. */
  fail(status?: number, method?: string): void
  close(): Promise<void>
}

const settings = {
  region: "eu-central-1",
  bucket: "pictures",
  // The only key that s3rver knows.
  accessKeyId: "S3RVER",
  secretAccessKey: "a secret of the tests",
  pathStyle: true,
  prefix: "shop/",
}

/** Checks signatures of version 4 with Amazon's signer, because s3rver does not. */
export async function openS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), "s3-"))
  const configureBuckets = [{ name: settings.bucket, configs: [] }]
  const inner = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory,
    configureBuckets,
  })
  const { port: innerPort } = await inner.run()
  const innerUrl = `http://127.0.0.1:${innerPort}`
  let failure: { status: number; method: string | undefined } | undefined

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request)
    if (failure && (failure.method ?? request.method) === request.method)
      return response.writeHead(failure.status).end()
    if (!(await isSigned(request, body)))
      return response.writeHead(403).end("<Error><Code>SignatureDoesNotMatch</Code></Error>")
    const headers = new Headers()
    for (const name of ["content-type", "cache-control"])
      if (request.headers[name]) headers.set(name, String(request.headers[name]))
    const { pathname } = new URL(request.url ?? "/", innerUrl)
    const method = request.method ?? "GET"
    const reply = await fetch(innerUrl + pathname, {
      method,
      headers,
      ...(method === "PUT" && { body: new Uint8Array(body) }),
    })
    response.writeHead(reply.status, {
      "content-type": reply.headers.get("content-type") ?? "application/xml",
      "cache-control": reply.headers.get("cache-control") ?? "no-cache",
    })
    return response.end(Buffer.from(await reply.arrayBuffer()))
  }
  const gate = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  const endpoint = await listenLocally(gate)

  return {
    settings: { ...settings, endpoint },
    async objects() {
      const list = await fetch(`${innerUrl}/${settings.bucket}?list-type=2`)
      return [...(await list.text()).matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = ""]) => key)
    },
    fail: (status, method) => {
      failure = status === undefined ? undefined : { status, method }
    },
    async close() {
      gate.closeAllConnections()
      gate.close()
      await inner.close()
      await rm(directory, { recursive: true })
    },
  }
}

/** Signs the received request again and compares the signatures. */
async function isSigned(request: IncomingMessage, body: Buffer): Promise<boolean> {
  const url = new URL(request.url ?? "/", `http://${request.headers.host}`)
  const query = Object.fromEntries(url.searchParams)
  const { hostname, port, pathname: path } = url
  const plain = { method: request.method ?? "GET", protocol: "http:", hostname, path }
  const target = { ...plain, port: Number(port) }
  if (query["X-Amz-Signature"]) {
    const signingDate = readDate(query["X-Amz-Date"])
    const expiresIn = Number(query["X-Amz-Expires"])
    if (Date.now() > signingDate.getTime() + expiresIn * 1000) return false
    // Without a readable body the signer leaves it out, as for presigned addresses.
    const bare = { ...target, headers: { host: url.host }, query: {}, body: {} }
    const again = await signer.presign(bare, { signingDate, expiresIn })
    return again.query?.["X-Amz-Signature"] === query["X-Amz-Signature"]
  }
  const authorization = request.headers.authorization ?? ""
  const [, signed = ""] = /SignedHeaders=([^,]+)/.exec(authorization) ?? []
  const headers: Record<string, string> = {}
  const signableHeaders = new Set(signed.split(";"))
  for (const name of signableHeaders) headers[name] = String(request.headers[name])
  const sum = request.headers["x-amz-content-sha256"]
  const isBody = sum === createHash("sha256").update(body).digest("hex")
  if (!isBody && (body.length > 0 || sum !== "UNSIGNED-PAYLOAD")) return false
  const signingDate = readDate(headers["x-amz-date"])
  const again = await signer.sign({ ...target, headers, query }, { signingDate, signableHeaders })
  return again.headers.authorization?.replaceAll(" ", "") === authorization.replaceAll(" ", "")
}

const { region, accessKeyId, secretAccessKey } = settings
const signer = new SignatureV4({
  service: "s3",
  region,
  credentials: { accessKeyId, secretAccessKey },
  sha256: Sha256,
  uriEscapePath: false,
})

/** `20261121T120000Z` */
const readDate = (text = ""): Date =>
  new Date(text.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, "$1-$2-$3:$4:$5"))
