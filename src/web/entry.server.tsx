import { renderToReadableStream } from "react-dom/server"
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router"
import { isApiError } from "#web/api/api-error.ts"
import { DocumentRequestId } from "#web/api/request-id.ts"
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
    // Streamed pieces need script, which not everybody has.
    { nonce, signal: request.signal, progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  // Whole pages are small; a complete one can be compressed well, measured and kept.
  await stream.allReady
  return new Response(stream, { status, headers })
}

/** Logs bugs, including invalid calls by a page. Refusals and aborted requests are not logged. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  const isAnswer = isApiError(error) && error.status !== 400
  if (!request.signal.aborted && !isAnswer) context.get(pageContext).report(error)
}
