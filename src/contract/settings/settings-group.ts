import { z } from "zod"
import { type Endpoint, endpoint } from "../kernel/endpoint.ts"
import { ifMatch, written } from "../kernel/fields.ts"

type Readers = "public" | "admin"

const version = z.int().meta({ description: "0 where nobody saved it yet" })

/** Of those that an administrator saves, `version` is asserted: none is overwritten unseen. */
const headers = z.object({ "if-match": ifMatch("version of these settings").nonoptional() })

const readingOf = <Name extends string, Fields extends z.ZodObject, Who extends Readers>({
  name,
  title,
  readers,
  fields,
}: Declared<Name, Fields, Who>) =>
  endpoint({
    route: `GET /settings/${name}`,
    access: readers,
    summary: `Settings: ${title}`,
    reply: z.object({ version, settings: fields }),
    refusals: [],
  })

const writingOf = <Name extends string, Fields extends z.ZodObject>({
  name,
  title,
  fields,
}: Pick<Declared<Name, Fields, Readers>, "name" | "title" | "fields">) =>
  endpoint({
    route: `PUT /settings/${name}`,
    access: "admin",
    summary: `Set: ${title}. What is left out goes back to its default`,
    headers,
    body: fields,
    reply: z.object({ ...written, version }),
    refusals: ["settings_changed"],
    failure: { success: false },
  })

interface Declared<Name extends string, Fields extends z.ZodObject, Who extends Readers> {
  name: Name
  title: string
  /** Administrators, or everybody. */
  readers: Who
  /** Each with a default, and such that what came out of it may go in again: it is kept as it came out. */
  fields: Fields
}

export interface SettingsGroup<
  Name extends string = string,
  Fields extends z.ZodObject = z.ZodObject,
  Who extends Readers = Readers,
> extends Declared<Name, Fields, Who> {
  read: Endpoint<
    `GET /settings/${Name}`,
    undefined,
    undefined,
    undefined,
    undefined,
    z.ZodType<{ version: number; settings: z.output<Fields> }>,
    Who,
    undefined,
    never
  >
  write: Endpoint<
    `PUT /settings/${Name}`,
    undefined,
    undefined,
    typeof headers,
    Fields,
    z.ZodType,
    "admin",
    undefined,
    "settings_changed"
  >
}

/** Declares settings that stand on one page and are saved together: the calls and the page come from this. */
export const settingsGroup = <
  const Name extends string,
  Fields extends z.ZodObject,
  const Who extends Readers,
>(
  declared: Declared<Name, Fields, Who>,
) => ({ ...declared, read: readingOf(declared), write: writingOf(declared) })
