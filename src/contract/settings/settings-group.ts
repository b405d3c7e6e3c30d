import { z } from "zod"
import type { PlainMessage } from "#domain/languages/dictionary.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { ifMatch, writes } from "../kernel/fields.ts"

type Readers = "public" | "admin"

const version = z.int().describe("Version of the settings; 0 if they were never saved.")

/** Version that the editor saw, so that no other change is overwritten. */
const headers = z.object({ "if-match": ifMatch("version of these settings") })

const readEndpoint = <Name extends string, Fields extends z.ZodObject, Who extends Readers>({
  name,
  title,
  readers,
  fields,
}: SettingsDeclaration<Name, Fields, Who>) =>
  endpoint({
    route: `GET /settings/${name}`,
    access: readers,
    summary: `Retrieve settings: ${title}`,
    reply: z.object({ version, settings: fields }),
  })

const writeEndpoint = <Name extends string, Fields extends z.ZodObject>({
  name,
  title,
  fields,
}: Pick<SettingsDeclaration<Name, Fields, Readers>, "name" | "title" | "fields">) =>
  endpoint({
    route: `PUT /settings/${name}`,
    access: "admin",
    summary: `Replace settings: ${title}; missing fields get their defaults`,
    headers,
    body: fields,
    ...writes({ version }),
    refusals: ["settings_changed"],
  })

interface SettingsDeclaration<
  Name extends string,
  Fields extends z.ZodObject,
  Who extends Readers,
> {
  name: Name
  title: PlainMessage
  readers: Who
  /** Fields with defaults. Parsed values are stored, so they must be valid input again. */
  fields: Fields
}

export interface SettingsGroup<
  Name extends string = string,
  Fields extends z.ZodObject = z.ZodObject,
  Who extends Readers = Readers,
> extends SettingsDeclaration<Name, Fields, Who> {
  read: ReturnType<typeof readEndpoint<Name, Fields, Who>>
  write: ReturnType<typeof writeEndpoint<Name, Fields>>
}

/** Declares settings that are saved together. Endpoints and form follow from the declaration. */
export const settingsGroup = <
  const Name extends string,
  Fields extends z.ZodObject,
  const Who extends Readers,
>(
  declared: SettingsDeclaration<Name, Fields, Who>,
) => ({ ...declared, read: readEndpoint(declared), write: writeEndpoint(declared) })
