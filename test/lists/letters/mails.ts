import { writeXlsx } from "hucre/xlsx"
import { base64, lines, quotedPrintable } from "./encodings.ts"

/** A saved file and the rows that it asks for: quantity | number | description. */
export interface SavedLetter {
  file: Buffer
  rows: readonly string[]
}

const xlsx = await writeXlsx({
  sheets: [
    {
      name: "Order",
      rows: [
        ["Part number", "Description", "Qty"],
        ["CA-F-120", "Breva 120 PWM", 12],
        ["CA-PA-850", "Anvil 850", 4],
      ],
    },
  ],
})
const ROWS_OF_XLSX = ["12 | CA-F-120 | Breva 120 PWM", "4 | CA-PA-850 | Anvil 850"]

const HTML_OF_OUTLOOK = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv=Content-Type content="text/html; charset=iso-8859-1"><style><!--
p.MsoNormal, li.MsoNormal {margin:0cm; font-size:11.0pt;}
--></style></head><body lang=DE link="#0563C1" style='word-wrap:break-word'><div class=WordSection1><p class=MsoNormal>Guten Tag Frau Müller,<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>bitte liefern Sie:<o:p></o:p></p><table class=MsoNormalTable border=0 cellspacing=0 cellpadding=0 style='border-collapse:collapse'><tr style='height:15.0pt'><td width=120 nowrap valign=bottom style='padding:0cm 3.5pt 0cm 3.5pt'><p class=MsoNormal><b><span style='color:black'>Artikelnummer<o:p></o:p></span></b></p></td><td><p class=MsoNormal><b>Bezeichnung<o:p></o:p></b></p></td><td><p class=MsoNormal align=right><b>Menge<o:p></o:p></b></p></td></tr><tr><td><p class=MsoNormal><span style='color:black'>CA-F-120<o:p></o:p></span></p></td><td><p class=MsoNormal>Lüfter 120 mm<o:p></o:p></p></td><td><p class=MsoNormal align=right>12<o:p></o:p></p></td></tr><tr><td><p class=MsoNormal>CA-PA-850<o:p></o:p></p></td><td><p class=MsoNormal>Netzteil<o:p></o:p></p></td><td><p class=MsoNormal align=right>4<o:p></o:p></p></td></tr></table><p class=MsoNormal>Mit freundlichen Grüßen<o:p></o:p></p><p class=MsoNormal>Jörg Weiß<o:p></o:p></p></div></body></html>`

/** Outlook writes each cell of a table on its own line. */
const TEXT_OF_OUTLOOK = `Guten Tag Frau Müller,

bitte liefern Sie:
Artikelnummer

Bezeichnung

Menge

CA-F-120

Lüfter 120 mm

12

CA-PA-850

Netzteil

4

