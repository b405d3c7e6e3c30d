import { useEffect, useEffectEvent, useState } from "react"
import { failureText } from "#web/api/api-error.ts"

const DEBOUNCE_MS = 300

interface DebouncedQuery<Answer> {
  /** Last reply, possibly to an earlier query. */
  latest?: Answer
  /** Reply to the current query. */
  current?: Answer
  problem?: string
  /** Problem of the last reply, possibly to an earlier query. */
  latestProblem?: string
}

/** Sends a query once it has not changed for a moment (debounced). Sends nothing if it is undefined. */
export function useDebouncedQuery<Query, Answer>(
  query: Query | undefined,
  send: (query: Query, signal: AbortSignal) => Promise<Answer>,
  delayMs = DEBOUNCE_MS,
): DebouncedQuery<Answer> {
  const [state, setState] = useState<{ sentKey?: string; answer?: Answer; problem?: string }>({})
  const key = JSON.stringify(query)
  const sendNow = useEffectEvent(async (signal: AbortSignal) => {
    if (query === undefined) return
    try {
      const answer = await send(query, signal)
      if (!signal.aborted) setState({ sentKey: key, answer })
    } catch (error) {
      if (signal.aborted) return
      setState((before) => ({ ...before, sentKey: key, problem: failureText(error) }))
    }
  })
  useEffect(() => {
    if (key === undefined) return
    const leaving = new AbortController()
    const timer = setTimeout(() => void sendNow(leaving.signal), delayMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [key, delayMs])
  const isCurrent = key !== undefined && state.sentKey === key
  const { answer, problem } = state
  return {
    latest: answer,
    current: isCurrent && problem === undefined ? answer : undefined,
    problem: isCurrent ? problem : undefined,
    latestProblem: problem,
  }
}
