import { z } from "zod"
import { staffTopicText } from "#contract/mail/staff-notifications.ts"
import { t } from "#domain/languages/translate.ts"
import { staffTopics } from "#domain/shop/staff-topics.ts"
import { greet, list, mailTemplate, note, offer, say } from "./mail-template.ts"

/** Tells an administrator what has happened, with a link to where it is dealt with. */
export const staffNotice = mailTemplate(
  z.object({
    name: z.string().optional(),
    topic: z.enum(staffTopics),
    facts: z.array(z.object({ label: z.string(), value: z.string() })),
    path: z.string(),
  }),
  ({ name, topic, facts, path }, shopUrl) => {
    const title = staffTopicText[topic]
    const [first] = facts
    return {
      subject: first ? `${title}: ${first.value}` : title,
      blocks: [
        greet(name),
        say(`${title}.`),
        list(facts),
        offer(t("Open|verb"), `${shopUrl}${path}`),
        note(t("You receive this e-mail because you chose it in your account.")),
      ],
    }
  },
)

/** Shows that mail arrives. */
export const mailTest = mailTemplate(z.object({ name: z.string().optional() }), ({ name }) => ({
  subject: t("Test e-mail"),
  blocks: [
    greet(name),
    say(t("You sent this test from the page Health. The shop's e-mail arrives.")),
  ],
}))
