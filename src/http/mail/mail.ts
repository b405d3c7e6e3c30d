import * as contract from "#contract/mail/mail.ts"
import { countMail, listMail, resendMail } from "#operations/mail/mail-outbox.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve, written } from "../kernel/serve.ts"

export type MailCarrierKind = (typeof contract.mailCarriers)[number]

export function serveMail(server: Server, carrier: MailCarrierKind): void {
  const { shop } = server

  serve(server, contract.listMail, async ({ query: { state, limit, after } }) =>
    (await listMail(shop, { state, limit, beforeId: after })).map((mail) => ({
      _id: String(mail.id),
      to: mail.recipient,
      template: mail.template,
      state: mail.state,
      attempts: mail.attempts,
      lastError: mail.lastError ?? undefined,
      createdAt: mail.createdAt,
      sentAt: mail.sentAt ?? undefined,
    })),
  )

  serve(server, contract.countMail, async () => ({ carrier, ...(await countMail(shop)) }))

  serve(server, contract.resendMail, async ({ actor, params }) => {
    await resendMail(shop, actor, params.id)
    return { ...written, modifiedCount: 1 }
  })
}
