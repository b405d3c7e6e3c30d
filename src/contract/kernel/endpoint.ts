import type { z } from "zod"

/**
 * Who may call. `public` anybody; `visitor` anybody, about what is theirs; `proof` whoever proves an identity to the handler itself;
 * `signature` the card provider; `user` a valid access token; `admin` one of an administrator.
 */
export type Access = "public" | "visitor" | "proof" | "signature" | "user" | "admin"

type Fields = z.ZodObject

/** A file that comes alone in a form, its field, and what is refused otherwise. */
export interface UploadRules {
  field: string
  largestBytes: number
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
  /** `GET /part/{id}` */
  route: Path
  access: Who
  summary: string
  params?: Params
  query?: Query
  headers?: Headers
  body?: Body
  /** The identity session of a page that may call takes the token's place where there is none. */
  orSession?: true
  /** Exactly one file comes in a multipart field, in place of a JSON body. */
  upload?: Upload
  /** It only reads, though what to read needs a body. */
  changesNothing?: true
  /** It takes long, in turns or in a process of its own: visitors' calls wait only for others of this kind. */
  worksApart?: true
  /** It tries to prove who somebody is, or asks for a mail: one after the other, as it may hash a password. */
  attempts?: true
  /** What such an attempt found is answered no sooner, so that the time says nothing. */
  answersAfterMs?: number
  /** Of a JSON body, where it is not 64 KiB. */
  largestBodyBytes?: number
  /** Answers one `reply` after another, as server-sent events, for as long as somebody listens. */
  stream?: true
  /** The body is a file, whatever its type, which the handler reads as it comes. */
  takesFile?: true
  /** Of such a file, where it is read whole before its turn comes. */
  largestFileBytes?: number
  /** A browser that opens this address is given the page that has it, too. */
  sharesPage?: true
  /** The type of the file that is answered in place of JSON; `reply` is then its text. */
  givesFile?: string
  reply: Reply
  /** What it may refuse, beyond what its access, schemas and limits always may. */
  refusals: readonly Code[]
  /** Counters that the documented client reads; merged into every refusal made after authorisation. */
  failure?: Record<string, string | number | boolean>
}

export const needsToken = ({ access }: Endpoint): boolean => access === "user" || access === "admin"

/** Declares one call: path, access, schemas and refusals, once for server, browser and documents. */
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
  declared: Endpoint<Path, Params, Query, Headers, Body, Reply, Who, Upload, Code>,
): Endpoint<Path, Params, Query, Headers, Body, Reply, Who, Upload, Code> => declared
