import { expect, test } from "vitest"
import { createStream } from "./event-streams.ts"

function aStream() {
  const notices: string[] = []
  const stream = createStream({
    onClose: () => notices.push("closed"),
    disconnect: () => notices.push("disconnected"),
  })
  const reader = stream.body.getReader()
  const take = async () => {
    const { value, done } = await reader.read()
    return done ? "the end" : new TextDecoder().decode(value)
  }
  return { stream, notices, take, reader }
}

test("a slow reader gets the pending and then the newest state, and nothing queues up", async () => {
  const { stream, notices, take } = aStream()
  for (let n = 0; n < 10_000; n += 1) stream.send({ n })
  expect(await take()).toContain('{"n":0}')
  expect(await take()).toContain('{"n":9999}')
  stream.send({ n: "next" })
  expect(await take()).toContain('{"n":"next"}')
  expect(notices).toEqual([])
})

test("a heartbeat carries no state, and a reader that misses three is disconnected", async () => {
  const { stream, notices, take } = aStream()
  stream.beat()
  expect(await take()).toBe("event: beat\ndata: {}\n\n")
  for (let n = 0; n < 3; n += 1) stream.beat()
  expect(notices).toEqual([])
  stream.beat()
  expect(notices).toEqual(["closed", "disconnected"])
})

test("the end of a stream is reported once, whichever side ends it", async () => {
  const ended = aStream()
  ended.stream.end()
  expect(await ended.take()).toBe("the end")
  expect(ended.notices).toEqual(["closed"])
  const left = aStream()
  await left.reader.cancel()
  left.stream.send({})
  left.stream.beat()
  expect(left.notices).toEqual(["closed"])
})
