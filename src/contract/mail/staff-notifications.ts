import { z } from "zod"
import { staffTopics } from "#domain/shop/staff-topics.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { written } from "../kernel/fields.ts"

const topics = z.array(z.enum(staffTopics)).describe("Topics on which the administrator gets mail.")

export const putStaffNotifications = endpoint({
  route: "PUT /staff-notification",
  access: "admin",
  summary: "Set the topics on which the caller gets mail",
  body: z.object({ topics: topics.max(staffTopics.length) }),
  reply: z.object({ ...written, topics }),
})
