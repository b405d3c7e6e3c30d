import { z } from "zod"

const objectSchema = z.record(z.string(), z.unknown())

/** Parses the JSON text of an object, such as a log line. */
export const readObject = (text: string): Record<string, unknown> =>
  objectSchema.parse(JSON.parse(text))

/** Reads the JSON of a response as the type that the test expects; its assertions check the values. */
export const bodyOf = async <Body = Record<string, unknown>>(response: Response): Promise<Body> =>
  (await response.json()) as Body
