import { useEffect, useRef, useState } from "react"
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
  const latest = useRef({ question, ask })
  useEffect(() => {
    latest.current = { question, ask }
  })
  useEffect(() => {
    if (key === undefined) return
    const gone = new AbortController()
    const { signal } = gone
    const askNow = async () => {
      const { question, ask: send } = latest.current
      if (question === undefined) return
      try {
        const answer = await send(question, signal)
        if (!signal.aborted) setState({ asked: key, answer })
      } catch (error) {
        if (signal.aborted) return
        setState((before) => ({ ...before, asked: key, problem: failureText(error) }))
      }
    }
    const soon = setTimeout(() => void askNow(), delayMs)
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
