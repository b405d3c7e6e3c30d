import { z } from "zod"
import { httpUrl, optional, readHosts } from "./server.ts"

export const pictureVariables = z.object({
  IMAGE_HOSTS: optional(z.string().transform(readHosts)),
  IMAGE_STORE: optional(z.enum(["disk", "s3", "imgbb"])),
  S3_ENDPOINT: optional(httpUrl),
  S3_REGION: optional(z.string()),
  S3_BUCKET: optional(z.string().regex(/^[a-z0-9][\w.-]{1,62}$/i, "must be the name of a bucket")),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  S3_PATH_STYLE: optional(z.enum(["true", "false"])),
  S3_PREFIX: optional(z.string().regex(/^[\w.-][\w./-]*$/, "must be like shop/pictures/")),
  S3_READS: optional(z.enum(["proxied", "presigned"])),
  IMGBB_KEY: optional(z.string()),
  IMGBB_API_BASE: optional(httpUrl),
  IMGBB_SHOWS_AT: optional(httpUrl),
})

type Variables = z.output<typeof pictureVariables>

type PictureStoreConfig =
  | { kind: "disk" }
  | {
      kind: "s3"
      endpoint: string
      region: string
      bucket: string
      accessKeyId: string
      secretAccessKey: string
      pathStyle: boolean
      prefix: string
      reads: "proxied" | "presigned"
    }
  | { kind: "imgbb"; apiBase: string; key: string; showsAt: string }

export function pictureConfig(env: Variables) {
  const pictureStore = pictureStoreConfig(env)
  return {
    /** Additional hosts for pictures of parts and reviews. */
    pictureHosts: new Set([...(env.IMAGE_HOSTS ?? []), ...picturesShownAt(pictureStore)]),
    pictureStore,
    /** Description of the external picture store; undefined for the local folder. */
    picturesElsewhere: picturesElsewhere(pictureStore),
  }
}

const IMGBB = { apiBase: "https://api.imgbb.com", showsAt: "https://i.ibb.co" }

/** Returns the variables that the chosen store requires. */
export function requiredPictureVariables({ IMAGE_STORE: kind }: Variables) {
  if (kind === "s3")
    return [["IMAGE_STORE", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]] as const
  return kind === "imgbb" ? ([["IMAGE_STORE", "IMGBB_KEY"]] as const) : []
}

function pictureStoreConfig(env: Variables): PictureStoreConfig {
  if (env.IMAGE_STORE === "s3") {
    const region = env.S3_REGION ?? "us-east-1"
    return {
      kind: "s3",
      endpoint: env.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
      region,
      bucket: env.S3_BUCKET ?? "",
      accessKeyId: env.S3_ACCESS_KEY_ID ?? "",
      secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? "",
      // Services other than Amazon's seldom have a host name per bucket.
      pathStyle: (env.S3_PATH_STYLE ?? String(env.S3_ENDPOINT !== undefined)) === "true",
      prefix: env.S3_PREFIX ? `${env.S3_PREFIX.replace(/(?<!\/)\/+$/, "")}/` : "",
      reads: env.S3_READS ?? "proxied",
    }
  }
  if (env.IMAGE_STORE === "imgbb") {
    const apiBase = env.IMGBB_API_BASE ?? IMGBB.apiBase
    const showsAt = env.IMGBB_API_BASE ? new URL(apiBase).origin : IMGBB.showsAt
    return {
      kind: "imgbb",
      apiBase,
      key: env.IMGBB_KEY ?? "",
      showsAt: env.IMGBB_SHOWS_AT ? new URL(env.IMGBB_SHOWS_AT).origin : showsAt,
    }
  }
  return { kind: "disk" }
}

/** Returns the host that serves pictures of the image host. */
function picturesShownAt(config: PictureStoreConfig): string[] {
  if (config.kind !== "imgbb") return []
  const { protocol, host } = new URL(config.showsAt)
  return protocol === "https:" ? [host] : []
}

function picturesElsewhere(config: PictureStoreConfig): string | undefined {
  if (config.kind === "imgbb") return `the image host ${config.apiBase}`
  if (config.kind === "disk") return undefined
  const { bucket, endpoint, prefix } = config
  return `the bucket ${bucket} at ${endpoint}${prefix && `, under ${prefix}`}`
}
