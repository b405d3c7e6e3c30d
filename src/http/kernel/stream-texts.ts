import type { Context } from "hono"
import type { AppEnv } from "./app-env.ts"

type Next = IteratorResult<string>

/**
 * Sends a file as it is read, each text in a turn of its own. A fault midway ends the connection, not the file: half of
 * it is not taken for all.
 */
export function streamTexts(
  c: Context<AppEnv>,
  texts: AsyncGenerator<string>,
  inTurn = (read: () => Promise<Next>) => read(),
): Response {
  const encoder = new TextEncoder()
  return c.body(
    new ReadableStream<Uint8Array>({
      async pull(stream) {
        try {
          const { done, value } = await inTurn(() => texts.next())
          if (done) stream.close()
          else stream.enqueue(encoder.encode(value))
        } catch (error) {
          c.get("log").error({ err: error }, "export_cut_off")
          stream.error(error)
        }
      },
      cancel: async () => {
        await texts.return(undefined)
      },
    }),
  )
}
