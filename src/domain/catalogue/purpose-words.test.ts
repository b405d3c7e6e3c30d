import { expect, test } from "vitest"
import { readPurpose } from "./purpose-words.ts"

test.each([
  ["gpu for 4k gaming", "gpu", ["4k", "gaming"]],
  ["cpu for a home server", "cpu", ["home", "server"]],
  ["disque dur pour mon nas", "disque dur", ["nas"]],
  ["Monitor fürs Büro", "Monitor", ["büro"]],
  ["tarjeta gráfica para jugar", "tarjeta gráfica", ["jugar"]],
  ["laptop ram for video editing and games", "laptop ram", ["video", "editing", "games"]],
])("'%s' wants '%s' for a purpose", (query, words, purpose) => {
  expect(readPurpose(query)).toMatchObject({ words, purpose })
})

test.each([
  "case for gaming motherboard",
  "ram for 9800x3d",
  "for gaming",
  "gaming mouse",
  "monitor for 4k",
  "psu for video card",
])("'%s' names no purpose", (query) => {
  expect(readPurpose(query)).toBeUndefined()
})
