import { inject } from "vitest"

declare module "vitest" {
  interface ProvidedContext {
    globalNamespace: string
    mutantActivation: "static" | "runtime" | undefined
  }
}

// The thread remembers the change of the run before, with which no shop of this run opens.
if (inject("mutantActivation") === "runtime")
  Object.assign(Reflect.get(globalThis, inject("globalNamespace")) ?? {}, {
    activeMutant: undefined,
  })
