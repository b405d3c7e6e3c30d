import { endpoint } from "../kernel/endpoint.ts"
import { idParams } from "../kernel/fields.ts"
import { partNowSchema } from "./parts.ts"

/** Apart from the calls of the typed client, which waits for the end of an answer. */
export const watchPart = endpoint({
  route: "GET /part/{id}/events",
  access: "public",
  summary: "A part's price and stock, now and at each change, as server-sent events",
  params: idParams,
  stream: true,
  reply: partNowSchema,
  refusals: ["part_unknown", "too_many_streams", "streams_full"],
})
