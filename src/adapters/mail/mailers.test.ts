import { mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import PostalMime, { type Email } from "postal-mime"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import {
  type Mailer,
  MailRefused,
  type OutgoingMail,
  ProviderUnavailable,
} from "#operations/kernel/ports.ts"
import { type SmtpPeer, smtpPeer } from "#test/services/smtp-peer.ts"
import { outboxFolder } from "./outbox-folder.ts"
import { smtpMailer } from "./smtp-mailer.ts"

interface Transport {
  mailer: Mailer
  received(): Promise<Email[]>
  fail(): Promise<void>
  recover(): Promise<void>
  close(): Promise<void>
}

async function smtp(): Promise<Transport & { peer: SmtpPeer }> {
  const peer = await smtpPeer()
  const mailer = smtpMailer({ url: peer.url })
  return {
    peer,
    mailer,
    received: async () => peer.received.map(({ mail }) => mail),
    fail: peer.stop,
    recover: peer.start,
    close: async () => {
      mailer.close()
      await peer.stop()
    },
  }
}

async function folder(): Promise<Transport> {
  const parent = await mkdtemp(join(tmpdir(), "outbox-test-"))
  const path = join(parent, "outbox")
  const mailer = outboxFolder(path)
  return {
    mailer,
    received: async () => {
      const names = (await mailer.list()).reverse()
      return Promise.all(
        names.map(async (name) => PostalMime.parse((await mailer.read(name)) ?? Buffer.alloc(0))),
      )
    },
    // Uses a file in place of the folder: folder permissions do not stop root.
    fail: () => writeFile(path, ""),
    recover: () => rm(path),
    close: () => rm(parent, { recursive: true }),
  }
}

const aMail = (changes: Partial<OutgoingMail> = {}): OutgoingMail => ({
  number: 7,
  messageId: "0b8f6c1e-1111-4222-8333-444455556666@shop.example",
  from: "Computer Assembler <shop@shop.example>",
  to: "buyer@northmere.example",
  subject: "Your order of Anvil 1000",
  text: "Hello",
  html: "<p>Hello</p>",
  ...changes,
})

describe.each([
  ["a mail server", smtp],
  ["the outbox folder", folder],
])("%s", (_, open) => {
  let transport: Transport
  beforeEach(async () => {
    transport = await open()
  })
  afterEach(() => transport.close())

  test("delivers subject, texts and sender unchanged", async () => {
    const long = "price ".repeat(400)
    const text = `Grüße, 数量 12 ×\n.\n..\nFrom here\n${long}`
    const html = `<p>Grüße, 数量 12 ×</p><p>${long}</p>`
    const subject = "Beleg für „Anvil“ ".repeat(8).trim()
    await transport.mailer.send(aMail({ subject, text, html }))
    const [mail] = await transport.received()
    expect(mail).toMatchObject({
      messageId: "<0b8f6c1e-1111-4222-8333-444455556666@shop.example>",
      from: { name: "Computer Assembler", address: "shop@shop.example" },
      to: [{ address: "buyer@northmere.example" }],
      subject,
    })
    expect(mail?.text?.trim()).toBe(text.trim())
    expect(mail?.html?.trim()).toBe(html)
    expect(mail?.attachments).toEqual([])
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
    )
  })

  test("lets the receiver recognize a mail that is sent again", async () => {
    await transport.mailer.send(aMail())
    await transport.mailer.send(aMail())
    const ids = (await transport.received()).map(({ messageId }) => messageId)
    expect(new Set(ids).size).toBe(1)
  })

  test("sends many mails at once, each once", async () => {
    const numbers = Array.from({ length: 30 }, (_, n) => n + 1)
    await Promise.all(
      numbers.map((number) =>
        transport.mailer.send(aMail({ number, messageId: `mail-${number}@x.example` })),
      ),
    )
    const ids = (await transport.received()).map(({ messageId }) => messageId)
    expect(ids.toSorted()).toEqual(numbers.map((number) => `<mail-${number}@x.example>`).sort())
  })

  test("lets neither a line break in a subject nor a comma in an address add a recipient", async () => {
    await transport.mailer.send(
      aMail({ subject: "Hello\r\nBcc: thief@evil.example\r\n\r\nText", to: "a@b.example" }),
    )
    await transport.mailer
      .send(aMail({ number: 8, messageId: "8@x", to: "a@b.example, thief@evil.example" }))
      .catch(() => undefined)
    for (const mail of await transport.received()) {
      expect(mail.bcc ?? []).toEqual([])
      expect(mail.to?.map(({ address }) => address)).not.toContain("thief@evil.example")
    }
  })

  test("reports when it cannot take mail, and takes it when it recovers", async () => {
    await transport.fail()
    await expect(transport.mailer.send(aMail())).rejects.toThrow(ProviderUnavailable)
    await transport.recover()
    await transport.mailer.send(aMail())
    expect(await transport.received()).toHaveLength(1)
  })
})

