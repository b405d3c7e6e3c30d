import { expect, test } from "vitest"
import {
  formatOfName,
  pictureSources,
  readUploadedAddress,
  uploadedAddress,
  uploadedWidths,
} from "./uploads.ts"

const hash = "0123456789abcdef0123456789abcdef"

test("the address of a demo picture gives all its widths", () => {
  expect(pictureSources("/img/services/build-720.webp")).toBe(
    "/img/services/build-480.avif 480w, /img/services/build-720.avif 720w",
  )
})

test("the address of an uploaded picture gives all its widths", () => {
  expect(pictureSources(uploadedAddress(hash, 700))).toBe(
    `/img/u/${hash}-240.avif 240w, /img/u/${hash}-480.avif 480w, /img/u/${hash}-700.avif 700w`,
  )
})

test("a drawing and a foreign address have no other sizes", () => {
  expect(pictureSources("/img/people/rowan-ashdale.svg")).toBeUndefined()
  expect(pictureSources("https://example.com/img/u/a-240.webp")).toBeUndefined()
})

test("a picture is never enlarged", () => {
  expect(uploadedWidths(100)).toEqual([100])
  expect(uploadedWidths(240)).toEqual([240])
  expect(uploadedWidths(1600)).toEqual([240, 480, 960, 1600])
})

test("only valid upload addresses are parsed", () => {
  expect(readUploadedAddress(`/img/u/${hash}-960.webp`)).toEqual({ hash, width: 960 })
  const others = [
    `/img/u/${hash}-960.avif`,
    `/img/u/${hash}-1601.webp`,
    `/img/u/${hash}-0960.webp`,
    `/img/u/${hash.toUpperCase()}-960.webp`,
    `/img/u/../parts/${hash}-960.webp`,
    `/img/u/${hash}-960.webp\n`,
  ]
  expect(others.filter(readUploadedAddress)).toEqual([])
})

test("a stored name tells its format", () => {
  expect(formatOfName(`${hash}-960.avif`)).toBe("avif")
  expect(formatOfName(`${hash}-960.webp`)).toBe("webp")
  expect(formatOfName(`${hash}-960.svg`)).toBeUndefined()
  expect(formatOfName("../../etc/passwd")).toBeUndefined()
})
