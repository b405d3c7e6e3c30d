import type { CallReply, Contract } from "#contract/contract.ts"

export type ResumeData = NonNullable<CallReply<Contract["GET /content"]>["portfolio"]>
