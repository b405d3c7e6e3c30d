import { once } from "node:events"
import { buffer } from "node:stream/consumers"
import PostalMime, { type Email } from "postal-mime"
import { SMTPServer } from "smtp-server"

/** Local SMTP server for tests, which records received mail. */
export interface SmtpPeer {
  url: string
  received: { recipients: string[]; mail: Email }[]
  /** Sets the response code for every recipient, such as 550; undefined accepts. */
  refuseWith(code: number | undefined): void
  stop(): Promise<void>
  /** Listens again on the same port. */
  start(): Promise<void>
}

export async function smtpPeer(): Promise<SmtpPeer> {
  const received: SmtpPeer["received"] = []
  let refusal: number | undefined
  const open = async (port: number) => {
    const server = new SMTPServer({
      hideSTARTTLS: true,
      authOptional: true,
      allowInsecureAuth: true,
      closeTimeout: 100,
      onAuth: (auth, _, done) =>
        auth.password === "secret"
          ? done(null, { user: "shop" })
          : done(Object.assign(new Error("Wrong password"), { responseCode: 535 })),
      // Names the recipient, as most mail servers do.
      onRcptTo: ({ address }, _, done) =>
        refusal
          ? done(
              Object.assign(new Error(`5.1.1 <${address}>: Not here`), { responseCode: refusal }),
            )
          : done(),
      onData: async (stream, session, done) => {
        const mail = await PostalMime.parse(await buffer(stream))
        received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), mail })
        done()
      },
    })
    server.on("error", () => undefined)
    server.listen(port, "127.0.0.1")
    await once(server.server, "listening")
    return server
  }
  let server = await open(0)
  const address = server.server.address()
  const port = address && typeof address === "object" ? address.port : 0
  return {
    url: `smtp://shop:secret@127.0.0.1:${port}`,
    received,
    refuseWith: (code) => {
      refusal = code
    },
    stop: () => new Promise((done) => server.close(() => done())),
    start: async () => {
      server = await open(port)
    },
  }
}
