import type { z } from "zod"

/** Media type of an XLSX workbook. */
export const WORKBOOK_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"

/**
 * Permitted callers. `public`: anyone. `visitor`: anyone, about their own data. `proof`: a caller who proves an
 * identity to the handler. `signature`: the card provider. `user`: a caller with a valid access token. `admin`: a
 * caller with an administrator's token.
 */
export type Access = "public" | "visitor" | "proof" | "signature" | "user" | "admin"

type Fields = z.ZodObject

/** Single file in a form: its field and refusals. */
export interface UploadRules {
  field: string
  maxBytes: number
  notMultipart: "multipart_expected" | "datasheet_not_multipart" | "certificate_not_multipart"
  missing: "image_missing" | "datasheet_missing" | "certificate_missing"
  tooLarge: "image_too_large" | "datasheet_too_large" | "certificate_too_large"
}

export interface Endpoint<
  Path extends string = string,
  Params extends Fields | undefined = Fields | undefined,
  Query extends Fields | undefined = Fields | undefined,
  Headers extends Fields | undefined = Fields | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Reply extends z.ZodType = z.ZodType,
  Who extends Access = Access,
  Upload extends UploadRules | undefined = UploadRules | undefined,
  Code extends string = string,
> {
  /** Method and path: `GET /part/{id}`. */
  route: Path
  access: Who
  summary: string
  params?: Params
  query?: Query
  headers?: Headers
  body?: Body
  /** Accepts the identity session of a permitted page instead of a token. */
  orSession?: true
  /** Takes one file in a multipart field instead of a JSON body. */
  upload?: Upload
  /** Only reads, although it has a body. */
  changesNothing?: true
  /** Works in small pieces or in its own process. Visitors' requests of this kind have their own queue. */
  takesLong?: true
  /** Proves an identity or requests a mail. Runs one at a time, because it may hash a password. */
  attempts?: true
  /** Minimum response time, so that timing reveals nothing. */
  minResponseMs?: number
  /** Limit of a JSON body, if not 64 KiB. */
  maxBodyBytes?: number
  /** Sends `reply` repeatedly, as server-sent events. */
  stream?: true
  /** Takes any file as body, which the handler streams. */
  takesFile?: true
  /** Limit of a file that is read before the handler runs. */
  maxFileBytes?: number
  /** A page has the same address. Browsers that navigate get the page. */
  sharesPage?: true
  /** Media types of the file that is sent instead of JSON. `reply` is its text. */
  givesFile?: string | readonly string[]
  reply: Reply
  /** Refusals beyond those of access, schemas and limits. */
  refusals: readonly Code[]
  /** Counters for the documented client. Refusals contain them once the caller is authorized. */
  failure?: Record<string, string | number | boolean>
}

export const needsToken = ({ access }: Endpoint): boolean => access === "user" || access === "admin"

/** Declares an endpoint once for server, browser and documents. */
export const endpoint = <
  const Path extends string,
  Reply extends z.ZodType,
  const Who extends Access,
  Params extends Fields | undefined = undefined,
  Query extends Fields | undefined = undefined,
  Headers extends Fields | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
  const Upload extends UploadRules | undefined = undefined,
  const Code extends string = never,
>(
  declared: Omit<
    Endpoint<Path, Params, Query, Headers, Body, Reply, Who, Upload, Code>,
    "refusals"
  > & { refusals?: readonly Code[] },
): Endpoint<Path, Params, Query, Headers, Body, Reply, Who, Upload, Code> => ({
  refusals: [],
  ...declared,
})

/** Body of a call, as its use case receives it. */
export type BodyOf<Call extends { body?: z.ZodType }> = z.output<NonNullable<Call["body"]>>

/** Query of a call, as its use case receives it. */
export type QueryOf<Call extends { query?: z.ZodType }> = z.output<NonNullable<Call["query"]>>
