import * as contract from "#contract/matching/match-choices.ts"
import { forgetChoice, listChoices, rememberChoice } from "#operations/matching/match-choices.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve, written } from "../kernel/serve.ts"

type Choice = Awaited<ReturnType<typeof listChoices>>[number]

export function serveMatchChoices(server: Server): void {
  const { shop } = server

  serve(server, contract.listMatchChoices, async ({ actor }) =>
    (await listChoices(shop, actor)).map(presentChoice),
  )

  serve(server, contract.rememberMatchChoice, async ({ actor, body }) => ({
    ...written,
    choiceId: await rememberChoice(shop, actor, body),
  }))

  serve(server, contract.forgetMatchChoice, async ({ actor, params }) => ({
    ...written,
    deletedCount: await forgetChoice(shop, actor, params.id),
  }))
}

export const presentChoice = ({ id, written: row, mpn, chosenAt, ...part }: Choice) => ({
  _id: id,
  row,
  ...part,
  ...(mpn !== null && { mpn }),
  chosenAt: chosenAt.toISOString(),
})
