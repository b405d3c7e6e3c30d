import { randomUUID } from "node:crypto"
import { mkdir, readdir, readFile, rename, rm, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import { createTransport } from "nodemailer"
import { type Mailer, ProviderUnavailable } from "#operations/kernel/ports.ts"
import { syncFolder, writeDurably } from "../durable-files.ts"
import { messageOf } from "./mail-message.ts"

/** Stand-in for a mail server that writes each mail to a file for mail programs. */
interface OutboxFolder extends Mailer {
  /** Lists file names, newest first. */
  list(): Promise<string[]>
  /** Returns the raw message of a listed file name; undefined if it does not exist. */
  read(name: string): Promise<Buffer | undefined>
}

const FILE_NAME = /^\d{6,}-[\w-]+\.eml$/
const DRAFT_NAME = /^\.[\w-]+\.part$/
/** Drafts older than this are abandoned; writing a mail takes less. */
const MAX_DRAFT_AGE_MS = 60 * 60 * 1000

/**
 * Writes each mail once: its number and id form the file name. Creates the parent folder only at startup; if it
 * disappears later, the operator has moved it.
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
      // The part before the @ identifies the mail. The rest may change with the configuration.
      const [id = ""] = mail.messageId.split("@")
      await writeWhole(folder, `${String(mail.number).padStart(6, "0")}-${id}.eml`, message)
    },
    async list() {
      const names = await readdir(folder).catch(ignoreMissing)
      const numbered = (names ?? []).filter((name) => FILE_NAME.test(name))
      return numbered.sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))
    },
    async read(name) {
      if (!FILE_NAME.test(name)) return undefined
      return readFile(join(folder, name)).catch(ignoreMissing)
    },
  }
}

/**
 * Writes a file atomically and durably: readers never see a partial mail, and a written one survives a power failure.
 */
async function writeWhole(
  folder: string,
  name: string,
  message: Parameters<typeof writeDurably>[1],
): Promise<void> {
  const draft = join(folder, `.${randomUUID()}.part`)
  try {
    await writeDurably(draft, message).catch(async (error: unknown) => {
      ignoreMissing(error)
      await mkdir(folder, { mode: 0o700 }).catch(ignoreExisting)
      await writeDurably(draft, message)
    })
    await rename(draft, join(folder, name))
    await syncFolder(folder)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw new ProviderUnavailable(`the outbox folder ${folder} cannot be written`, { cause: error })
  }
}

/** Removes drafts of killed processes. Their mails are sent again. */
async function removeOldDrafts(folder: string): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => DRAFT_NAME.test(name))
  await Promise.all(
    names.map(async (name) => {
      const draft = join(folder, name)
      const { mtimeMs } = (await stat(draft).catch(ignoreMissing)) ?? { mtimeMs: Date.now() }
      if (Date.now() - mtimeMs > MAX_DRAFT_AGE_MS) await rm(draft, { force: true })
    }),
  ).catch(() => undefined) // The next start retries.
}

function ignoreMissing(error: unknown): undefined {
  if (codeOf(error) !== "ENOENT") throw error
  return undefined
}

function ignoreExisting(error: unknown): void {
  if (codeOf(error) !== "EEXIST") throw error
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : undefined
