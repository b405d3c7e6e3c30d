/** What a server says of the settings that decide whether an acknowledged write survives. */
export interface DurabilitySettings {
  fsync: string
  fullPageWrites: string
  synchronousCommit: string
}

/** What must be changed before a shop may keep its books on that server; undefined when nothing. */
export function durabilityProblem(settings: DurabilitySettings): string | undefined {
  const off = [
    settings.fsync === "off" && "fsync",
    settings.fullPageWrites === "off" && "full_page_writes",
    settings.synchronousCommit === "off" && "synchronous_commit",
  ].filter((name) => name !== false)
  if (off.length === 0) return undefined
  const changes = off.map((name) =>
    name === "synchronous_commit"
      ? "synchronous_commit = on (or local, remote_write, remote_apply) for this server, database and role"
      : `${name} = on in postgresql.conf`,
  )
  return `The database server runs with ${off.join(" and ")} off and would lose orders that were confirmed.\nSet ${changes.join(", and ")}; then reload the server and start again.`
}
