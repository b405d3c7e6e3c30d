import { z } from "zod"
import { line, paragraph, rows } from "./setting-fields.ts"
import { settingsGroup } from "./settings-group.ts"

const plain = (name: string): string => name.trim().toLowerCase()

const maker = z.object({
  name: line("Name", 100, { required: true, help: "The name exactly as products state it." }),
  address: paragraph("Address", 500, { help: "Postal and electronic address." }),
  responsible: paragraph("Responsible person in the EU", 500, {
    help: "Name, postal and electronic address. Empty where the manufacturer is in the EU.",
  }),
})

export const makerSettings = settingsGroup({
  name: "makers",
  title: "Manufacturers",
  readers: "public",
  fields: z
    .object({
      makers: rows("Manufacturers", "manufacturer", 500, maker, {
        help: "Shown on products as chosen in the settings 'Duties towards consumers'.",
        summary: ["name", "address"],
      }),
    })
    .superRefine(({ makers }, context) => {
      const names = makers.map(({ name }) => plain(name))
      for (const [index, name] of names.entries())
        if (names.indexOf(name) < index)
          context.addIssue({
            code: "custom",
            path: ["makers", index, "name"],
            message: "Choose another Name",
          })
    }),
})

export const findMaker = (
  { makers }: z.output<typeof makerSettings.fields>,
  manufacturer: string | null,
) => makers.find(({ name }) => manufacturer !== null && plain(name) === plain(manufacturer))
