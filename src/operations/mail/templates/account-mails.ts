import { z } from "zod"
import { greet, note, offer, say } from "./mail-content.ts"
import { mailTemplate } from "./mail-template.ts"

const name = z.string().optional()
const link = z.url({ protocol: /^https?$/ })

export const welcomeVerify = mailTemplate(z.object({ name, link }), (mail, _, shop) => ({
  subject: "Welcome – please confirm your e-mail address",
  blocks: [
    greet(mail.name),
    say(`Welcome to ${shop.name}. Please confirm that this address is yours.`),
    offer("Confirm my address", mail.link),
    note("If you did not register with us, ignore this mail: nobody can use your address."),
  ],
}))

export const passwordReset = mailTemplate(
  z.object({ name, link, minutes: z.int().min(1) }),
  (mail) => ({
    subject: "Choose a new password",
    blocks: [
      greet(mail.name),
      say("Somebody, we hope you, asked for a new password for your account."),
      offer("Choose a new password", mail.link),
      say(`The link works once, for ${mail.minutes} minutes.`),
      note("If it was not you, ignore this mail: your password stays as it is."),
    ],
  }),
)

/** For the owner of an address that somebody tried to register again. */
export const accountExists = mailTemplate(z.object({ name, link }), (mail, _, shop) => ({
  subject: "You already have an account",
  blocks: [
    greet(mail.name),
    say(`Somebody tried to register at ${shop.name} with your address. You have an account.`),
    offer("Sign in", mail.link),
    note("If it was not you, there is nothing to do: nothing was changed and nobody was let in."),
  ],
}))
