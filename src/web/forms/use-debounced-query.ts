import { useEffect, useEffectEvent, useState } from "react"
import { failureText } from "#web/api/api-error.ts"

const DEBOUNCE_MS = 300

interface DebouncedQuery<Answer> {
  /** Last reply, possibly to an earlier question. */
  latest?: Answer
  /** Reply to the current question. */
  current?: Answer
  problem?: string
}

/** Sends a question once it has not changed for a moment (debounced). Sends nothing if it is undefined. */
export function useDebouncedQuery<Question, Answer>(
  question: Question | undefined,
  ask: (question: Question, signal: AbortSignal) => Promise<Answer>,
  delayMs = DEBOUNCE_MS,
): DebouncedQuery<Answer> {
  const [state, setState] = useState<{ asked?: string; answer?: Answer; problem?: string }>({})
  const key = JSON.stringify(question)
  const askNow = useEffectEvent(async (signal: AbortSignal) => {
    if (question === undefined) return
    try {
      const answer = await ask(question, signal)
      if (!signal.aborted) setState({ asked: key, answer })
    } catch (error) {
      if (signal.aborted) return
      setState((before) => ({ ...before, asked: key, problem: failureText(error) }))
    }
  })
  useEffect(() => {
    if (key === undefined) return
    const gone = new AbortController()
    const soon = setTimeout(() => void askNow(gone.signal), delayMs)
    return () => {
      clearTimeout(soon)
      gone.abort()
    }
  }, [key, delayMs])
  const isCurrent = key !== undefined && state.asked === key
  const { answer, problem } = state
  return {
    latest: answer,
    current: isCurrent && problem === undefined ? answer : undefined,
    problem: isCurrent ? problem : undefined,
  }
}
