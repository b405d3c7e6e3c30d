/** Sends as fetch does, and tells meanwhile how much of the body is on its way: 0 to 1. */
export const sendWithProgress =
  (onProgress: (share: number) => void) =>
  async (
    path: string,
    { method = "GET", headers, body, signal }: RequestInit,
  ): Promise<Response> => {
    // It may have been given up while the shop was asked for a token.
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open(method, path)
    new Headers(headers).forEach((value, name) => {
      request.setRequestHeader(name, value)
    })
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    signal?.addEventListener("abort", () => request.abort())
    return new Promise((done, fail) => {
      request.onload = () => done(new Response(request.responseText, { status: request.status }))
      request.onerror = () => fail(new TypeError("no answer"))
      request.onabort = () => fail(new DOMException("given up", "AbortError"))
      request.send(body instanceof FormData ? body : null)
    })
  }
