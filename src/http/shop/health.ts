import { putStaffNotifications } from "#contract/mail/mail.ts"
import * as contract from "#contract/shop/overview.ts"
import { chooseStaffTopics } from "#operations/mail/notify-staff.ts"
import { listDuties } from "#operations/shop/list-duties.ts"
import {
  dismissFirstSteps,
  readFirstSteps,
  readHealth,
  sendTestMail,
} from "#operations/shop/read-overview.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve, written } from "../kernel/serve.ts"
import type { MailCarrierKind } from "../mail/mail.ts"

interface HealthConfig {
  carrier: MailCarrierKind
  cards: "stripe" | "sandbox" | "none"
  dataDir: string
}

export function serveHealth(server: Server, { carrier, cards, dataDir }: HealthConfig): void {
  const { shop } = server

  serve(server, contract.getShopHealth, async () => {
    const health = await readHealth(shop, dataDir)
    const { answeredAt, ...taxIds } = health.taxIds
    return {
      mail: { carrier, ...health.mail },
      cards: { provider: cards, ...health.cards },
      taxIds: { ...taxIds, answeredAt },
      jobs: health.jobs.map(({ doneAt, ...job }) => ({
        ...job,
        doneAt: doneAt ? new Date(doneAt) : undefined,
      })),
      disk: health.disk,
      backup: health.backup,
      demo: health.demo,
    }
  })

  serve(server, contract.getFirstSteps, () =>
    readFirstSteps(shop, { sendsMail: carrier === "smtp", takesCards: cards === "stripe" }),
  )

  serve(server, contract.dismissFirstSteps, async ({ actor, body: { dismissed } }) => {
    await dismissFirstSteps(shop, actor, dismissed)
    return { ...written, dismissed }
  })

  serve(server, contract.testMail, async ({ actor }) => {
    await sendTestMail(shop, actor)
    return { ...written, to: actor.email }
  })

  serve(server, putStaffNotifications, async ({ actor, body }) => ({
    ...written,
    topics: await chooseStaffTopics(shop, actor, body.topics),
  }))
}

export function serveDuties(server: Server): void {
  serve(server, contract.listDuties, async () =>
    (await listDuties(server.shop)).map(({ since = null, ...duty }) => ({ ...duty, since })),
  )
}
