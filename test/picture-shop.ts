import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Config } from "#runtime/config.ts"
import { bodyOf } from "./read-json.ts"
import { retryingFetch } from "./retrying-fetch.ts"
import { type Answer, openTestApi, type Person, type TestShop } from "./test-shop.ts"

export interface UploadAnswer {
  status: number
  headers: Headers
  body: {
    success: boolean
    status: number
    code: string
    data: {
      id: string
      url: string
      display_url: string
      width: number
      height: number
      placeholder: string
    }
  }
}

/** Fields of a stored datasheet, or of a refusal. */
interface DatasheetBody {
  id: string
  url: string
  pages: number
  code: string
  message: string
}

/** A test shop with its own picture folder and functions that upload files. */
export interface PictureShop extends TestShop {
  /** Uploads a picture, by default as the same customer. */
  upload(file: Buffer, name?: string, person?: Person): Promise<UploadAnswer>
  /** Sends any body to the upload call. */
  post(body: BodyInit, person?: Person, type?: string): Promise<UploadAnswer>
  /** Sends a review with a photo. */
  review(photo: string): Promise<Answer>
  buyer: Person
  dataDir: string
  storedFiles(): Promise<string[]>
  bytesOf(path: string): Promise<Buffer>
}

export async function openPictureShop(changes: Partial<Config> = {}): Promise<PictureShop> {
  const dataDir = await mkdtemp(join(tmpdir(), "pictures-"))
  const shop = await openTestApi({ dataDir, ...changes })
  const buyer = await shop.customer()

  const post = async (body: BodyInit, person = buyer, type?: string) => {
    const headers = new Headers({ authorization: `Bearer ${person.token}` })
    if (type) headers.set("content-type", type)
    const response = await fetch(`${shop.url}/image`, { method: "POST", headers, body })
    return {
      status: response.status,
      headers: response.headers,
      body: await bodyOf<UploadAnswer["body"]>(response),
    }
  }
  return {
    ...shop,
    buyer,
    dataDir,
    post,
    upload: (file, name, person) => post(formOf(file, name), person),
    review: (photo) =>
      shop.send("POST /review", {
        token: buyer.token,
        body: { name: "Ada", description: "Good.", rating: 5, photo },
      }),
    storedFiles: () => readdir(join(dataDir, "pictures")).catch(() => []),
    bytesOf: async (path) =>
      Buffer.from(await (await fetch(new URL(path, shop.url))).arrayBuffer()),
    close: async () => {
      await shop.close()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** Uploads a datasheet, by default as the administrator. */
export async function uploadDatasheet(
  shop: TestShop,
  file: Buffer,
  { token }: Pick<Person, "token"> = shop.admin,
) {
  const answer = await fetch(`${shop.url}/datasheet`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: formOf(file, "sheet.pdf", "datasheet"),
  })
  return { status: answer.status, body: await bodyOf<DatasheetBody>(answer) }
}

/** Uploads the PDF of a tax certificate. Each account's uploads wait for one another. */
export async function uploadCertificate(shop: TestShop, id: string, pdf: Buffer, by: Person) {
  const answer = await retryingFetch(`${shop.url}/tax-id/${id}/certificate`, {
    method: "POST",
    headers: { authorization: `Bearer ${by.token}` },
    body: formOf(pdf, "certificate.pdf", "certificate"),
  })
  return { status: answer.status, headers: answer.headers, body: await bodyOf(answer) }
}

export function formOf(file: Buffer, name = "photo.jpg", field = "image"): FormData {
  const form = new FormData()
  form.append(field, new File([new Uint8Array(file)], name))
  return form
}
