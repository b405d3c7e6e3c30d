import { z } from "zod"

/** What the card provider's process is told by who starts it. */
export interface CardEnvironment {
  dataDir: string
  port: number
  webhookUrl: string
  secretKey: string
  publishableKey: string
  webhookSecret: string
}

export const cardKeys = {
  secretKey: "sk_test_torture",
  publishableKey: "pk_test_torture",
  webhookSecret: "whsec_torture",
}

const schema = z.object({ DATA_DIR: z.string(), PORT: z.coerce.number(), WEBHOOK_URL: z.url() })

export function readCardEnvironment(): CardEnvironment {
  const { DATA_DIR, PORT, WEBHOOK_URL } = schema.parse(process.env)
  return { dataDir: DATA_DIR, port: PORT, webhookUrl: WEBHOOK_URL, ...cardKeys }
}