Mit freundlichen Grüßen
Jörg Weiß`

const latin1 = (text: string): Buffer => Buffer.from(text, "latin1")

const saved = (rows: readonly string[], ...text: string[]): SavedLetter => ({
  file: Buffer.from(lines(...text)),
  rows,
})

const head = (from: string, type: string, ...others: string[]): string[] => [
  ...others,
  `From: ${from}`,
  "To: sales@shop.example",
  "Subject: =?iso-8859-1?Q?Bestellung_f=FCr_M=FCnchen?=",
  "Date: Mon, 9 Nov 2026 09:12:44 +0100",
  "MIME-Version: 1.0",
  `Content-Type: ${type}`,
]

const attachedXlsx = (boundary: string, disposition = "attachment"): string[] => [
  `--${boundary}`,
  'Content-Type: application/vnd.openxmlformats-officedocument.spreadsheetml.sheet; name="PO 4711.xlsx"',
  `Content-Disposition: ${disposition}; filename="PO 4711.xlsx"`,
  "Content-Transfer-Encoding: base64",
  "",
  base64(xlsx),
]

const logo = (boundary: string): string[] => [
  `--${boundary}`,
  'Content-Type: image/png; name="image001.png"',
  "Content-ID: <image001.png@01DA1234.5678ABCD>",
  "Content-Transfer-Encoding: base64",
  "",
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
]

const cellOfGmail = (text: string | number): string =>
  `<td style="border:1px solid rgb(204,204,204);overflow:hidden;padding:2px 3px;vertical-align:bottom">${text}</td>`

export const SAVED_MAILS: Readonly<Record<string, SavedLetter>> = {
  "a table of Outlook with its text beside it": saved(
    ["12 | CA-F-120 | Lüfter 120 mm", "4 | CA-PA-850 | Netzteil"],
    ...head(
      "=?iso-8859-1?Q?J=F6rg_Wei=DF?= <j.weiss@firma.example>",
      "multipart/related;",
      "Received: from AM0PR01MB1234.eurprd01.prod.exchangelabs.com",
      " (2603:10a6:208::1) by DB9PR01MB5678.eurprd01.prod.exchangelabs.com with HTTPS;",
      " Mon, 9 Nov 2026 08:12:46 +0000",
    ),
    '\tboundary="_004_AM0PR01MB1234_"; type="multipart/alternative"',
    "X-MS-Has-Attach: yes",
    "",
    "--_004_AM0PR01MB1234_",
    "Content-Type: multipart/alternative;",
    '\tboundary="_000_AM0PR01MB1234_"',
    "",
    "--_000_AM0PR01MB1234_",
    'Content-Type: text/plain; charset="iso-8859-1"',
    "Content-Transfer-Encoding: quoted-printable",
    "",
    quotedPrintable(latin1(TEXT_OF_OUTLOOK)),
    "",
    "--_000_AM0PR01MB1234_",
    'Content-Type: text/html; charset="iso-8859-1"',
    "Content-Transfer-Encoding: quoted-printable",
    "",
    quotedPrintable(latin1(HTML_OF_OUTLOOK)),
    "",
    "--_000_AM0PR01MB1234_--",
    "",
    ...logo("_004_AM0PR01MB1234_"),
    "--_004_AM0PR01MB1234_--",
  ),
  "cells of a Google sheet, pasted into Gmail, without headings": saved(
    ["12 | CA-F-120 | ", "4 | CA-PA-850 | "],
    "Delivered-To: sales@shop.example",
    "Received: by 2002:a05:6402:1234:b0:5c9:1 with SMTP id x12csp123; Mon, 9 Nov 2026 00:12:46 -0800 (PST)",
    ...head("Ann Lee <ann@firm.example>", 'multipart/alternative; boundary="000000000000a1b2c3"'),
    "",
    "--000000000000a1b2c3",
    'Content-Type: text/plain; charset="UTF-8"',
    "",
    "Hi, please send",
    "CA-F-120 12",
    "CA-PA-850 4",
    "",
    "--000000000000a1b2c3",
    'Content-Type: text/html; charset="UTF-8"',
    "Content-Transfer-Encoding: quoted-printable",
    "",
    quotedPrintable(
      `<div dir="ltr">Hi, please send<br><table cellspacing="0" cellpadding="0" dir="ltr" border="1"><colgroup><col width="100"><col width="100"></colgroup><tbody><tr>${cellOfGmail("CA-F-120")}${cellOfGmail(12)}</tr><tr>${cellOfGmail("CA-PA-850")}${cellOfGmail(4)}</tr></tbody></table><br>Thanks,<div>Ann</div></div>`,
    ),
    "",
    "--000000000000a1b2c3--",
  ),
  "a forwarded message of Gmail": saved(
    ["20 | CA-F-120 | ", "5 | CA-PA-850 | "],
    ...head("Ann Lee <ann@firm.example>", 'multipart/alternative; boundary="0000000000009f"'),
    "",
    "--0000000000009f",
    'Content-Type: text/plain; charset="UTF-8"',
    "",
    "Please order this.",
    "",
    "---------- Forwarded message ---------",
    "From: Bob <bob@firm.example>",
    "Date: Mon, Nov 9, 2026 at 8:01 AM",
    "Subject: parts",
    "To: Ann <ann@firm.example>",
    "",
    "We need 20 x CA-F-120 and 5 x CA-PA-850.",
    "",
    "--0000000000009f",
    'Content-Type: text/html; charset="UTF-8"',
    "",
    '<div dir="ltr">Please order this.<br><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">---------- Forwarded message ---------<br>From: <strong class="gmail_sendername" dir="auto">Bob</strong> <span dir="auto">&lt;<a href="mailto:bob@firm.example">bob@firm.example</a>&gt;</span><br>Date: Mon, Nov 9, 2026 at 8:01 AM<br>Subject: parts<br>To: Ann &lt;ann@firm.example&gt;<br></div><br><br><div dir="ltr">We need 20 x CA-F-120 and 5 x CA-PA-850.</div></div></div>',
    "--0000000000009f--",
  ),
  "flowed text of Thunderbird": saved(
    ["20 | CA-F-120 | ", "8 | CA-PA-850 | "],
    "Message-ID: <8a1f2c3d-1111-2222-3333-444455556666@firm.example>",
    ...head("Jo <jo@firm.example>", "text/plain; charset=UTF-8; format=flowed"),
    "User-Agent: Mozilla Thunderbird",
    "Content-Transfer-Encoding: 8bit",
    "",
    "Hello,",
    "",
    "for the new building we would like to order the following parts, namely 20 ",
    "x CA-F-120 and 8 ",
    "x CA-PA-850.",
    "",
    "-- ",
    "Jo Smith",
    "Phone +44 20 7946 0000",
  ),
  "a mailbox line of Thunderbird and an empty body with a workbook": saved(
    ROWS_OF_XLSX,
    "From - Mon Nov  9 09:12:44 2026",
    "X-Mozilla-Status: 0001",
    "X-Mozilla-Status2: 00000000",
    ...head("Jo <jo@firm.example>", "multipart/mixed;"),
    ' boundary="------------0Fq1"',
    "",
    "This is a multi-part message in MIME format.",
    "--------------0Fq1",
    "Content-Type: text/plain; charset=UTF-8",
    "",
    "",
    ...attachedXlsx("------------0Fq1"),
    "--------------0Fq1--",
  ),
  "a workbook within a mail of Apple Mail": saved(
    ROWS_OF_XLSX,
    ...head("Mia <mia@studio.example>", "multipart/alternative;"),
    '\tboundary="Apple-Mail=_6C1B"',
    "Message-Id: <6C1B@studio.example>",
    "X-Mailer: Apple Mail (2.3774.600.62)",
    "",
    "--Apple-Mail=_6C1B",
    "Content-Transfer-Encoding: 7bit",
    "Content-Type: text/plain;",
    "\tcharset=us-ascii",
    "",
    "Hi team,",
    "",
    "please find our order attached.",
    "",
    "Best, Mia",
    "--Apple-Mail=_6C1B",
    "Content-Type: multipart/mixed;",
    '\tboundary="Apple-Mail=_77AA"',
    "",
    "--Apple-Mail=_77AA",
    "Content-Type: text/html;",
    "\tcharset=us-ascii",
    "",
    '<html><head><meta http-equiv="content-type" content="text/html; charset=us-ascii"></head><body style="overflow-wrap: break-word; -webkit-nbsp-mode: space;">Hi team,<div><br></div><div>please find our order attached.</div><div><br></div><div>Best, Mia</div><div></div></body></html>',
    ...attachedXlsx("Apple-Mail=_77AA", "attachment"),
    "--Apple-Mail=_77AA",
    "Content-Type: text/html;",
    "\tcharset=us-ascii",
    "",
    "<html><head></head><body><div></div></body></html>",
    "--Apple-Mail=_77AA--",
    "",
    "--Apple-Mail=_6C1B--",
  ),
  "a mail that is attached to another, with a table of text": saved(
    ["3 | CA-F-120 | ", "7 | CA-PA-850 | "],
    ...head("Purchasing <po@firm.example>", 'multipart/mixed; boundary="outer"'),
    "",
    "--outer",
    "Content-Type: text/plain; charset=utf-8",
    "",
    "Please see the attached mail.",
    "--outer",
    'Content-Type: message/rfc822; name="order.eml"',
    'Content-Disposition: attachment; filename="order.eml"',
    "",
    ...head("Bob <bob@firm.example>", "text/plain; charset=utf-8"),
    "",
    "Part number;Qty",
    "CA-F-120;3",
    "CA-PA-850;7",
    "--outer--",
  ),
  "a list of values beside a logo, attached to a mail that says nothing of parts": saved(
    ["250 | CA-TM5-6032 | ", "12 | CA-PA-850 | "],
    ...head("ERP <erp@firm.example>", 'multipart/mixed; boundary="=_mixed 0042"'),
    "X-Mailer: HCL Notes Release 12.0.2",
    "",
    "--=_mixed 0042",
    "Content-Type: text/html; charset=windows-1252",
    "Content-Transfer-Encoding: quoted-printable",
    "",
    quotedPrintable(
      latin1("<p>Sehr geehrte Damen und Herren,</p><p>anbei unsere Bestellung für März.</p>"),
    ),
    ...logo("=_mixed 0042"),
    "--=_mixed 0042",
    "Content-Type: text/csv; charset=windows-1252; name==?windows-1252?Q?M=E4rz.csv?=",
    'Content-Disposition: attachment; filename="=?windows-1252?Q?M=E4rz.csv?="',
    "Content-Transfer-Encoding: base64",
    "",
    base64(latin1("Artikelnummer;Menge\r\nCA-TM5-6032;250\r\nCA-PA-850;12\r\n")),
    "--=_mixed 0042--",
  ),
  "a workbook attached to a mail with other numbers": saved(
    ROWS_OF_XLSX,
    ...head("Wei <wei@firm.example>", 'multipart/mixed; boundary="b1"'),
    "",
    "--b1",
    "Content-Type: text/plain; charset=utf-8",
    "",
    "See attached list. Need pricing for qty 50 and 100 boards.",
    "Ship to: 1200 Industrial Pkwy, Dock 4",
    ...attachedXlsx("b1"),
    "--b1--",
  ),
  "a workbook attached to a mail of one word": saved(
    ROWS_OF_XLSX,
    ...head("Wei <wei@firm.example>", 'multipart/mixed; boundary="b1"'),
    "",
    "--b1",
    "",
    "FYI",
    ...attachedXlsx("b1"),
    "--b1--",
  ),
  "an answer of Gmail with the message that it answers": saved(
    ["20 | CA-F-120 | ", "3 | CA-PA-850 | "],
    ...head("Ann Lee <ann@firm.example>", "text/html; charset=UTF-8"),
    "",
    '<div dir="ltr">Please make it 20 x CA-F-120 instead.</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Mon, Nov 9, 2026 at 8:01 AM Shop &lt;<a href="mailto:s@shop.example">s@shop.example</a>&gt; wrote:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex"><div>You ordered 10 x CA-F-120 and 3 x CA-PA-850.<br><br>Regards</div></blockquote></div>',
  ),
  "bullets of Outlook below a banner and struck out text": saved(
    ["20 | CA-F-120 | ", "5 | CA-PA-850 | "],
    ...head("Jo <jo@firm.example>", "text/html; charset=UTF-8"),
    "",
    '<html><body><table width="100%"><tr><td>CAUTION: This e-mail comes from outside.</td></tr></table><p class=MsoNormal>Please order:</p><p class=MsoListParagraph><![if !supportLists]><span style="mso-list:Ignore">·<span>&nbsp;&nbsp;&nbsp; </span></span><![endif]>20 x CA-F-120<o:p></o:p></p><p class=MsoListParagraph><span>·<span>&nbsp;&nbsp; </span></span>5 x CA-PA-850</p><p class=MsoNormal><s>9 x CA-CP-4</s><o:p></o:p></p></body></html>',
  ),
  "Chinese in GBK": saved(
    ["12 | CA-F-120 | "],
    ...head("buyer <buyer@firm.example>", 'text/html; charset="gb2312"'),
    "X-Mailer: Foxmail 7.2.25",
    "Content-Transfer-Encoding: base64",
    "",
    base64(
      latin1(
        "<table><tr><td>\xd0\xcd\xba\xc5</td><td>\xca\xfd\xc1\xbf</td></tr><tr><td>CA-F-120</td><td>12</td></tr></table>",
      ),
    ),
  ),
  "Japanese in Shift_JIS, as it is": {
    file: latin1(
      lines(
        ...head("buyer <buyer@firm.example>", "text/plain; charset=Shift_JIS"),
        "Content-Transfer-Encoding: 8bit",
        "",
        "\x8c\x5e\x94\xd4,\x90\x94\x97\xca",
        "CA-F-120,12",
        "CA-PA-850,4",
      ),
    ),
    rows: ["12 | CA-F-120 | ", "4 | CA-PA-850 | "],
  },
  "UTF-16 in Base64, without other headers": saved(
    ["5 | CA-F-120 | "],
    "Content-Type: text/plain; charset=utf-16le",
    "Content-Transfer-Encoding: base64",
    "",
    base64(Buffer.from("Please send 5 x CA-F-120.", "utf16le")),
  ),
  "a page that a browser saved as MHTML": saved(
    ["12 | CA-F-120 | ", "4 | CA-PA-850 | "],
    "From: <Saved by Blink>",
    "Snapshot-Content-Location: https://erp.firm.example/po/4711",
    "Subject: PO 4711",
    "Date: Mon, 9 Nov 2026 09:12:44 -0000",
    "MIME-Version: 1.0",
    "Content-Type: multipart/related;",
    '\ttype="text/html";',
    '\tboundary="----MultipartBoundary--x1----"',
    "",
    "",
    "------MultipartBoundary--x1----",
    "Content-Type: text/html",
    "Content-ID: <frame-1@mhtml.blink>",
    "Content-Transfer-Encoding: quoted-printable",
    "Content-Location: https://erp.firm.example/po/4711",
    "",
    quotedPrintable(
      '<!DOCTYPE html><html><head><meta charset="utf-8"><title>PO 4711</title></head><body><table class="layout"><tbody><tr><td>Menu</td><td><table><thead><tr><th>Part no.</th><th>Qty</th></tr></thead><tbody><tr><td>CA-F-120</td><td>12</td></tr><tr><td>CA-PA-850</td><td>4</td></tr></tbody></table></td></tr></tbody></table></body></html>',
    ),
    "",
    "------MultipartBoundary--x1----",
    "Content-Type: text/css",
    "Content-Location: cid:css-1@mhtml.blink",
    "",
    ".layout { color: red; }",
    "------MultipartBoundary--x1------",
  ),
  "a workbook of Excel that is MHTML": saved(
    ["12 | CA-F-120 | ", "4 | CA-PA-850 | "],
    "MIME-Version: 1.0",
    "X-Document-Type: Workbook",
    'Content-Type: multipart/related; boundary="----=_NextPart_01"',
    "",
    "This document is a Single File Web Page.",
    "------=_NextPart_01",
    "Content-Location: file:///C:/A1/order.htm",
    "Content-Transfer-Encoding: quoted-printable",
    'Content-Type: text/html; charset="windows-1252"',
    "",
    quotedPrintable(
      '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><!--[if gte mso 9]><xml><x:ExcelWorkbook></x:ExcelWorkbook></xml><![endif]--></head><frameset rows="*,39"><frame src="order_files/sheet001.htm" name="frSheet"></frameset></html>',
    ),
    "------=_NextPart_01",
    "Content-Location: file:///C:/A1/order_files/sheet001.htm",
    "Content-Transfer-Encoding: quoted-printable",
    'Content-Type: text/html; charset="windows-1252"',
    "",
    quotedPrintable(
      '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body link=blue><table border=0 cellpadding=0><col width=64><tr height=20><td height=20>Material</td><td>Menge</td></tr><tr><td>CA-F-120</td><td align=right x:num>12</td></tr><tr><td>CA-PA-850</td><td align=right x:num>4</td></tr></table></body></html>',
    ),
    "------=_NextPart_01--",
  ),
}
