import { expect, test } from "vitest"
import { readBoardRoom } from "./room-words.ts"

test.each([
  ["case for e-atx motherboard", "for e-atx motherboard", "EATX"],
  ["case that fits an eatx board", "that fits an eatx board", "EATX"],
  ["Gehäuse für mATX", "für mATX", "Micro ATX"],
  ["boîtier pour carte mère mini-itx", "pour carte mère mini-itx", "Mini-ITX"],
])("'%s' needs room '%s'", (query, typed, size) => {
  expect(readBoardRoom(query)).toEqual({ typed, size })
})

test.each(["case for atx psu", "atx case", "board for itx case"])(
  "'%s' needs no room for a board",
  (query) => {
    expect(readBoardRoom(query)).toBeUndefined()
  },
)
