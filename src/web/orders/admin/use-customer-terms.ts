import { useEffect, useRef, useState } from "react"
import { browserApi, type Reply } from "#web/api/api.ts"
import { failureText } from "#web/api/failure-text.ts"
import type { WantedLine } from "#web/cart/shared/add-to-cart.ts"
import type { Destination } from "#web/orders/shared/destination.ts"

interface Answer {
  asked: string
  terms?: Reply<"POST /order/for/price">
  problem?: string
}

const SETTLED_MS = 300

/** What these lines cost a customer now; nothing while that is asked for, or there is none. */
export function useCustomerTerms(
  email: string,
  lines: readonly WantedLine[],
  destination: Destination,
): Omit<Answer, "asked"> {
  const [answer, setAnswer] = useState<Answer>({ asked: "" })
  const body = { email, lines: [...lines], ...destination }
  const latest = useRef(body)
  const asked = lines.length > 0 ? JSON.stringify(body) : ""
  useEffect(() => {
    latest.current = body
  })
  useEffect(() => {
    if (asked === "") return
    const gone = new AbortController()
    const { signal } = gone
    const ask = async () => {
      try {
        const question = { body: latest.current }
        const terms = await browserApi("POST /order/for/price", question, { signal })
        setAnswer({ asked, terms })
      } catch (error) {
        if (!signal.aborted) setAnswer({ asked, problem: failureText(error) })
      }
    }
    const soon = setTimeout(() => void ask(), SETTLED_MS)
    return () => {
      clearTimeout(soon)
      gone.abort()
    }
  }, [asked])
  return asked !== "" && answer.asked === asked ? answer : {}
}
