import { inject } from "vitest"

declare module "vitest" {
  interface ProvidedContext {
    globalNamespace: string
    mutantActivation: "static" | "runtime" | undefined
  }
}

// A reused thread still has the mutant of its last run active, and the shop could not start with it.
if (inject("mutantActivation") === "runtime")
  Object.assign(Reflect.get(globalThis, inject("globalNamespace")) ?? {}, {
    activeMutant: undefined,
  })
