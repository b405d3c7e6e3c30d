import { expect, test } from "vitest"
import { aPng } from "#test/picture-files.ts"
import { pictureEncoder } from "./upload-readers.ts"

test("a picture that takes too long is given up, and makes room for the next one", async () => {
  const large = await aPng({ width: 6000, height: 6000 })
  const encode = pictureEncoder({ cpuMs: 100, maxRunning: 1, maxWaiting: 0 })
  for (let times = 0; times < 2; times += 1)
    expect(await encode(large)).toEqual({ refused: "image_too_slow" })
})

test("pictures wait in a queue, but not forever", async () => {
  const encode = pictureEncoder({ maxRunning: 1, maxWaiting: 2 })
  const file = await aPng({ width: 20 })
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => encode(file)))
  const read = answers.filter((answer) => !("refused" in answer))
  const refused = answers.filter(
    (answer) => "refused" in answer && answer.refused === "images_busy",
  )
  expect([read.length, refused.length]).toEqual([3, 2])
  expect(await encode(file)).toHaveProperty("width", 20)
})
