import { createServer } from "node:net"
import { CannotStart } from "./cannot-start.ts"

interface Port {
  host: string
  port: number
}

/** Throws `CannotStart` when the port cannot be had, before anything is begun that would then be left behind. */
export async function refuseTakenPort({ host, port }: Port): Promise<void> {
  const probe = createServer()
  await new Promise<void>((done, fail) => {
    probe.once("error", (error) => fail(explainPort(error, { host, port })))
    probe.listen(port, host, done)
  })
  await new Promise((done) => probe.close(done))
}

/** What to do about a port that cannot be had. */
export function explainPort(error: Error & { code?: string }, { host, port }: Port): Error {
  if (error.code === "EADDRINUSE")
    return new CannotStart(
      `Port ${port} on ${host} is taken. Set PORT to another, or stop what is using it.`,
    )
  if (error.code === "EACCES")
    return new CannotStart(
      `Port ${port} needs more rights than this user has. Set PORT above 1023.`,
    )
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return new CannotStart(`This machine has no address ${host}. Set HOST to one that it has.`)
  return error
}
