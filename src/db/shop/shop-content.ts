import { asc } from "drizzle-orm"
import type { Executor } from "../connection/client.ts"
import { pageContents, professionals, services } from "../schema/content.ts"

export const listServiceRows = (db: Executor) =>
  db.select().from(services).orderBy(asc(services.id)).limit(1000)

export const listProfessionalRows = (db: Executor) =>
  db.select().from(professionals).orderBy(asc(professionals.id)).limit(1000)

export const listPageContents = (db: Executor) => db.select().from(pageContents)
