import { z } from "zod"
import type { Paper } from "#operations/kernel/paper.ts"
import { serveFiles } from "../serve-files.ts"
import { writePdf } from "./write-pdf.ts"

const block = z.object({ title: z.string(), lines: z.array(z.string()) })
const facts = z.array(
  z.object({ label: z.string(), value: z.string(), strong: z.boolean().default(false) }),
)
const table = z.object({
  title: z.string(),
  columns: z.array(
    z.object({
      title: z.string(),
      width: z.number().optional(),
      numeric: z.boolean().default(false),
    }),
  ),
  rows: z.array(z.object({ cells: z.array(z.string()), below: z.string().default("") })),
})
const paper: z.ZodType<Paper> = z.object({
  title: z.string(),
  language: z.string(),
  size: z.enum(["A4", "Letter"]),
  madeAt: z.iso.datetime(),
  foot: z.string(),
  sender: block,
  addresses: z.array(block),
  notes: z.array(block),
  facts,
  table,
  sums: facts,
  summary: table.optional(),
  facturX: z.string().optional(),
  appendedDocuments: z.lazy(() => z.array(paper)).optional(),
})

serveFiles(async (file) => writePdf(paper.parse(JSON.parse(file.toString("utf8")))))
