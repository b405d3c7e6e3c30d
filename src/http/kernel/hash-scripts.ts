import { createHash } from "node:crypto"

const NONCE = /'nonce-([^']+)'/

/**
 * Turns a page that was rendered with a nonce into one that may be cached: its own inline scripts are
 * allowed by their hashes, and the nonce is gone. Only scripts that carry the nonce are hashed; nothing
 * that found its way into the page otherwise can know it.
 */
export function hashScripts(html: string, policy: string): { html: string; policy: string } {
  const nonce = NONCE.exec(policy)?.[1]
  if (nonce === undefined) return { html, policy }
  const attribute = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  for (const [, attributes = "", body = ""] of html.matchAll(
    /<script([^>]*)>([\s\S]*?)<\/script>/g,
  )) {
    if (!attributes.includes(attribute) || body === "") continue
    hashes.add(`'sha256-${createHash("sha256").update(body).digest("base64")}'`)
  }
  return {
    html: html.replaceAll(attribute, ""),
    policy: policy.replace(NONCE, [...hashes].join(" ")),
  }
}
