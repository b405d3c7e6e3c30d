import { renderToReadableStream } from "react-dom/server"
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router"
import { DocumentRequestId, isApiError } from "#web/api/api-error.ts"
import { pageContext } from "./shop-context.ts"

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8")
  if (request.method === "HEAD") return new Response(null, { status, headers })
  const { nonce, requestId } = context.get(pageContext)
  const stream = await renderToReadableStream(
    <DocumentRequestId value={requestId}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </DocumentRequestId>,
    // Streamed chunks require script, so the page is sent in one piece.
    { nonce, signal: request.signal, progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  // Pages are small; a complete page compresses better and can be measured and cached.
  await stream.allReady
  return new Response(stream, { status, headers })
}

/** Logs bugs, including invalid calls by a page. Does not log refusals and aborted requests. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  const isAnswer = isApiError(error) && error.status !== 400
  if (!request.signal.aborted && !isAnswer) context.get(pageContext).report(error)
}
