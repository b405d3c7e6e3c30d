import type { Subscriber } from "#operations/events/subscriber.ts"
import { mail } from "./mail.ts"
import { staffMail } from "./staff-mail.ts"

/** All subscribers of events. The configuration, the jobs and the tests read this list. */
export const subscribers: readonly Subscriber[] = [mail, staffMail]