describe("a mail server", () => {
  let transport: Awaited<ReturnType<typeof smtp>>
  beforeEach(async () => {
    transport = await smtp()
  })
  afterEach(() => transport.close())

  test("that permanently refuses a recipient refuses the mail", async () => {
    transport.peer.refuseWith(550)
    await expect(transport.mailer.send(aMail())).rejects.toThrow(MailRefused)
    await expect(transport.mailer.send(aMail())).rejects.toThrow(
      "550 5.1.1 <buyer@northmere.example>: Not here",
    )
  })

  test("that temporarily refuses a recipient counts as unavailable", async () => {
    transport.peer.refuseWith(451)
    await expect(transport.mailer.send(aMail())).rejects.toThrow(ProviderUnavailable)
  })

  test("that refuses the password counts as unavailable, and the error does not show it", async () => {
    const url = transport.peer.url.replace("secret", "wrong")
    const mailer = smtpMailer({ url })
    const sending = mailer.send(aMail())
    await expect(sending).rejects.toThrow(ProviderUnavailable)
    await expect(sending).rejects.toThrow(expect.not.stringContaining("wrong"))
    mailer.close()
  })

  test("is never given a second recipient hidden in the first", async () => {
    const to = "ada@shop.example, thief@evil.example"
    await transport.mailer.send(aMail({ to })).catch(() => undefined)
    await transport.mailer.send(aMail({ to: "ada@shop.example" }))
    const reached = transport.peer.received.flatMap(({ recipients }) => recipients)
    expect(reached).not.toContain("thief@evil.example")
    expect(reached.at(-1)).toBe("ada@shop.example")
  })
})

describe("the outbox folder itself", () => {
  let parent: string
  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), "outbox-test-"))
  })
  afterEach(() => rm(parent, { recursive: true }))

  test("names a mail by its number and its own id, whatever the sender address", async () => {
    const mailer = outboxFolder(join(parent, "outbox"))
    await mailer.send(aMail())
    await mailer.send(
      aMail({ messageId: aMail().messageId.replace("shop.example", "new.example") }),
    )
    expect(await readdir(join(parent, "outbox"))).toEqual([
      "000007-0b8f6c1e-1111-4222-8333-444455556666.eml",
    ])
  })

  test("deletes drafts that a killed process left, but not one that is being written", async () => {
    for (const name of [".left.part", ".fresh.part", "notes.part"])
      await writeFile(join(parent, name), "half")
    const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000)
    for (const name of [".left.part", "notes.part"])
      await utimes(join(parent, name), twoHoursAgo, twoHoursAgo)
    await outboxFolder(parent).send(aMail({ messageId: "m7@x" }))
    expect((await readdir(parent)).sort()).toEqual([".fresh.part", "000007-m7.eml", "notes.part"])
  })

  test("lists mails newest first, by number, and no other files", async () => {
    const mailer = outboxFolder(parent)
    for (const number of [2, 1_000_000, 10])
      await mailer.send(aMail({ number, messageId: `m${number}@x` }))
    await writeFile(join(parent, ".draft.part"), "half")
    await writeFile(join(parent, "note.txt"), "mine")
    expect(await mailer.list()).toEqual(["1000000-m1000000.eml", "000010-m10.eml", "000002-m2.eml"])
  })

  test("reads only mails of the folder, wherever a name points", async () => {
    const mailer = outboxFolder(join(parent, "outbox"))
    await mailer.send(aMail())
    await writeFile(join(parent, "000001-secret.eml"), "secret")
    for (const name of ["../000001-secret.eml", "..%2f000001-secret.eml", "000001-secret.eml", ""])
      expect(await mailer.read(name)).toBeUndefined()
  })

  test("is readable by its owner only", async () => {
    const mailer = outboxFolder(join(parent, "outbox"))
    await mailer.send(aMail())
    const [name = ""] = await mailer.list()
    expect((await stat(join(parent, "outbox"))).mode & 0o077).toBe(0)
    expect((await stat(join(parent, "outbox", name))).mode & 0o077).toBe(0)
  })
})
