import { z } from "zod"

const schema = z.object({ "@graph": z.array(z.looseObject({ "@type": z.string() })) })

/** Reads what a page tells search engines about itself; empty if it says nothing. */
export function readStructuredData(html: string) {
  const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1]
  return json ? schema.parse(JSON.parse(json))["@graph"] : []
}
