import { useEffect, useState } from "react"
import { followPart, type PartNow } from "./follow-part.ts"

/**
 * What has been heard of a part since it was loaded, undefined until then. Loaded anew, it is followed anew, so
 * that nothing heard before takes the place of what was read after it. What was asked for besides is told by
 * the second: it counts unless something was heard meanwhile, which may be newer.
 */
export function useLivePart(
  partId: string,
  loaded: object,
): [now: PartNow | undefined, setAsked: (now: PartNow) => void] {
  const [heard, setHeard] = useState<{ after: object; now: PartNow }>()
  useEffect(() => followPart(partId, (now) => setHeard({ after: loaded, now })), [partId, loaded])
  const setAsked = (now: PartNow) =>
    setHeard((latest) => (latest === heard ? { after: loaded, now } : latest))
  return [heard?.after === loaded ? heard.now : undefined, setAsked]
}
