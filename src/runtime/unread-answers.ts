import type { ServerResponse } from "node:http"
import { type BlockList, isIPv6 } from "node:net"
import { networkOf } from "#domain/network.ts"

/** Written and not yet taken by its reader, of all answers together. */
const MAX_BYTES = 64 * 1024 * 1024
/** The same of one network; who has more is not answered before some of it is read. */
const MAX_NETWORK_BYTES = 16 * 1024 * 1024

interface UnreadAnswer {
  reply: ServerResponse
  network: string
  bytes: number
}

export interface UnreadAnswers {
  /** Whether its reader may have one more. */
  mayAnswer(reply: ServerResponse): boolean
  /** Cuts off readers until the rest fits: of the network that leaves most unread, who was there first. */
  cutExcess(): void
}

/** Bounds what answers take of the memory until they are read. A trusted proxy reads for many, and has no bound of its own. */
export function boundUnreadAnswers(
  answering: ReadonlySet<ServerResponse>,
  trustedProxies: BlockList | undefined,
): UnreadAnswers {
  const list = (): UnreadAnswer[] =>
    Array.from(answering, (reply) => ({
      reply,
      network: networkOf(addressOf(reply)),
      bytes: reply.socket?.destroyed ? 0 : reply.writableLength,
    }))

  return {
    mayAnswer: (reply) => {
      const address = addressOf(reply)
      if (address === "" || trustedProxies?.check(address, isIPv6(address) ? "ipv6" : "ipv4"))
        return true
      const network = networkOf(address)
      return bytesOf(list().filter((answer) => answer.network === network)) <= MAX_NETWORK_BYTES
    },
    cutExcess: () => {
      let unread = list()
      while (bytesOf(unread) > MAX_BYTES) {
        const cut = findExcess(unread)
        cut?.reply.socket?.destroy()
        unread = unread.filter((answer) => answer !== cut)
      }
    },
  }
}

const addressOf = (reply: ServerResponse): string =>
  (reply.req.socket.remoteAddress ?? "").replace(/^::ffff:(?=\d+\.)/i, "")

const bytesOf = (answers: UnreadAnswer[]): number =>
  answers.reduce((sum, { bytes }) => sum + bytes, 0)

function findExcess(unread: UnreadAnswer[]): UnreadAnswer | undefined {
  const networks = Object.values(Object.groupBy(unread, ({ network }) => network))
  const [largest] = networks.toSorted((a = [], b = []) => bytesOf(b) - bytesOf(a))
  return largest?.find(({ bytes }) => bytes > 0)
}
