import type { CallReply, Contract } from "#contract/kernel/contract.ts"

export type ResumeData = NonNullable<CallReply<Contract["GET /content"]>["portfolio"]>
