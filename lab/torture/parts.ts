import type { Part } from "./part.ts"
import { abusePart, fuzzPart } from "./parts/abuse.ts"
import { dearPart } from "./parts/dear.ts"
import { diskFullPart, powerPart } from "./parts/disk.ts"
import { killPart } from "./parts/kill.ts"
import { loadPart } from "./parts/load.ts"
import { mailPart } from "./parts/mail.ts"
import { picturesPart } from "./parts/pictures.ts"
import { identityDownPart, providerDownPart } from "./parts/providers.ts"
import { slowClientsPart } from "./parts/slow-clients.ts"
import { secondStartPart, stalledPart } from "./parts/stalled.ts"
import { testParts } from "./test-parts.ts"

export const parts: Part[] = [
  abusePart,
  dearPart,
  diskFullPart,
  fuzzPart,
  identityDownPart,
  killPart,
  loadPart,
  mailPart,
  picturesPart,
  powerPart,
  providerDownPart,
  secondStartPart,
  slowClientsPart,
  stalledPart,
  ...testParts,
].toSorted((a, b) => a.name.localeCompare(b.name))
