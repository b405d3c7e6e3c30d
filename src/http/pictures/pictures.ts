import * as datasheets from "#contract/pictures/datasheets.ts"
import * as contract from "#contract/pictures/pictures.ts"
import { getDatasheetFile, getPictureFile } from "#operations/pictures/get-upload.ts"
import { storeDatasheet } from "#operations/pictures/store-datasheet.ts"
import { storePicture } from "#operations/pictures/store-picture.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve } from "../kernel/serve.ts"
import { answerStoredFile } from "./answer-stored-file.ts"

/** The end of the image host's answer. */
const uploaded = { success: true, status: 200 } as const

/** As image hosts answer, for pages of any origin; taken back, it is the path again. */
const urlOf = (publicUrl: string, address: string): string => new URL(address, publicUrl).href

interface PictureOptions {
  /** Whether pages of other origins may show uploaded pictures. */
  shownElsewhere: boolean
}

export function servePictures(server: Server, { shownElsewhere }: PictureOptions): void {
  const { app, shop } = server

  serve(server, contract.storePicture, async ({ actor, upload }) => {
    const { name, address, width, height, placeholder } = await storePicture(shop, actor, upload)
    const url = urlOf(shop.publicUrl, address)
    return {
      data: { id: name, url, display_url: url, width, height, placeholder },
      ...uploaded,
    }
  })

  const shownBy = {
    "cross-origin-resource-policy": shownElsewhere ? "cross-origin" : "same-origin",
  }
  app.get("/img/u/*", (c) => {
    const name = c.req.path.slice("/img/u/".length)
    return answerStoredFile(c, name, shownBy, () => getPictureFile(shop, name))
  })
}

/** Saved and not shown: a browser's own viewer does not open what is sandboxed. The page's link says the name. */
const SAVED = {
  "content-disposition": "attachment",
  "cross-origin-resource-policy": "same-origin",
}

export function serveDatasheets(server: Server): void {
  const { app, shop } = server

  serve(server, datasheets.storeDatasheet, async ({ actor, upload }) => {
    const { name, address, bytes, pages } = await storeDatasheet(shop, actor, upload)
    return { id: name, url: urlOf(shop.publicUrl, address), bytes, pages: pages ?? undefined }
  })

  app.get("/datasheets/*", (c) => {
    const name = c.req.path.slice("/datasheets/".length)
    return answerStoredFile(c, name, SAVED, async () => ({
      file: await getDatasheetFile(shop, name),
      type: "application/pdf",
    }))
  })
}
