/** Thrown when the operator must fix something. The message says how. */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable"
}

/** Returns the SQLSTATE of PostgreSQL or the system's code (`ECONNREFUSED`), else an empty text. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : ""

/** Reports whether the error means that an account with the same e-mail address exists. */
export const isEmailTaken = (thrown: unknown): boolean =>
  causesOf(thrown).some((error) => "constraint" in error && error.constraint === "users_email_key")

export function* causesOf(thrown: unknown) {
  for (let error = thrown; error instanceof Error; error = error.cause) yield error
}

const UNKNOWN_AUTHORITY =
  "its certificate is signed by no authority that the shop knows. Name the right authority's file with sslrootcert."

const reasons = new Map([
  ["ECONNREFUSED", "nothing listens there. Is PostgreSQL running?"],
  ["ENOENT", "there is no such socket. Is PostgreSQL running?"],
  ["ECONNRESET", "the connection was cut. Is that a PostgreSQL server?"],
  ["ENOTFOUND", "there is no host of that name."],
  ["EAI_AGAIN", "the host's name cannot be resolved now."],
  ["ETIMEDOUT", "no answer. Is a firewall in between?"],
  ["EHOSTUNREACH", "there is no way to that host."],
  ["ENETUNREACH", "there is no way to that network."],
  [
    "25006",
    "that server is a standby, which cannot be written to. Name the primary, or a proxy that leads to it.",
  ],
  ["28P01", "the user or the password is wrong."],
  ["28000", "the server rejected this user."],
  ["3D000", "there is no database of that name on the server."],
  ["42501", "the user may not connect to it."],
  ["53300", "the server has no free connection left."],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", UNKNOWN_AUTHORITY],
  ["SELF_SIGNED_CERT_IN_CHAIN", UNKNOWN_AUTHORITY],
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", UNKNOWN_AUTHORITY],
  ["UNABLE_TO_GET_ISSUER_CERT_LOCALLY", UNKNOWN_AUTHORITY],
  ["CERT_SIGNATURE_FAILURE", UNKNOWN_AUTHORITY],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "its certificate is for another host name than DATABASE_URL's."],
  ["CERT_HAS_EXPIRED", "its certificate has expired."],
  ["57P03", "the server is starting up or shutting down; try again in a moment."],
])

/** Explains a failed first connection to the operator. Omits the password. */
export function connectionError(
  error: unknown,
  address: { host: string; port: number; database: string | undefined },
): DatabaseUnavailable {
  const where = address.host.startsWith("/") ? address.host : `${address.host}:${address.port}`
  const reason = specificReasonOf(error) ?? reasons.get(errorCode(error)) ?? messageOf(error)
  return new DatabaseUnavailable(
    `Cannot use the database "${address.database ?? ""}" at ${where}: ${reason}\nCheck DATABASE_URL.`,
    { cause: error },
  )
}

/** Explains errors whose code and message are not specific enough. */
function specificReasonOf(error: unknown): string | undefined {
  const message = error instanceof Error ? error.message : ""
  if (message.includes("does not support SSL"))
    return "it does not speak TLS, which sslmode asks for. Turn on ssl there, or set sslmode=disable where nobody can listen in."
  if (message.includes("no encryption"))
    return "the server requires TLS for this login. Request it with sslmode=verify-full."
  if (message.includes("valid client certificate"))
    return "the server wants a certificate of the shop's own. Name its files with sslcert and sslkey."
  if (/^ERR_(?:SSL|OSSL)_/.test(errorCode(error)))
    return `the certificate of sslcert and sslkey does not serve (${message.trim()}).`
  return undefined
}

const messageOf = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error)
  if (message.includes("unsupported startup parameter"))
    return "a pooler stands before it. Set DATABASE_POOLER=transaction."
  return /timeout/i.test(message) ? "no answer. Is a firewall in between?" : message
}
