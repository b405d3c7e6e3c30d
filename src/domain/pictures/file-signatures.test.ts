import { expect, test } from "vitest"
import { hasPictureSignature, hidesAnotherType } from "./file-signatures.ts"

const gif = "GIF89a\x10\0\x10\0\x80\0\0"
const jpeg = "\xff\xd8\xff\xe0\0\x10JFIF\0"

test("four picture formats are recognized by their first bytes", () => {
  const pictures = [gif, "GIF87a\x10\0", jpeg, "\x89PNG\r\n\x1a\n\0", "RIFF\x24\0\0\0WEBPVP8 "]
  expect(pictures.map(hasPictureSignature)).toEqual([true, true, true, true, true])
})

test("nothing else is recognized as a picture", () => {
  const others = [
    "",
    "GIF",
    "<svg>",
    "%PDF-1.7",
    "RIFF\x24\0\0\0WAVEfmt ",
    "LIST\x24\0\0\0WEBPVP8 ",
    "BM\x36",
    "\0\0\0\x18ftypavif",
  ]
  expect(others.filter(hasPictureSignature)).toEqual([])
})

test("a script, a page, a PDF and an archive inside a picture are found", () => {
  const disguised = [
    "GIF89a/*\0\0*/=1;alert(1)",
    "\xff\xd8\xff\xe0/*JFIF\0*/=alert(1)",
    `${jpeg}<ScRiPt>alert(1)</script>`,
    `${gif}<?php system($_GET[0]);`,
    `${gif}<!DOCTYPE html><p>`,
    `${gif}<!doctype \n html><p>`,
    `${jpeg}%PDF-1.4`,
    `${jpeg}PK\x05\x06\0\0\0\0\x01\0`,
  ]
  expect(disguised.filter((bytes) => !hidesAnotherType(bytes))).toEqual([])
})

test("pictures that contain text and further pictures are accepted", () => {
  const honest = [
    gif,
    `${jpeg}<x:xmpmeta xmlns:x="adobe:ns:meta/">`,
    `${jpeg}\xff\xd9\0\0\0\x18ftypmp42`,
    `${jpeg}pixels such as /* and, far on,${" ".repeat(1024)}%PDF-`,
  ]
  expect(honest.filter(hidesAnotherType)).toEqual([])
})
