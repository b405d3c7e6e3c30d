import { randomUUID } from "node:crypto"
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import { createTransport } from "nodemailer"
import { type Mailer, ProviderUnavailable } from "#operations/kernel/ports.ts"
import { messageOf } from "./message-of.ts"

/** The stand-in for a mail server: every mail is a file that any mail program opens. */
export interface OutboxFolder extends Mailer {
  /** The files' names, newest first. */
  list(): Promise<string[]>
  /** The raw message of a name from the list; undefined for any other. */
  read(name: string): Promise<Buffer | undefined>
}

const FILE_NAME = /^\d{6,}-[\w-]+\.eml$/
const DRAFT_NAME = /^\.[\w-]+\.part$/
/** Longer than any mail takes to be written. */
const OLD_MS = 60 * 60 * 1000

/**
 * The same mail again replaces its file, since number and id make the name: each is there once. What the
 * folder lies in is made at the start only: if that is gone later, somebody moved it.
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
      // The part before the @ is the mail's own; what follows may change with the configuration.
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

/** Nobody ever sees half a mail, and one that is there survives a power cut. */
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

/** What a process that was killed left half written; its mail is sent again under another draft. */
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

/** Windows keeps names durable by itself and does not open folders. */
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
