import { Buffer } from "node:buffer"
import type PDFDocument from "pdfkit"

type Document = InstanceType<typeof PDFDocument>

const FILE_NAME = "factur-x.xml"
const NAMESPACE = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#"

/**
 * Missing in the library's types. German rules for this profile require that the XML is an alternative to the pages.
 */
const RELATIONSHIP: object = { relationship: "Alternative" }

/** Embeds Factur-X 1.0 XML, profile EN 16931, in a PDF/A-3 document and declares it in the metadata. */
export function embedFacturX(doc: Document, xml: string, madeAt: Date): void {
  doc.file(Buffer.from(xml), {
    name: FILE_NAME,
    type: "text/xml",
    description: "Factur-X",
    modifiedDate: madeAt,
    ...RELATIONSHIP,
  })
  doc.appendXML(`
<rdf:Description rdf:about="" xmlns:pdfuaid="${ACCESSIBILITY.namespace}">
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">
<fx:DocumentType>INVOICE</fx:DocumentType>
<fx:DocumentFileName>${FILE_NAME}</fx:DocumentFileName>
<fx:Version>1.0</fx:Version>
<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag>${[FACTUR_X, ACCESSIBILITY].map(describe).join("")}</rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`)
}

interface MetadataSchema {
  title: string
  namespace: string
  prefix: string
  properties: { name: string; type: "Text" | "Integer"; category: string; meaning: string }[]
}

const property = (name: string, meaning: string) => ({
  name,
  type: "Text" as const,
  category: "external",
  meaning,
})

const FACTUR_X: MetadataSchema = {
  title: "Factur-X PDFA Extension Schema",
  namespace: NAMESPACE,
  prefix: "fx",
  properties: [
    property("DocumentFileName", "name of the embedded XML invoice file"),
    property("DocumentType", "INVOICE"),
    property("Version", "version of the Factur-X XML schema"),
    property("ConformanceLevel", "profile of the embedded XML"),
  ],
}

const ACCESSIBILITY: MetadataSchema = {
  title: "PDF/UA Universal Accessibility Schema",
  namespace: "http://www.aiim.org/pdfua/ns/id/",
  prefix: "pdfuaid",
  properties: [
    { name: "part", type: "Integer", category: "internal", meaning: "part of ISO 14289" },
  ],
}

/** Describes a metadata schema. PDF/A requires this for each schema that it does not define itself. */
const describe = ({ title, namespace, prefix, properties }: MetadataSchema): string => `
<rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>${title}</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>${prefix}</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>${properties
  .map(
    ({ name, type, category, meaning }) => `
<rdf:li rdf:parseType="Resource">
<pdfaProperty:name>${name}</pdfaProperty:name>
<pdfaProperty:valueType>${type}</pdfaProperty:valueType>
<pdfaProperty:category>${category}</pdfaProperty:category>
<pdfaProperty:description>${meaning}</pdfaProperty:description>
</rdf:li>`,
  )
  .join("")}
</rdf:Seq></pdfaSchema:property>
</rdf:li>`
