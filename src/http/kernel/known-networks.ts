const MAX_NETWORKS = 10_000

export type KnownNetworks = ReturnType<typeof openKnownNetworks>

/** Remembers the most recent networks from which users signed in. */
export function openKnownNetworks() {
  const networks = new Set<string>()
  return {
    has: (network: string): boolean => networks.has(network),
    add: (network: string): void => {
      networks.delete(network)
      networks.add(network)
      const [oldest] = networks
      if (networks.size > MAX_NETWORKS && oldest !== undefined) networks.delete(oldest)
    },
  }
}
