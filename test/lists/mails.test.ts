import { expect, test } from "vitest"
import { eighteenthBlindMails } from "./mails-blind-eighteenth.ts"
import { eighthBlindMails } from "./mails-blind-eighth.ts"
import { eleventhBlindMails } from "./mails-blind-eleventh.ts"
import { fifteenthBlindMails } from "./mails-blind-fifteenth.ts"
import { fifthBlindMails } from "./mails-blind-fifth.ts"
import { fiftiethBlindMails } from "./mails-blind-fiftieth.ts"
import { fiftyEighthBlindMails } from "./mails-blind-fifty-eighth.ts"
import { fiftyFifthBlindMails } from "./mails-blind-fifty-fifth.ts"
import { fiftyFirstBlindMails } from "./mails-blind-fifty-first.ts"
import { fiftyFourthBlindMails } from "./mails-blind-fifty-fourth.ts"
import { fiftyNinthBlindMails } from "./mails-blind-fifty-ninth.ts"
import { fiftySecondBlindMails } from "./mails-blind-fifty-second.ts"
import { fiftySeventhBlindMails } from "./mails-blind-fifty-seventh.ts"
import { fiftySixthBlindMails } from "./mails-blind-fifty-sixth.ts"
import { fiftyThirdBlindMails } from "./mails-blind-fifty-third.ts"
import { firstBlindMails } from "./mails-blind-first.ts"
import { fortiethBlindMails } from "./mails-blind-fortieth.ts"
import { fortyEighthBlindMails } from "./mails-blind-forty-eighth.ts"
import { fortyFifthBlindMails } from "./mails-blind-forty-fifth.ts"
import { fortyFirstBlindMails } from "./mails-blind-forty-first.ts"
import { fortyFourthBlindMails } from "./mails-blind-forty-fourth.ts"
import { fortyNinthBlindMails } from "./mails-blind-forty-ninth.ts"
import { fortySecondBlindMails } from "./mails-blind-forty-second.ts"
import { fortySeventhBlindMails } from "./mails-blind-forty-seventh.ts"
import { fortySixthBlindMails } from "./mails-blind-forty-sixth.ts"
import { fortyThirdBlindMails } from "./mails-blind-forty-third.ts"
import { fourteenthBlindMails } from "./mails-blind-fourteenth.ts"
import { fourthBlindMails } from "./mails-blind-fourth.ts"
import { nineteenthBlindMails } from "./mails-blind-nineteenth.ts"
import { ninthBlindMails } from "./mails-blind-ninth.ts"
import { secondBlindMails } from "./mails-blind-second.ts"
import { seventeenthBlindMails } from "./mails-blind-seventeenth.ts"
import { seventhBlindMails } from "./mails-blind-seventh.ts"
import { sixteenthBlindMails } from "./mails-blind-sixteenth.ts"
import { sixthBlindMails } from "./mails-blind-sixth.ts"
import { sixtiethBlindMails } from "./mails-blind-sixtieth.ts"
import { sixtyFirstBlindMails } from "./mails-blind-sixty-first.ts"
import { sixtySecondBlindMails } from "./mails-blind-sixty-second.ts"
import { sixtyThirdBlindMails } from "./mails-blind-sixty-third.ts"
import { tenthBlindMails } from "./mails-blind-tenth.ts"
import { thirdBlindMails } from "./mails-blind-third.ts"
import { thirteenthBlindMails } from "./mails-blind-thirteenth.ts"
import { thirtiethBlindMails } from "./mails-blind-thirtieth.ts"
import { thirtyEighthBlindMails } from "./mails-blind-thirty-eighth.ts"
import { thirtyFifthBlindMails } from "./mails-blind-thirty-fifth.ts"
import { thirtyFirstBlindMails } from "./mails-blind-thirty-first.ts"
import { thirtyFourthBlindMails } from "./mails-blind-thirty-fourth.ts"
import { thirtyNinthBlindMails } from "./mails-blind-thirty-ninth.ts"
import { thirtySecondBlindMails } from "./mails-blind-thirty-second.ts"
import { thirtySeventhBlindMails } from "./mails-blind-thirty-seventh.ts"
import { thirtySixthBlindMails } from "./mails-blind-thirty-sixth.ts"
import { thirtyThirdBlindMails } from "./mails-blind-thirty-third.ts"
import { twelfthBlindMails } from "./mails-blind-twelfth.ts"
import { twentiethBlindMails } from "./mails-blind-twentieth.ts"
import { twentyEighthBlindMails } from "./mails-blind-twenty-eighth.ts"
import { twentyFifthBlindMails } from "./mails-blind-twenty-fifth.ts"
import { twentyFirstBlindMails } from "./mails-blind-twenty-first.ts"
import { twentyFourthBlindMails } from "./mails-blind-twenty-fourth.ts"
import { twentyNinthBlindMails } from "./mails-blind-twenty-ninth.ts"
import { twentySecondBlindMails } from "./mails-blind-twenty-second.ts"
import { twentySeventhBlindMails } from "./mails-blind-twenty-seventh.ts"
import { twentySixthBlindMails } from "./mails-blind-twenty-sixth.ts"
import { twentyThirdBlindMails } from "./mails-blind-twenty-third.ts"
import { type BuyersMail, englishMails } from "./mails-english.ts"
import { germanMails } from "./mails-german.ts"
import { frenchMails, spanishMails } from "./mails-romance.ts"
import { readListText } from "./read-list-text.ts"

