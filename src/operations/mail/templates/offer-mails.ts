import { z } from "zod"
import { t } from "#domain/languages/translate.ts"
import { formatMoment } from "#domain/settings/time-zone.ts"
import {
  greet,
  linkInMailLanguage,
  list,
  mailTemplate,
  note,
  offer,
  quote,
  say,
} from "./mail-template.ts"
import { amounts, receipt } from "./order-mail-parts.ts"

export const orderOffer = mailTemplate(
  z.object({
    name: z.string().optional(),
    draftNumber: z.string(),
    link: z.url({ protocol: /^https?$/ }),
    words: z.string().optional(),
    validUntil: z.iso.datetime(),
    ...amounts,
  }),
  (mail, shopUrl, { timeZone, name }) => ({
    subject: t("Your offer {number} from {shop}", { number: mail.draftNumber, shop: name }),
    blocks: [
      greet(mail.name),
      say(t("We have prepared an order for you. View it, then accept and pay, or decline.")),
      ...(mail.words ? [quote(mail.words)] : []),
      ...receipt(mail, t("Total"), shopUrl),
      list([
        { label: t("Offer"), value: mail.draftNumber },
        { label: t("Valid until"), value: formatMoment(new Date(mail.validUntil), timeZone) },
      ]),
      offer(t("View the offer"), linkInMailLanguage(mail.link)),
      note(t("The parts are not reserved until you accept.")),
    ],
  }),
)

export const offerDeclined = mailTemplate(
  z.object({ name: z.string().optional(), draftNumber: z.string(), reason: z.string() }),
  (mail, _, { name }) => ({
    subject: t("Your offer {number} from {shop} was declined", {
      number: mail.draftNumber,
      shop: name,
    }),
    blocks: [
      greet(mail.name),
      say(
        t(
          "Someone with the link of our offer has declined it. If it was not you, ask us for a new one.",
        ),
      ),
      ...(mail.reason ? [quote(mail.reason)] : []),
      list([{ label: t("Offer"), value: mail.draftNumber }]),
    ],
  }),
)
