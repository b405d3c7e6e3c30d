import { useEffect, useState } from "react"
import { followPart, type PartNow } from "./follow-part.ts"

/**
 * What has been heard of a part since it was loaded; undefined until then. Loaded anew, it is followed anew,
 * so that nothing heard before takes the place of what was read after it.
 */
export function useLivePart(partId: string, loaded: object): PartNow | undefined {
  const [heard, setHeard] = useState<{ after: object; now: PartNow }>()
  useEffect(() => followPart(partId, (now) => setHeard({ after: loaded, now })), [partId, loaded])
  return heard?.after === loaded ? heard.now : undefined
}
