import { multipartBody } from "../../multipart-body.ts"
import { aPdf } from "../../pdf-files.ts"
import type { Person } from "../../test-shop.ts"
import {
  type AccessRow,
  aboutPerson,
  adminOnly,
  allowedBut,
  anAddress,
  type CallInput,
  open,
  ownAlone,
  ownOnly,
  ownOrAdmin,
  signedIn,
  unanswered,
  type World,
} from "./access-row.ts"

async function aboutAddress({ shop }: World, owner: Person): Promise<CallInput> {
  const [row] = await shop.sql(
    `insert into addresses (id, user_id, label, name, company, street, district, city, region, postal_code, country,
       phone, is_default)
     values (substr(md5(random()::text), 1, 24), $1, '', 'Ada', '', '1 Road', '', 'Leith', '', 'EH6 6QN', 'GB', '', false)
     returning id`,
    [owner.id],
  )
  return { params: { id: String(row?.id) }, body: anAddress }
}

async function aboutTaxId({ shop }: World, owner: Person): Promise<CallInput> {
  const [row] = await shop.sql(
    `insert into tax_ids (id, user_id, kind, country, region, number, state)
     values (substr(md5(random()::text), 1, 24), $1, 'us_certificate', 'US', substr(md5(random()::text), 1, 8), '1', 'waiting')
     returning id`,
    [owner.id],
  )
  return { params: { id: String(row?.id) }, body: { valid: true } }
}

const aboutPostalRates = (): CallInput => ({ body: "zip,rate\n78701,0.0825\n" })

const aboutCertificate = async (world: World, owner: Person): Promise<CallInput> => ({
  ...(await aboutTaxId(world, owner)),
  ...multipartBody("certificate", aPdf({ title: owner.id }).toString("ascii")),
})

export const accountsAccess: AccessRow[] = [
  { route: "GET /tax-id", expected: signedIn },
  // Refused since this shop charges no tax.
  {
    route: "POST /tax-id",
    expected: allowedBut(409, signedIn),
    ask: () => ({ body: { country: "DE", number: "DE136695976" } }),
  },
  { route: "POST /tax-id/{id}/check", expected: ownAlone, ask: aboutTaxId },
  { route: "DELETE /tax-id/{id}", expected: ownAlone, ask: aboutTaxId },
  { route: "GET /tax-id/waiting", expected: adminOnly },
  {
    route: "POST /tax-id/{id}/certificate",
    expected: { ...ownAlone, admin: 200 },
    ask: aboutCertificate,
  },
  // There is none yet; src/http/tax/tax-ids.test.ts has one.
  {
    route: "GET /tax-id/{id}/certificate",
    expected: allowedBut(404, signedIn),
    ask: async (world, owner) => ({ params: (await aboutTaxId(world, owner)).params ?? {} }),
  },
  { route: "POST /tax-id/{id}/decision", expected: adminOnly, ask: aboutTaxId },
  {
    route: "POST /tax-id/{id}/withdrawal",
    expected: adminOnly,
    ask: async (world, owner) => {
      const { params = {} } = await aboutTaxId(world, owner)
      await world.shop.sql("update tax_ids set state = 'valid' where id = $1", [params.id])
      return { params }
    },
  },
  { route: "GET /tax-rate/postal", expected: adminOnly },
  { route: "POST /tax-rate/postal/preview", expected: adminOnly, ask: aboutPostalRates },
  { route: "PUT /tax-rate/postal", expected: adminOnly, ask: aboutPostalRates },
  { route: "DELETE /tax-rate/postal", expected: adminOnly },
  // Here the token is the proof of identity that is being renewed.
  {
    route: "PUT /user/{email}",
    expected: ownOnly,
    ask: (world, owner) => ({ ...aboutPerson(world, owner), body: { email: owner.email } }),
  },
  { route: "GET /user/{email}", expected: ownOrAdmin, ask: aboutPerson },
  { route: "GET /user", expected: adminOnly },
  {
    route: "PUT /userUpdate/{email}",
    expected: ownOnly,
    ask: (world, owner) => ({
      ...aboutPerson(world, owner),
      body: { name: "", education: "MSc", location: "York", phone: "1", linkedin: "ada" },
    }),
  },
  { route: "PUT /user/admin/{email}", expected: adminOnly, ask: aboutPerson },
  { route: "DELETE /user/admin/{email}", expected: adminOnly, ask: aboutPerson },
  { route: "GET /admin/{email}", expected: ownOrAdmin, ask: aboutPerson },
  { route: "GET /account", expected: signedIn },
  { route: "GET /country", expected: signedIn },
  { route: "GET /country/{code}", expected: signedIn, ask: () => ({ params: { code: "GB" } }) },
  { route: "GET /address", expected: signedIn },
  { route: "POST /address", expected: signedIn, ask: () => ({ body: anAddress }) },
  { route: "PUT /address/{id}", expected: ownAlone, ask: aboutAddress },
  { route: "DELETE /address/{id}", expected: ownAlone, ask: aboutAddress },
  { route: "PUT /account/language", expected: signedIn, ask: () => ({ body: { language: "en" } }) },
  { route: "GET /account/sessions", expected: signedIn },
  // No session has this id.
  {
    route: "DELETE /account/sessions/{id}",
    expected: signedIn,
    ask: () => ({ params: { id: "no-such-session" } }),
  },
  { route: "POST /account/sessions/end", expected: allowedBut(400, signedIn) },
  // Allowed, but no identity is connected.
  {
    route: "POST /account/identities/disconnect",
    expected: allowedBut(404, signedIn),
    ask: () => ({ body: { provider: "google" } }),
  },
  { route: "GET /account/export", expected: signedIn },
  {
    route: "POST /account/close",
    expected: allowedBut(400, signedIn),
    ask: () => ({ body: { password: "not the password" } }),
  },
  // The token does not matter: body or cookie is the proof.
  {
    route: "POST /api/auth/sign-up/email",
    expected: allowedBut(409, open),
    ask: (_, { name, email, password }) => ({ body: { name, email, password } }),
  },
  {
    route: "POST /api/auth/sign-in/email",
    expected: open,
    ask: (_, { email, password }) => ({ body: { email, password } }),
  },
  { route: "GET /api/auth/get-session", expected: open },
  { route: "POST /api/auth/sign-out", expected: open },
  { route: "POST /api/auth/change-password", expected: unanswered },
  { route: "POST /api/auth/sign-in/social", expected: unanswered },
  { route: "POST /api/auth/link-social", expected: unanswered },
  { route: "POST /api/auth/two-factor/enable", expected: unanswered, ask: () => ({ body: [] }) },
  { route: "POST /api/auth/two-factor/verify-totp", expected: unanswered },
  { route: "POST /api/auth/two-factor/verify-backup-code", expected: unanswered },
  { route: "POST /api/auth/two-factor/disable", expected: unanswered, ask: () => ({ body: [] }) },
  {
    route: "POST /api/auth/two-factor/generate-backup-codes",
    expected: unanswered,
    ask: () => ({ body: [] }),
  },
  { route: "POST /api/auth/request-password-reset", expected: unanswered },
  { route: "POST /api/auth/reset-password", expected: unanswered },
  { route: "POST /api/auth/verify-email", expected: unanswered },
  { route: "POST /api/auth/send-verification-email", expected: allowedBut(401, open) },
]
