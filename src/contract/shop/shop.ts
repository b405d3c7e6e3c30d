import { z } from "zod"
import { endpoint } from "../kernel/endpoint.ts"
import {
  emailAddress,
  idempotencyHeaders,
  requiredName,
  requiredText,
  subject,
  text,
  writes,
} from "../kernel/fields.ts"

const serviceSchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    description: z.string(),
    photo: z.string(),
    icon: z.string(),
  })
  .meta({ id: "Service" })

export const listServices = endpoint({
  route: "GET /service",
  access: "public",
  summary: "List services",
  reply: z.array(serviceSchema),
})

const professionalSchema = z
  .object({ _id: z.string(), name: z.string(), designation: z.string(), photo: z.string() })
  .meta({ id: "Professional" })

export const listProfessionals = endpoint({
  route: "GET /professional",
  access: "public",
  summary: "List engineers",
  reply: z.array(professionalSchema),
})

const link = z.object({ label: z.string(), href: z.string() })

const bannerSchema = z.array(
  z.object({ title: z.string(), text: z.string(), cta: link, image: z.string(), alt: z.string() }),
)
const statsSchema = z.array(z.string())
const blogSchema = z.array(
  z.object({
    slug: z.string(),
    question: z.string(),
    answer: z.array(z.string()),
    code: z.string().optional(),
  }),
)
const portfolioSchema = z.object({
  person: z.object({
    name: z.string(),
    title: z.string(),
    location: z.string(),
    email: z.string(),
    summary: z.string(),
    photo: z.string(),
  }),
  projects: z.array(
    z.object({ name: z.string(), summary: z.string(), tech: z.array(z.string()), link }),
  ),
  experience: z.array(
    z.object({
      role: z.string(),
      org: z.string(),
      from: z.string(),
      to: z.string(),
      points: z.array(z.string()),
    }),
  ),
  skills: z.array(z.object({ name: z.string(), items: z.array(z.string()) })),
  education: z.array(z.object({ award: z.string(), org: z.string(), year: z.string() })),
})

/** Page texts by name. The seed writes them, and GET /content reads them. */
export const contentSchema = z
  .object({
    stats: statsSchema,
    banner: bannerSchema,
    blog: blogSchema,
    portfolio: portfolioSchema,
  })
  .partial()

export const getContent = endpoint({
  route: "GET /content",
  access: "public",
  summary: "Retrieve the texts of the shop's own pages, all or one",
  query: z.object({ name: contentSchema.keyof().optional() }),
  reply: contentSchema,
})

export const getConfig = endpoint({
  route: "GET /config",
  access: "public",
  summary: "Retrieve the shop's configuration for browsers",
  reply: z.object({
    payment: z
      .object({
        provider: z.enum(["stripe", "sandbox"]),
        publishableKey: z.string(),
        apiBase: z.string(),
      })
      .nullable(),
    google: z.boolean().describe('Whether "Continue with Google" is offered.'),
    oidc: z
      .object({ name: z.string() })
      .nullable()
      .describe("Name of another sign-in provider. null if none."),
    testMode: z.boolean(),
  }),
})

export const sendMessage = endpoint({
  route: "POST /contact",
  access: "visitor",
  summary: "Send a message to the shop; browser forms get a page in reply",
  sharesPage: true,
  headers: idempotencyHeaders,
  body: z.object({
    name: requiredName,
    email: emailAddress("Enter a valid Email").describe("E-mail address for the reply."),
    subject,
    message: requiredText("Message", 5000),
    orderNumber: text("Order number", 40)
      .default("")
      .describe("Number of one of the caller's own orders, if signed in. Default: empty."),
    cart: z
      .enum(["", "attached"])
      .default("")
      .describe("`attached`: send the lines of the caller's cart along. Default: empty."),
  }),
  ...writes({
    copied: z.boolean().describe("Whether a copy went to the sender's own confirmed address."),
  }),
  refusals: ["contact_off", "foreign_origin", "rate_limited"],
})
