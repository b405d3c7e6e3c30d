import { useState } from "react"
import { useWrite } from "#web/forms/use-write.ts"
import { type Choices, isNamesChanged, noChoices, type SaidNames, toSay } from "./names-to-say.ts"

type Chosen<Values> = Values extends ReadonlyMap<string, infer Value> ? Value : never

/** What somebody chooses of a file's names, until it is said. */
export function useNameChoices(onSaid: (said: SaidNames) => Promise<void>) {
  const [choices, setChoices] = useState(noChoices)
  const { run, busy, failure } = useWrite()
  // What is chosen while the file is read again is not said yet.
  const forget = () =>
    setChoices(({ categories, keys }) => ({
      categories: without(categories, choices.categories),
      keys: without(keys, choices.keys),
    }))
  const say = () =>
    run(() => onSaid(toSay(choices)).then(forget), {
      rereads: true,
      onFailure: (error) => isNamesChanged(error) && setChoices(noChoices),
    })
  return {
    choices,
    say,
    busy,
    failure,
    chooseCategory: (name: string, chosen: Chosen<Choices["categories"]>) =>
      setChoices(({ categories, keys }) => ({
        categories: new Map(categories).set(name, chosen),
        keys,
      })),
    chooseKey: (key: string, chosen: Chosen<Choices["keys"]>) =>
      setChoices(({ categories, keys }) => ({ categories, keys: new Map(keys).set(key, chosen) })),
  }
}

const without = <Value>(all: ReadonlyMap<string, Value>, gone: ReadonlyMap<string, Value>) =>
  new Map([...all].filter(([key, value]) => gone.get(key) !== value))
