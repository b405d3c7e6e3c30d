import { createHmac } from "node:crypto"
import { setTimeout as delay } from "node:timers/promises"

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

/** Waits for the next half minute if it is near: a code of the last one is accepted only until then. */
export const earlyInStep = async (): Promise<void> => {
  const leftMs = 30_000 - (Date.now() % 30_000)
  // A timer may end a moment early.
  if (leftMs < 10_000) await delay(leftMs + 100)
}

/** An authenticator app (RFC 6238), set up by its address; `steps` turns its clock by half minutes. */
export function authenticator(uri: string): (steps?: number) => string {
  const secret = new URL(uri).searchParams.get("secret") ?? ""
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0"))
  const bytes = bits.join("").match(/.{8}/g) ?? []
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
  return (steps = 0) => {
    const counter = Buffer.alloc(8)
    counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps))
    const digest = createHmac("sha1", key).update(counter).digest()
    const offset = (digest.at(-1) ?? 0) & 15
    return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0")
  }
}
