import type { ServerResponse } from "node:http"
import { type BlockList, isIPv6 } from "node:net"
import { networkOf, plainAddress } from "#domain/network.ts"

/** Maximum number of unread bytes over all answers. */
const MAX_BYTES = 64 * 1024 * 1024
/** Maximum number of unread bytes per network. Beyond it, its clients get no further answers until they have read. */
const MAX_BYTES_OF_NETWORK = 16 * 1024 * 1024

interface UnreadAnswer {
  reply: ServerResponse
  network: string
  bytes: number
}

interface UnreadAnswers {
  /** Reports whether this client may receive another answer. */
  mayAnswer(reply: ServerResponse): boolean
  /**
   * Disconnects clients until the total fits: each time the oldest answer of the network with the most unread bytes.
   */
  cutExcess(): void
}

/** Limits the memory of unread answers. Trusted proxies have no network limit, because they serve many clients. */
export function limitUnreadAnswers(
  answering: ReadonlySet<ServerResponse>,
  trustedProxies: BlockList | undefined,
): UnreadAnswers {
  const list = (): UnreadAnswer[] => {
    const unread = [...answering].filter(
      ({ socket, writableLength }) => !socket?.destroyed && writableLength > 0,
    )
    return unread.map((reply) => ({
      reply,
      network: networkOf(addressOf(reply)),
      bytes: reply.writableLength,
    }))
  }

  return {
    mayAnswer: (reply) => {
      const address = addressOf(reply)
      if (address === "" || trustedProxies?.check(address, isIPv6(address) ? "ipv6" : "ipv4"))
        return true
      const network = networkOf(address)
      return bytesOf(list().filter((answer) => answer.network === network)) <= MAX_BYTES_OF_NETWORK
    },
    cutExcess: () => {
      let unread = list()
      while (bytesOf(unread) > MAX_BYTES) {
        const excess = findExcess(unread)
        excess?.reply.socket?.destroy()
        unread = unread.filter((answer) => answer !== excess)
      }
    },
  }
}

const addressOf = (reply: ServerResponse): string =>
  plainAddress(reply.req.socket.remoteAddress ?? "")

const bytesOf = (answers: UnreadAnswer[]): number =>
  answers.reduce((sum, { bytes }) => sum + bytes, 0)

function findExcess(unread: UnreadAnswer[]): UnreadAnswer | undefined {
  const networks = Object.values(Object.groupBy(unread, ({ network }) => network))
  const [largest] = networks.toSorted((a = [], b = []) => bytesOf(b) - bytesOf(a))
  return largest?.[0]
}
