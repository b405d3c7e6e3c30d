import { z } from "zod"

const responses = z.record(
  z.string(),
  z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })).optional() }),
)
const documentShape = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ responses }))),
})

interface DeclaredCall {
  method: string
  path: RegExp
  /** `409 price_changed` */
  refusals: Set<string>
}

let declared: Promise<DeclaredCall[]> | undefined

/** Throws if a call answers with an undeclared refusal. Calls that are not in the document pass. */
export async function requireDeclared(
  url: string,
  method: string,
  path: string,
  { status, code }: { status: number; code: unknown },
): Promise<void> {
  if (status < 400 || typeof code !== "string" || code === "internal") return
  declared ??= readDeclared(url)
  const [pathname = ""] = path.split("?")
  const call = (await declared).find((each) => each.method === method && each.path.test(pathname))
  if (!call || call.refusals.has(`${status} ${code}`)) return
  throw new Error(`${method} ${path} does not declare that it refuses ${status} ${code}`)
}

async function readDeclared(url: string): Promise<DeclaredCall[]> {
  const { paths } = documentShape.parse(await (await fetch(`${url}/openapi.json`)).json())
  // Literal paths come before patterns.
  const byTemplate = Object.entries(paths).toSorted(([a], [b]) => Number(a > b) - Number(a < b))
  return byTemplate.flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path: new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
      refusals: new Set(
        Object.entries(operation.responses).flatMap(([status, { content = {} }]) =>
          namesIn(JSON.stringify(content)).map((code) => `${status} ${code}`),
        ),
      ),
    })),
  )
}

const namesIn = (content: string): string[] =>
  Array.from(content.matchAll(/#\/components\/schemas\/(\w+)/g), ([, name = ""]) => name)
