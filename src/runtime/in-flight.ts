/** Knows which calls of a handler have not ended, also of those whose client has gone away. */
export function trackInFlight<Asked extends unknown[]>(
  handle: (...asked: Asked) => Response | Promise<Response>,
) {
  const pending = new Set<Promise<Response>>()
  return {
    handle: (...asked: Asked): Response | Promise<Response> => {
      const answer = handle(...asked)
      if (!(answer instanceof Promise)) return answer
      const ended = () => pending.delete(answer)
      pending.add(answer)
      answer.then(ended, ended)
      return answer
    },
    settled: (): Promise<unknown> => Promise.allSettled(pending),
  }
}
