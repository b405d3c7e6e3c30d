import type { Context } from "hono"
import * as contract from "#contract/matching/match.ts"
import type { ReadList } from "#domain/matching/list-table.ts"
import type { RowMatch } from "#domain/matching/row-match.ts"
import { readQuantity } from "#domain/orders/read-quantity.ts"
import { consumeLimit } from "#operations/kernel/rate-limits.ts"
import { knownPartsOf } from "#operations/matching/known-parts.ts"
import {
  addChoices,
  forgetChoice,
  listChoices,
  rememberChoice,
} from "#operations/matching/match-choices.ts"
import { type RowMatcher, readList } from "#operations/matching/match-rows.ts"
import type { AppEnv, Server } from "../kernel/app-env.ts"
import { clientNetwork } from "../kernel/client-address.ts"
import { readContextOf } from "../kernel/read-context.ts"
import { serve, written } from "../kernel/serve.ts"

export function serveMatching(server: Server, matcher: RowMatcher): void {
  const { shop, catalogue, queues } = server
  const networkOf = (c: Context<AppEnv>) => clientNetwork(c, server.site)

  serve(server, contract.matchRows, async ({ actor, body: { rows }, c }) => {
    await consumeLimit(shop, "matchedRowOfAddress", networkOf(c), rows.length)
    const found = await matcher.match(readContextOf(c), rows, queues.throttleVisitor)
    const matches = await addChoices(shop, actor, rows, found)
    return {
      rows: matches.map((match, at) => presentMatch(match, rows[at]?.quantity ?? "")),
    }
  })

  serve(server, contract.readMatchReadiness, async () => ({ ready: catalogue.isReady() }))

  serve(
    server,
    contract.readListFile,
    async ({ file = new Uint8Array(), query: { heading }, c }) => {
      await consumeLimit(shop, "listFileOfAddress", networkOf(c))
      const hasHeading = heading === undefined ? undefined : heading === "true"
      const index = catalogue.isReady() ? await catalogue.fresh(readContextOf(c)) : undefined
      const known = index && knownPartsOf(index)
      return presentList(await readList(shop, file, { hasHeading, known }))
    },
  )

  serveMatchChoices(server)
}

const presentList = ({ head, columns, rows, setAside, builds, isLetter }: ReadList) => ({
  columns,
  head,
  rows,
  setAside: setAside.length > 0 ? setAside : undefined,
  builds,
  ...(isLetter && { letter: true as const }),
})

const presentMatch = ({ state, partId, confidence, candidates }: RowMatch, quantity: string) => ({
  state,
  quantity: quantity.trim() === "" ? 1 : (readQuantity(quantity) ?? null),
  partId,
  confidence: roundConfidence(confidence),
  candidates: candidates.map(({ why, confidence: sure, mpn, ...part }) => ({
    ...part,
    mpn,
    why: contract.matchReasonText(why),
    confidence: roundConfidence(sure),
  })),
})

const roundConfidence = (confidence: number): number => Math.round(confidence * 1000) / 1000

type Choice = Awaited<ReturnType<typeof listChoices>>[number]

function serveMatchChoices(server: Server): void {
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
  mpn: mpn ?? undefined,
  chosenAt,
})
