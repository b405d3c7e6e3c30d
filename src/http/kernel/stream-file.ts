import type { Context } from "hono"
import type { AppEnv } from "./app-env.ts"

type NextPiece = IteratorResult<string | Uint8Array>

export interface StreamOptions {
  inTurn?: ((read: () => Promise<NextPiece>) => Promise<NextPiece>) | undefined
  /** Called if the reader leaves or a piece fails, even before the first. */
  end?: () => Promise<unknown>
}

/** Streams a file; `inTurn` may delay each piece. A failure cuts the connection, so that no partial file looks complete. */
export function streamFile(
  c: Context<AppEnv>,
  pieces: AsyncGenerator<string | Uint8Array>,
  { inTurn = (read) => read(), end = () => pieces.return(undefined) }: StreamOptions = {},
): Response {
  const encoder = new TextEncoder()
  return c.body(
    new ReadableStream<Uint8Array>({
      async pull(stream) {
        try {
          const { done, value } = await inTurn(() => pieces.next())
          if (done) stream.close()
          else stream.enqueue(typeof value === "string" ? encoder.encode(value) : value)
        } catch (error) {
          c.get("log").error({ err: error }, "export_cut_off")
          stream.error(error)
          await end()
        }
      },
      cancel: async () => {
        await end()
      },
    }),
  )
}

/** Sends a PDF that the browser shows, and stores under its name. */
export function answerPdf(
  c: Context<AppEnv>,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Response {
  c.header("content-type", "application/pdf")
  c.header("content-disposition", `inline; filename="${name}"`)
  return c.body(Uint8Array.from(bytes))
}