/** Mails that the reader was made with, others that it learned from later, and a set from which it learned little. */
const MIN_RIGHT = 0.97
const MIN_RIGHT_OF_BLIND = 0.9
const MIN_RIGHT_OF_LAST_BLIND = 0.87

const FIELDS = ["quantity", "number", "description"] as const

/** Lists the rows that are missing or wrong. */
async function mistakesIn({ mail, rows }: BuyersMail): Promise<{ wrong: string[]; all: number }> {
  const { columns, rows: read } = await readListText(mail)
  const got = read.map((cells) =>
    FIELDS.map((field) => cells[columns.indexOf(field)] ?? "")
      .join(" | ")
      .replaceAll(/ {2,}/g, " ")
      .trim(),
  )
  const missing = rows.filter((row) => !got.includes(row))
  const tooMuch = got.filter((row) => !rows.includes(row))
  const wrong = [
    ...missing.map((row) => `missing: ${row}`),
    ...tooMuch.map((row) => `read: ${row}`),
  ]
  return { wrong, all: Math.max(rows.length, got.length) }
}

test.each<[string, readonly BuyersMail[], number]>([
  ["English", englishMails, MIN_RIGHT],
  ["German", germanMails, MIN_RIGHT],
  ["French", frenchMails, MIN_RIGHT],
  ["Spanish", spanishMails, MIN_RIGHT],
  ["the first blind set", firstBlindMails, MIN_RIGHT_OF_BLIND],
  ["the second blind set", secondBlindMails, MIN_RIGHT_OF_BLIND],
  ["the third blind set", thirdBlindMails, MIN_RIGHT_OF_BLIND],
  ["the fourth blind set", fourthBlindMails, MIN_RIGHT_OF_BLIND],
  ["the fifth blind set", fifthBlindMails, MIN_RIGHT_OF_BLIND],
  ["the sixth blind set", sixthBlindMails, MIN_RIGHT_OF_BLIND],
  ["the seventh blind set", seventhBlindMails, MIN_RIGHT_OF_BLIND],
  ["the eighth blind set", eighthBlindMails, MIN_RIGHT_OF_BLIND],
  ["the ninth blind set", ninthBlindMails, MIN_RIGHT_OF_BLIND],
  ["the tenth blind set", tenthBlindMails, MIN_RIGHT_OF_BLIND],
  ["the eleventh blind set", eleventhBlindMails, MIN_RIGHT_OF_BLIND],
  ["the twelfth blind set", twelfthBlindMails, MIN_RIGHT_OF_BLIND],
  ["the thirteenth blind set", thirteenthBlindMails, MIN_RIGHT_OF_BLIND],
  ["the fourteenth blind set", fourteenthBlindMails, MIN_RIGHT_OF_BLIND],
  ["the fifteenth blind set", fifteenthBlindMails, MIN_RIGHT_OF_BLIND],
  ["the sixteenth blind set", sixteenthBlindMails, MIN_RIGHT_OF_BLIND],
  ["the seventeenth blind set", seventeenthBlindMails, MIN_RIGHT_OF_BLIND],
  ["the eighteenth blind set", eighteenthBlindMails, MIN_RIGHT_OF_BLIND],
  ["the nineteenth blind set", nineteenthBlindMails, MIN_RIGHT_OF_BLIND],
  ["the twentieth blind set", twentiethBlindMails, MIN_RIGHT_OF_BLIND],
  ["the twenty first blind set", twentyFirstBlindMails, MIN_RIGHT_OF_BLIND],
  ["the twenty second blind set", twentySecondBlindMails, MIN_RIGHT_OF_BLIND],
  ["the twenty third blind set", twentyThirdBlindMails, MIN_RIGHT_OF_BLIND],
  ["the twenty fourth blind set", twentyFourthBlindMails, MIN_RIGHT_OF_BLIND],
  ["the twenty fifth blind set", twentyFifthBlindMails, MIN_RIGHT_OF_BLIND],
  ["the twenty sixth blind set", twentySixthBlindMails, MIN_RIGHT_OF_BLIND],
  ["the twenty seventh blind set", twentySeventhBlindMails, MIN_RIGHT_OF_BLIND],
  ["the twenty eighth blind set", twentyEighthBlindMails, MIN_RIGHT_OF_BLIND],
  ["the twenty ninth blind set", twentyNinthBlindMails, MIN_RIGHT_OF_BLIND],
  ["the thirtieth blind set", thirtiethBlindMails, MIN_RIGHT_OF_BLIND],
  ["the thirty first blind set", thirtyFirstBlindMails, MIN_RIGHT_OF_BLIND],
  ["the thirty second blind set", thirtySecondBlindMails, MIN_RIGHT_OF_BLIND],
  ["the thirty third blind set", thirtyThirdBlindMails, MIN_RIGHT_OF_BLIND],
  ["the thirty fourth blind set", thirtyFourthBlindMails, MIN_RIGHT_OF_BLIND],
  ["the thirty fifth blind set", thirtyFifthBlindMails, MIN_RIGHT_OF_BLIND],
  ["the thirty sixth blind set", thirtySixthBlindMails, MIN_RIGHT_OF_BLIND],
  ["the thirty seventh blind set", thirtySeventhBlindMails, MIN_RIGHT_OF_BLIND],
  ["the thirty eighth blind set", thirtyEighthBlindMails, MIN_RIGHT_OF_BLIND],
  ["the thirty ninth blind set", thirtyNinthBlindMails, MIN_RIGHT_OF_BLIND],
  ["the fortieth blind set", fortiethBlindMails, MIN_RIGHT_OF_BLIND],
  ["the forty first blind set", fortyFirstBlindMails, MIN_RIGHT_OF_BLIND],
  ["the forty third blind set", fortyThirdBlindMails, MIN_RIGHT_OF_BLIND],
  ["the forty fourth blind set", fortyFourthBlindMails, MIN_RIGHT_OF_BLIND],
  ["the forty second blind set", fortySecondBlindMails, MIN_RIGHT_OF_BLIND],
  ["the forty fifth blind set", fortyFifthBlindMails, MIN_RIGHT_OF_BLIND],
  ["the forty sixth blind set", fortySixthBlindMails, MIN_RIGHT_OF_BLIND],
  ["the forty seventh blind set", fortySeventhBlindMails, MIN_RIGHT_OF_BLIND],
  ["the forty eighth blind set", fortyEighthBlindMails, MIN_RIGHT_OF_BLIND],
  ["the forty ninth blind set", fortyNinthBlindMails, MIN_RIGHT_OF_BLIND],
  ["the fiftieth blind set", fiftiethBlindMails, MIN_RIGHT_OF_BLIND],
  ["the fifty first blind set", fiftyFirstBlindMails, MIN_RIGHT_OF_LAST_BLIND],
  ["the fifty second blind set", fiftySecondBlindMails, MIN_RIGHT_OF_BLIND],
  ["the fifty third blind set", fiftyThirdBlindMails, MIN_RIGHT_OF_BLIND],
  ["the fifty fourth blind set", fiftyFourthBlindMails, MIN_RIGHT_OF_BLIND],
  ["the fifty fifth blind set", fiftyFifthBlindMails, MIN_RIGHT_OF_BLIND],
  ["the fifty sixth blind set", fiftySixthBlindMails, MIN_RIGHT_OF_LAST_BLIND],
  ["the fifty seventh blind set", fiftySeventhBlindMails, MIN_RIGHT_OF_BLIND],
  ["the fifty eighth blind set", fiftyEighthBlindMails, MIN_RIGHT_OF_BLIND],
  ["the fifty ninth blind set", fiftyNinthBlindMails, MIN_RIGHT_OF_BLIND],
  ["the sixtieth blind set", sixtiethBlindMails, MIN_RIGHT_OF_BLIND],
  ["the sixty first blind set", sixtyFirstBlindMails, MIN_RIGHT_OF_BLIND],
  ["the sixty second blind set", sixtySecondBlindMails, MIN_RIGHT_OF_BLIND],
  ["the sixty third blind set", sixtyThirdBlindMails, MIN_RIGHT_OF_BLIND],
])("the rows of mails are read: %s", async (_, mails, least) => {
  const read = await Promise.all(mails.map(mistakesIn))
  const wrong = read.flatMap((one) => one.wrong)
  const missing = wrong.filter((row) => row.startsWith("missing")).length
  const tooMuch = wrong.length - missing
  const all = read.reduce((sum, one) => sum + one.all, 0)
  expect(1 - Math.max(missing, tooMuch) / all, wrong.join("\n")).toBeGreaterThanOrEqual(least)
})

