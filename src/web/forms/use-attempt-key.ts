import { useRef } from "react"
import { newIdempotencyKey } from "../api/idempotency-key.ts"

/** A key for each request, which stays the same as long as the same is tried again, until `done` says that it is. */
export function useAttemptKey() {
  const attempt = useRef<{ request: string; key: string }>(undefined)
  const headersFor = (body: object) => {
    const request = JSON.stringify(body)
    if (attempt.current?.request !== request)
      attempt.current = { request, key: newIdempotencyKey() }
    return { "idempotency-key": attempt.current.key }
  }
  const done = () => {
    attempt.current = undefined
  }
  return { headersFor, done }
}
