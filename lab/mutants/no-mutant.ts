import { inject } from "vitest"

declare module "vitest" {
  interface ProvidedContext {
    globalNamespace: string
    mutantActivation: "static" | "runtime" | undefined
  }
}

// The reused thread still has the mutant of the last run, with which no shop would open.
if (inject("mutantActivation") === "runtime")
  Object.assign(Reflect.get(globalThis, inject("globalNamespace")) ?? {}, {
    activeMutant: undefined,
  })
