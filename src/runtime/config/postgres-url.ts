import { z } from "zod"

const MODES = ["disable", "no-verify", "prefer", "require", "verify-ca", "verify-full"]

/**
 * The address of a database. Every `sslmode` that asks for TLS with a known server means `verify-full`, as
 * the driver has it now and warns that it will not always; libpq's weaker meanings are asked for in words.
 */
export const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, "must begin with postgres:// or postgresql://")
  .transform((url, context) => {
    const mode = /[?&]sslmode=([^&]*)/.exec(url)?.[1]
    if (mode !== undefined && !MODES.includes(mode))
      context.addIssue({
        code: "custom",
        message: `has an sslmode that does not exist; there are ${MODES.join(", ")}`,
      })
    if (!/[?&]uselibpqcompat=true/.test(url))
      return url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, "$1verify-full")
    if (mode === "verify-ca" && !/[?&]sslrootcert=./.test(url))
      context.addIssue({
        code: "custom",
        message: "needs sslrootcert, the authority's file, with sslmode=verify-ca",
      })
    return url
  })
