import fc from "fast-check"
import { expect, test } from "vitest"
import { fileSlugOf, isSlug, slugOf } from "./slug.ts"

test.each([
  ["Tempo DDR5-6000 32 GB Kit", "tempo-ddr5-6000-32-gb-kit"],
  ["Lüfter 120 mm", "luefter-120-mm"],
  ["GEHÄUSELÜFTER groß", "gehaeuseluefter-gross"],
  ["Lu\u0308fter", "luefter"],
  ["Crème brûlée, Łódź, Ångström, Þór", "creme-brulee-lodz-angstroem-thor"],
  ["İstanbul", "istanbul"],
  ["Core™ i9", "coretm-i9"],
  ["Кулер Й120", "кулер-й120"],
  ["케이스 팬", "케이스-팬"],
  ["quạt tản nhiệt", "quat-tan-nhiet"],
  [`${"x".repeat(59)} y`, "x".repeat(59)],
  ["+++", "part"],
])("%s is in the address as %s", (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test("file names begin with what ASCII can write of a name", () => {
  const names = ["Müller & Söhne GmbH", "部品 Teile", "部品"]
  expect(names.map(fileSlugOf)).toEqual(["mueller-soehne-gmbh", "teile", "shop"])
})

test("any name gives a valid address", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 100 }), (name) => {
      const slug = slugOf(name)
      expect(isSlug(slug)).toBe(true)
      expect(slug).not.toMatch(/^-|-$|--/)
    }),
    { numRuns: 1_000 },
  )
})
