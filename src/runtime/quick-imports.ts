import { type ResolveFnOutput, registerHooks } from "node:module"

/**
 * Before each module of a package, and each time one is imported by its name, Node reads what the package says of
 * itself: of Drizzle 179 kB, hundreds of times, which was a third of what loading the shop took.
 */
const PACKAGE = "drizzle-orm"
const within = `/node_modules/${PACKAGE}/`
const known = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = "" } = context
    if (specifier.startsWith(PACKAGE)) {
      const found = known.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
      known.set(specifier, found)
      return found
    }
    if (specifier.startsWith(".") && parentURL.includes(within))
      return { url: new URL(specifier, parentURL).href, format: "module", shortCircuit: true }
    return next(specifier, context)
  },
})
