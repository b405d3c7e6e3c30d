import { formatTenths } from "./number-format.ts"

/** `340.2 KiB` */
export const formatFileSize = (bytes: number): string =>
  bytes < 100_000 ? `${formatTenths(bytes / 1024)} KiB` : `${formatTenths(bytes / 1024 / 1024)} MiB`
