import { useCallback, useEffect, useState } from "react"
import { followPart, type PartNow } from "./follow-part.ts"

/**
 * What has been heard of a part since it was loaded, undefined until then, and what tells of it whatever was
 * learned otherwise. Loaded anew, it is followed anew, so that nothing heard before takes the place of what
 * was read after it.
 */
export function useLivePart(
  partId: string,
  loaded: object,
): [now: PartNow | undefined, tell: (now: PartNow) => void] {
  const [heard, setHeard] = useState<{ after: object; now: PartNow }>()
  const tell = useCallback((now: PartNow) => setHeard({ after: loaded, now }), [loaded])
  useEffect(() => followPart(partId, tell), [partId, tell])
  return [heard?.after === loaded ? heard.now : undefined, tell]
}
