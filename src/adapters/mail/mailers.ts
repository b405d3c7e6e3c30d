import { randomUUID } from "node:crypto"
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import { createTransport, type NodemailerError } from "nodemailer"
import {
  type Mailer,
  MailRefused,
  type OutgoingMail,
  ProviderUnavailable,
} from "#operations/kernel/ports.ts"

/** Converts a mail for nodemailer. */
const messageOf = ({ messageId, to, replyTo, attachments = [], ...mail }: OutgoingMail) => ({
  messageId: `<${messageId}>`,
  from: mail.from,
  // An object is never parsed as a list of addresses.
  to: { name: "", address: to },
  ...(replyTo && { replyTo: { name: "", address: replyTo } }),
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  attachments: attachments.map(({ name, type, bytes }) => ({
    filename: name,
    contentType: type,
    content: Buffer.from(bytes),
  })),
  headers: { "Auto-Submitted": "auto-generated" },
})

const MAX_SEND_MS = 60_000

interface SmtpMailer extends Mailer {
  close(): void
}

/** Sends mail to an SMTP server: `smtps://user:password@host`, or `smtp://…` with STARTTLS where offered. */
export function smtpMailer({ url }: { url: string }): SmtpMailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    maxRequeues: 1,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    dnsTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      try {
        const signal = AbortSignal.timeout(MAX_SEND_MS)
        await transport.sendMail({ ...messageOf(mail), signal })
      } catch (error) {
        throw explain(error)
      }
    },
    close: () => transport.close({ force: true }),
  }
}

/** A refusal of this mail is final; a refusal of the sender or the session is not. */
function explain(error: unknown): Error {
  if (!isMailError(error)) return new ProviderUnavailable(String(error))
  const about = /^(?:RCPT TO|DATA)/.test(error.command ?? "") || error.code === "EMESSAGE"
  const reason = error.response ?? error.message
  return error.permanent && about
    ? new MailRefused(reason, { cause: error })
    : new ProviderUnavailable(`the mail server did not take it: ${reason}`, { cause: error })
}

const isMailError = (error: unknown): error is NodemailerError => error instanceof Error

/** The stand-in for a mail server: every mail is a file that mail programs open. */
interface OutboxFolder extends Mailer {
  /** Lists file names, newest first. */
  list(): Promise<string[]>
  /** Reads the raw message of a listed name. */
  read(name: string): Promise<Buffer | undefined>
}

const FILE_NAME = /^\d{6,}-[\w-]+\.eml$/
const DRAFT_NAME = /^\.[\w-]+\.part$/
/** Longer than writing any mail takes. */
const OLD_MS = 60 * 60 * 1000

/**
 * Writes each mail once: number and id make the file name. Creates the folder's parent at the start only: if it
 * disappears later, somebody moved it.
 */
export function outboxFolder(folder: string): OutboxFolder {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" })
  const made = mkdir(dirname(folder), { recursive: true, mode: 0o700 }).catch(() => undefined)
  let tidied: Promise<void> | undefined
  return {
    async send(mail) {
      const { message } = await composer.sendMail({
        ...messageOf(mail),
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      tidied ??= removeOldDrafts(folder)
      await Promise.all([made, tidied])
      // The part before the @ identifies the mail; the rest may change with the configuration.
      const [id = ""] = mail.messageId.split("@")
      await writeWhole(folder, `${String(mail.number).padStart(6, "0")}-${id}.eml`, message)
    },
    async list() {
      const names = await readdir(folder).catch(ifMissing)
      const numbered = (names ?? []).filter((name) => FILE_NAME.test(name))
      return numbered.sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))
    },
    async read(name) {
      if (!FILE_NAME.test(name)) return undefined
      return readFile(join(folder, name)).catch(ifMissing)
    },
  }
}

/** Writes a mail atomically and durably. */
async function writeWhole(folder: string, name: string, message: Content): Promise<void> {
  const draft = join(folder, `.${randomUUID()}.part`)
  try {
    await writeDurably(draft, message).catch(async (error: unknown) => {
      ifMissing(error)
      await mkdir(folder, { mode: 0o700 }).catch(ifThere)
      await writeDurably(draft, message)
    })
    await rename(draft, join(folder, name))
    await flushFolder(folder)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw new ProviderUnavailable(`the outbox folder ${folder} cannot be written`, { cause: error })
  }
}

/** Removes drafts of killed processes; their mails are sent again. */
async function removeOldDrafts(folder: string): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => DRAFT_NAME.test(name))
  await Promise.all(
    names.map(async (name) => {
      const draft = join(folder, name)
      const { mtimeMs } = (await stat(draft).catch(ifMissing)) ?? { mtimeMs: Date.now() }
      if (Date.now() - mtimeMs > OLD_MS) await rm(draft, { force: true })
    }),
  ).catch(() => undefined) // The next start tries again.
}

type Content = Parameters<FileHandle["writeFile"]>[0]

async function writeDurably(path: string, bytes: Content): Promise<void> {
  const file = await open(path, "wx", 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Windows keeps names durable by itself and opens no folders. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return
  const handle = await open(folder, "r")
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function ifMissing(error: unknown): undefined {
  if (codeOf(error) !== "ENOENT") throw error
  return undefined
}

function ifThere(error: unknown): void {
  if (codeOf(error) !== "EEXIST") throw error
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : undefined
