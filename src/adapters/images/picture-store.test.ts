import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { PictureStore } from "#operations/picture-ports.ts"
import { ProviderUnavailable } from "#operations/ports.ts"
import { diskStore } from "./disk-store.ts"

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-"))
})
afterAll(() => rm(folder, { recursive: true }))

const stores: [string, () => PictureStore][] = [
  ["a folder", () => diskStore(join(folder, "made", "when needed"))],
]

describe.each(stores)("in %s", (_, open) => {
  const name = "0123456789abcdef0123456789abcdef-240.webp"
  const bytes = Buffer.from("picture")

  test("a picture is there once it is put", async () => {
    const store = open()
    expect([await store.has(name), await store.get(name)]).toEqual([false, undefined])
    await store.put(name, bytes, "image/webp")
    expect(await store.has(name)).toBe(true)
    expect(Buffer.from((await store.get(name)) ?? [])).toEqual(bytes)
  })

  test("a picture put again and again at once is there once, whole", async () => {
    const store = open()
    const large = Buffer.alloc(1_000_000, 7)
    const other = name.replace("240", "960")
    await Promise.all([1, 2, 3, 4].map(() => store.put(other, large, "image/webp")))
    expect(Buffer.from((await store.get(other)) ?? [])).toEqual(large)
  })
})

test("a folder holds pictures and no leftovers", async () => {
  const files = await readdir(join(folder, "made", "when needed"))
  expect(files.filter((file) => !file.endsWith(".webp"))).toEqual([])
})

test("a folder that cannot be used is an unavailable store", async () => {
  const file = join(folder, "a file")
  await writeFile(file, "")
  const store = diskStore(file)
  await expect(store.put("a", Buffer.from("b"), "image/webp")).rejects.toThrow(ProviderUnavailable)
  await expect(store.get("a")).rejects.toThrow(ProviderUnavailable)
})