test("a mail becomes a list of three columns, and text without a part is set aside", async () => {
  const { columns, rows, setAside } = await readListText(
    "Hi Anna,\n\nwe need:\n- 25x CA-F-120\n\nBest regards,\nJohn\nTel: +49 40 123456",
  )
  expect(columns).toEqual(["quantity", "number", "description"])
  expect(rows).toEqual([["25", "CA-F-120", ""]])
  expect(setAside.map(({ cells }) => cells[2])).toEqual([
    "Hi Anna,",
    "we need:",
    "Best regards,",
    "John",
    "Tel: +49 40 123456",
  ])
})

const LIST = "10 x CA-PA-1000\n5 x Strata N4 2 TB\n2 x Riser Cable"

test.each([
  ["please cancel the PA-1000", ["5", "2"]],
  ["scrap the second line", ["10", "2"]],
  ["drop the risers", ["10", "5"]],
  ["make the first one 6", ["6", "5", "2"]],
  ["change the Strata N4 2 TB to 12 please", ["10", "12", "2"]],
  ["If the Riser Cable is late, cancel it", ["10", "5", "2"]],
  ["drop the Strata S3 2 TB", ["10", "5", "2"]],
])("a later line changes the list: %s", async (line, quantities) => {
  const { rows } = await readListText(`${LIST}\n\n${line}`)
  expect(rows.map(([quantity]) => quantity)).toEqual(quantities)
})

test.each([
  ["a mail without a part", "Hello,\n\nwhen will my order arrive?\n\nRegards\nJo", 0, 4],
  ["a fraction as it is written", "0,2 Stück CA-F-120\n1 Stück CA-F-140", 2, 0],
])("%s", async (_, mail, rows, aside) => {
  const list = await readListText(mail)
  expect([list.rows.length, list.setAside.length]).toEqual([rows, aside])
})
