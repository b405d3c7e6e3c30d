import { z } from "zod"
import { greet, offer, quote, say } from "./mail-content.ts"
import { mailTemplate } from "./mail-template.ts"

/** What became of a review of a part. */
export const partReview = mailTemplate(
  z.object({
    name: z.string().optional(),
    productName: z.string(),
    slug: z.string(),
    published: z.boolean(),
    answer: z.string(),
  }),
  ({ name, productName, slug, published, answer }, shopUrl) => ({
    subject: published
      ? `Your review of ${productName} is published`
      : `We answered your review of ${productName}`,
    blocks: [
      greet(name),
      ...(published ? [say("Thank you for your review. Everybody can read it now.")] : []),
      ...(answer === "" ? [] : [say("This is what we answered:"), quote(answer)]),
      offer("Read it", `${shopUrl}/parts/${encodeURIComponent(slug)}#reviews`),
    ],
  }),
)
