import { showPartNow, watchPart } from "#contract/catalogue/parts.ts"
import { toAmount } from "#domain/pricing/money.ts"
import { freeBatches } from "#domain/stock/promise.ts"
import { refuse } from "#operations/kernel/refusal.ts"
import type { PartNow, PartWatch } from "#operations/stock/watch-parts.ts"
import type { Server } from "../kernel/app-env.ts"
import { clientNetwork } from "../kernel/client-address.ts"
import type { EventStreams } from "../kernel/event-streams.ts"
import { serve } from "../kernel/serve.ts"
import { presentLimits } from "../orders/priced-lines.ts"
import { presentExpected } from "../stock/stock.ts"
import { presentBreaks } from "./parts.ts"

const HEADERS = {
  "content-type": "text/event-stream",
  // Proxies must not store, compress or buffer the stream.
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
}

interface PartEventSources {
  watch: PartWatch
  streams: EventStreams
}

const presentPartNow = (part: PartNow) => ({
  price: toAmount(part.priceCents),
  availables: part.archived ? 0 : part.availableQuantity,
  ...presentLimits(part),
  breaks: presentBreaks(part.breaks),
  lifecycle: part.lifecycle ?? undefined,
  backorder: part.backorder ?? undefined,
  archived: part.archived,
  expected: part.archived ? undefined : presentExpected(freeBatches(part)),
})

export function servePartEvents(server: Server, { watch, streams }: PartEventSources): void {
  const readPart = async (id: string) => {
    const part = await watch.read(id)
    if (!part) throw refuse("part_unknown")
    return part
  }
  serve(server, showPartNow, async ({ params }) => presentPartNow(await readPart(params.id)))

  serve(server, watchPart, async ({ params, c }) => {
    const part = await readPart(params.id)
    if (c.req.method === "HEAD") return c.body(null, 200, HEADERS)
    let stopListening = () => {}
    const stream = streams.start(clientNetwork(c, server.site), {
      onClose: () => stopListening(),
      disconnect: () => c.env.outgoing?.destroy(),
    })
    stream.send(presentPartNow(part))
    stopListening = watch.listen(part, (now) => stream.send(presentPartNow(now)))
    return c.body(stream.body, 200, HEADERS)
  })
}
