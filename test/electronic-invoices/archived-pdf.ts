import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFString,
} from "@cantoo/pdf-lib"
import { expect } from "vitest"
import { withXml } from "./schemas.ts"

const namespaces = {
  rdf: "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
  dc: "http://purl.org/dc/elements/1.1/",
  pdfaid: "http://www.aiim.org/pdfa/ns/id/",
  pdfuaid: "http://www.aiim.org/pdfua/ns/id/",
  fx: "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",
  extension: "http://www.aiim.org/pdfa/ns/extension/",
  schema: "http://www.aiim.org/pdfa/ns/schema#",
  property: "http://www.aiim.org/pdfa/ns/property#",
}

const textIn = (stream: PDFRawStream): string =>
  Buffer.from(decodePDFRawStream(stream).decode()).toString("utf8")

function streamOf(dict: PDFDict, key: string): PDFRawStream {
  const found = dict.lookup(PDFName.of(key))
  if (!(found instanceof PDFRawStream)) throw new Error(`${key} is no stream`)
  return found
}

const stringOf = (dict: PDFDict, key: string): string =>
  dict.lookup(PDFName.of(key), PDFString, PDFHexString).decodeText()

/** Reads the metadata of a PDF: values by name, and the prefixes of its extension schemas. */
function metadataOf({ catalog }: PDFDocument) {
  const xmp = textIn(streamOf(catalog, "Metadata"))
  return withXml(xmp, (document) => {
    const textAt = (path: string) => document.get(`//${path}`, namespaces)?.content
    const all = (path: string) => document.find(`//${path}`, namespaces).map((node) => node.content)
    return {
      part: textAt("pdfaid:part"),
      conformance: textAt("pdfaid:conformance"),
      accessible: textAt("pdfuaid:part"),
      title: textAt("dc:title//rdf:li"),
      author: textAt("dc:creator//rdf:li"),
      facturX: all("fx:*"),
      described: all("schema:prefix"),
      properties: all("property:name"),
    }
  })
}

/** Lists the glyph ids on all pages; 0000 means that the font lacks the character. */
const glyphsOf = ({ context }: PDFDocument): Set<string> =>
  new Set(
    context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []))
      .filter(({ dict }) => !dict.has(PDFName.of("Type")) && !dict.has(PDFName.of("N")))
      .flatMap((stream) => [...textIn(stream).matchAll(/\[([^\]]*)\] TJ/g)])
      .flatMap(([, pieces = ""]) => [...pieces.matchAll(/<(\w*)>/g)])
      .flatMap(([, glyphs = ""]) => glyphs.match(/.{4}/g) ?? []),
  )

/** Expects a PDF to have the structure of PDF/A-3b and Factur-X, and returns its XML and metadata. */
export async function readFacturX(bytes: Uint8Array) {
  const file = await PDFDocument.load(bytes)
  const { catalog, context } = file
  const metadata = metadataOf(file)
  expect(metadata).toMatchObject({ part: "3", conformance: "B", accessible: "1" })
  expect(metadata.facturX).toEqual(["INVOICE", "factur-x.xml", "1.0", "EN 16931"])
  expect(metadata.described).toEqual(["fx", "pdfuaid"])
  expect(metadata.properties.toSorted()).toEqual(
    ["ConformanceLevel", "DocumentFileName", "DocumentType", "Version", "part"].toSorted(),
  )

  const intent = catalog.lookup(PDFName.of("OutputIntents"), PDFArray).lookup(0, PDFDict)
  expect(intent.get(PDFName.of("S"))).toBe(PDFName.of("GTS_PDFA1"))
  const profile = streamOf(intent, "DestOutputProfile")
  expect(profile.dict.lookup(PDFName.of("N"), PDFNumber).asNumber()).toBe(3)

  const associated = catalog.lookup(PDFName.of("AF"), PDFArray)
  expect(associated.size()).toBe(1)
  const attached = associated.lookup(0, PDFDict)
  expect(attached.get(PDFName.of("AFRelationship"))).toBe(PDFName.of("Alternative"))
  expect([stringOf(attached, "F"), stringOf(attached, "UF")]).toEqual([
    "factur-x.xml",
    "factur-x.xml",
  ])
  const names = catalog.lookup(PDFName.of("Names"), PDFDict)
  expect(names.lookup(PDFName.of("EmbeddedFiles"), PDFDict).toString()).toContain("factur-x.xml")
  const embedded = streamOf(attached.lookup(PDFName.of("EF"), PDFDict), "F")
  expect(embedded.dict.get(PDFName.of("Subtype"))?.toString()).toBe("/text#2Fxml")
  expect(embedded.dict.lookup(PDFName.of("Params"), PDFDict).has(PDFName.of("ModDate"))).toBe(true)

  expect(context.trailerInfo.Encrypt).toBeUndefined()
  expect(context.trailerInfo.ID).toBeDefined()
  const descriptors = context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []))
    .filter((dict) => dict.get(PDFName.of("Type")) === PDFName.of("FontDescriptor"))
  expect(descriptors.length).toBeGreaterThan(0)
  for (const font of descriptors) expect(font.has(PDFName.of("FontFile2"))).toBe(true)
  expect(glyphsOf(file)).not.toContain("0000")
  return { xml: textIn(embedded), metadata }
}
