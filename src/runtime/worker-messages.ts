import { z } from "zod"

/** What the supervisor and its workers say to each other. */
const messageSchema = z.discriminatedUnion("is", [
  /** A worker serves. */
  z.object({
    is: z.literal("open"),
    address: z.string(),
    newAdministrator: z.object({ email: z.string(), password: z.string() }).optional(),
  }),
  /** A worker wants the figures of all others, and is told how many those are. */
  z.object({ is: z.literal("askFigures"), question: z.int() }),
  z.object({ is: z.literal("expectFigures"), question: z.int(), count: z.int() }),
  /** Another is asked for them, and answers. */
  z.object({ is: z.literal("giveFigures"), question: z.int(), worker: z.int() }),
  z.object({
    is: z.literal("figures"),
    question: z.int(),
    worker: z.int(),
    figures: z.array(z.custom<object>((figure) => typeof figure === "object")),
  }),
])

export type WorkerMessage = z.output<typeof messageSchema>

/** Undefined for what others, such as libraries, send over the same channel. */
export const readWorkerMessage = (message: unknown): WorkerMessage | undefined =>
  messageSchema.safeParse(message).data
