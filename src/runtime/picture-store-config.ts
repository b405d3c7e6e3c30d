/** Where uploaded pictures are kept. */
export type PictureStoreConfig =
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

interface PictureVariables {
  IMAGE_STORE?: PictureStoreConfig["kind"] | undefined
  S3_ENDPOINT?: string | undefined
  S3_REGION?: string | undefined
  S3_BUCKET?: string | undefined
  S3_ACCESS_KEY_ID?: string | undefined
  S3_SECRET_ACCESS_KEY?: string | undefined
  S3_PATH_STYLE?: "true" | "false" | undefined
  S3_PREFIX?: string | undefined
  S3_READS?: "proxied" | "presigned" | undefined
  IMGBB_KEY?: string | undefined
  IMGBB_API_BASE?: string | undefined
  IMGBB_SHOWS_AT?: string | undefined
}

const IMGBB = { apiBase: "https://api.imgbb.com", showsAt: "https://i.ibb.co" }

/** Variables that the chosen store cannot do without, with the one that chose it. */
export function neededForPictures({ IMAGE_STORE: kind }: PictureVariables) {
  if (kind === "s3")
    return [["IMAGE_STORE", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]] as const
  return kind === "imgbb" ? ([["IMAGE_STORE", "IMGBB_KEY"]] as const) : []
}

export function pictureStoreConfig(env: PictureVariables): PictureStoreConfig {
  if (env.IMAGE_STORE === "s3") {
    const region = env.S3_REGION ?? "us-east-1"
    return {
      kind: "s3",
      endpoint: env.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
      region,
      bucket: env.S3_BUCKET ?? "",
      accessKeyId: env.S3_ACCESS_KEY_ID ?? "",
      secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? "",
      // Services besides Amazon's own seldom have a host name for each bucket.
      pathStyle: (env.S3_PATH_STYLE ?? String(env.S3_ENDPOINT !== undefined)) === "true",
      prefix: env.S3_PREFIX ? `${env.S3_PREFIX.replace(/\/+$/, "")}/` : "",
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

/** The host that shows the pictures of an image host, the shop's and others' alike. */
export function picturesShownAt(config: PictureStoreConfig): string[] {
  if (config.kind !== "imgbb") return []
  const { protocol, host } = new URL(config.showsAt)
  return protocol === "https:" ? [host] : []
}

/** In words, where pictures are if not in the shop's own folder. */
export function picturesElsewhere(config: PictureStoreConfig): string | undefined {
  if (config.kind === "imgbb") return `the image host ${config.apiBase}`
  if (config.kind === "disk") return undefined
  const { bucket, endpoint, prefix } = config
  return `the bucket ${bucket} at ${endpoint}${prefix && `, under ${prefix}`}`
}
