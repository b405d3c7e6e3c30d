import { BlockList, isIP } from "node:net"
import type { z } from "zod"

/** Parses addresses and networks: `10.0.0.0/8, 192.168.1.5`. */
export function readNetworks(list: string, context: z.RefinementCtx): BlockList {
  const networks = new BlockList()
  for (const entry of list.split(",").map((part) => part.trim())) {
    const [address = "", bits] = entry.split("/")
    const version = isIP(address)
    const longest = version === 6 ? 128 : 32
    const prefix = bits === undefined ? longest : Number(bits)
    if (version === 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > longest)
      context.addIssue({ code: "custom", message: `has no address or network "${entry}"` })
    else networks.addSubnet(address, prefix, version === 6 ? "ipv6" : "ipv4")
  }
  return networks
}

/** Parses host names: `images.example.com, cdn.example.com:8443`. */
export function readHosts(list: string, context: z.RefinementCtx): string[] {
  const hosts = list.split(",").map((host) => host.trim().toLowerCase())
  for (const host of hosts)
    if (!URL.canParse(`https://${host}`) || new URL(`https://${host}`).host !== host)
      context.addIssue({ code: "custom", message: `has no host "${host}"` })
  return hosts
}

/** Parses origins: `https://www.example.com, http://localhost:5173`. */
export function readOrigins(list: string, context: z.RefinementCtx): string[] {
  const origins = list.split(",").map((origin) => origin.trim())
  for (const origin of origins)
    if (!/^https?:/.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin)
      context.addIssue({
        code: "custom",
        message: `has no origin "${origin}"; one is like https://www.example.com, with no path and no slash`,
      })
  return origins
}
