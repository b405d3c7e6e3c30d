import { expect, test } from "vitest"
import { itemsOf, readListText } from "./read-list-text.ts"

/** Ways to write a quantity `Q` and a part `N` on a line. */
const LINES =
  `Q x N | Qx N | N x Q | N xQ | N Qx | Q N | Q pcs N | Q pcs of N | N Q pcs | N, Q pcs | N - Q | N – Q | N: Q | N : Q
  | N = Q | N (Q) | (Q) N | [Q] N | N [Q] | qty Q N | Qty: Q - N | N qty Q | N, qty: Q | N / Q | N -> Q | N => Q | N ...... Q
  | N ____ Q | N   Q | Q   N | N Q off | Q off N | Q no. N | Qno N | Q ea. N | N Q ea | Q units of N | N, Q units | Q Stk. N
  | N, Q Stück | N, Menge: Q | Q uds. N | N, cantidad Q | Q pièces N | N qté Q | N - Q pcs @ $12.50 | Q x N - $12.50 each
  | N, need Q | need Q N | Q Nos. N | N - Q Nos. | Please send Q x N. | N (qty Q) | N (Q pcs) | N (xQ) | (Qx) N | Q× N | N ×Q
  | N * Q | N qtyQ | N Q | Q szt. N | N Q kpl | Q: N | Q - N | Q, N | N; Q | N amount Q | N quantity of Q | quantity Q of N
  | N — Q pieces | N  x  Q | N - Q in total | N - Q pcs - needed 12.04.2026 | order Q of N | Q boxes of N | N (need Q)
  | N (Q required) | N, Q required | N, Q`
    .split("|")
    .map((form) => form.trim())

const BULLETS: Readonly<Record<string, (at: number) => string>> = {
  none: () => "",
  dashes: () => "- ",
  quotes: () => "> ",
  numbers: (at) => `${at + 1}. `,
  brackets: (at) => `(${at + 1}) `,
  positions: (at) => `Pos. ${10 * (at + 1)} `,
}

const SENTENCES: readonly (readonly [sentence: string, and: string])[] = [
  ["Hi Tom, please send LIST. Thanks, Bea", "and"],
  ["Could you quote LIST by Friday?", "and"],
  ["Hello, what's your best price for LIST, delivered to Leeds? Cheers, Mo", "and"],
  ["Please add LIST to PO 4500123. Nothing else changes.", "and"],
  ["Our team in Austin is looking for LIST and would appreciate a discount.", "and"],
  ["As discussed with Mr. Weber, kindly deliver LIST on 14.04.2026.", "and"],
  ["Wir benötigen LIST bis Freitag.", "und"],
  ["Bitte um ein Angebot über LIST. Danke, Jens", "und"],
  ["Bonjour, il nous faudrait LIST pour vendredi. Merci, Luc", "et"],
  ["Merci de nous envoyer LIST s'il vous plaît.", "et"],
  ["Necesitamos LIST lo antes posible.", "y"],
  ["Hola, quisiera pedir LIST. ¿Cuál es el plazo?", "y"],
  ["Vorremmo ordinare LIST entro venerdì.", "e"],
  ["Confermiamo l'ordine di LIST il prima possibile. Grazie, Luca", "e"],
]
const PARTS_IN_SENTENCES = ["Q N", "Qx N", "Q pcs of N", "Q of the N", "N (Q)", "N - Q pcs"]

const names: Parts = [
  [4, "Prism 716"],
  [12, "Breva 120 PWM"],
  [8, "Tempo DDR5-6000 32 GB Kit"],
]
const numbers: Parts = [
  [4, "CA-GP-716"],
  [12, "CA-F-120"],
  [8, "CA-TM5-6032"],
]
type Parts = readonly (readonly [number, string])[]

const written = (form: string, [quantity, name]: readonly [number, string]): string =>
  form.replace(/Q(?!ty)/, String(quantity)).replace(/N(?!os)/, () => name)

const rowsOf = (parts: Parts): string[] =>
  parts.map(([quantity, name]) =>
    name.startsWith("CA-") ? `${quantity}|${name}|` : `${quantity}||${name}`,
  )

const readRows = async (mail: string): Promise<string[]> =>
  itemsOf(await readListText(mail)).map((item) => item.join("|"))

test.each(Object.keys(BULLETS))(
  "lines are read in every form, with %s before them",
  async (kind) => {
    const wrong: string[] = []
    for (const form of LINES)
      for (const parts of [names, numbers]) {
        const lines = parts.map((part, at) => `${BULLETS[kind]?.(at) ?? ""}${written(form, part)}`)
        const mail = `Hello Anna,\n\ncould you please quote the following:\n\n${lines.join("\n")}\n\nKind regards,\nJohn Miller`
        const rows = await readRows(mail)
        if (rows.join() !== rowsOf(parts).join()) wrong.push(`${lines.join(" / ")}: ${rows.join()}`)
      }
    expect(wrong).toEqual([])
  },
)

test.each(PARTS_IN_SENTENCES)(
  "a list within a sentence is read in every wording, as %s",
  async (form) => {
    const wrong: string[] = []
    for (const [sentence, and] of SENTENCES)
      for (const parts of [names, numbers]) {
        const [last = "", ...others] = parts.map((part) => written(form, part)).toReversed()
        const mail = sentence.replace("LIST", `${others.toReversed().join(", ")} ${and} ${last}`)
        const rows = await readRows(mail)
        if (rows.join() !== rowsOf(parts).join()) wrong.push(`${mail}: ${rows.join()}`)
      }
    expect(wrong).toEqual([])
  },
)

const NO_PARTS = [
  "USt-IdNr. DE811234567",
  "Tel. 0711 / 555 01-33",
  "Call me on 555-0147 x33",
  "PO 45-88120 to follow",
  "Budget code ICT-0447",
  "Unit 14, Calder Trading Estate, Halifax HX1 4ND",
  "4 quai de la Loire, 44000 Nantes",
  "Königstr. 5, 70173 Stuttgart",
  "Closing date 30/09/2026, 12:00 noon",
  "Entro il 15 gennaio",
  "Our company has 350 employees",
  "Zwei Kollegen kommen vorbei",
  "Your quote Q-20817 was fine",
  "Is there a discount above 50 pieces?",
  "All 12 units arrived in good order",
  "Thanks for the 2 samples",
  "Version 3 of the list",
]

test.each(NO_PARTS)("a line without a part is left out: %s", async (line) => {
  const mail = `Hello Anna,\n\nplease send:\n\n4 x Prism 716\n12 x CA-F-120\n\n${line}\n\nRegards,\nJo`
  expect(await readRows(mail)).toEqual(["4||Prism 716", "12|CA-F-120|"])
})

test.each<[string, string]>([
  ["order 4 Breva 140 PWM - no, make it 6.", "6||Breva 140 PWM"],
  ["CA-SN4-2000 x10 - actually make that 12", "12|CA-SN4-2000|"],
  ["Please increase CA-F-120 from 20 to 30", "30|CA-F-120|"],
  ["Please change the 8 pcs CA-N-2X10 to 10 pcs", "10|CA-N-2X10|"],
  ["CA-F-140: 80 pcs instead of 60 pcs", "80|CA-F-140|"],
  ["2-3 Breva 92 Slim", "3||Breva 92 Slim"],
  ["swap the two anvil 650 for two anvil 750", "2||anvil 750"],
  ["Our stock of CA-CP-4 is down to 3, we need at least 40 by Friday.", "40|CA-CP-4|"],
  ["Sorry, forget the Anvil 850. We need 4 Anvil 750 only.", "4||Anvil 750"],
  ["Please quote the Anvil 850 and the Prism 716, one of each.", "1||Anvil 850,1||Prism 716"],
  ["Prism 716 und Hangar Flow, je 3 Stück", "3||Prism 716,3||Hangar Flow"],
  ["2 Firth 240 and one each of Prism 512 and Prism 716", "2||Firth 240,1||Prism 512,1||Prism 716"],
  ["12 Hangar Cube and an Anvil SFX 750 for each", "12||Hangar Cube,12||Anvil SFX 750"],
  ["can i get two anvil 750s and one hangar flow please", "2||anvil 750s,1||hangar flow"],
  ["we want four keel x870 minis and a fan hub", "4||keel x870 minis,1||fan hub"],
  ["for the 4 streamer builds we need 8 strata n5 2tb", "8||strata n5 2tb"],
  ["- n. 4 alimentatori Anvil 750", "4||alimentatori Anvil 750"],
  [
    "Mi servono 3 Anvil 750, un case Hangar Flow e due Prism 716.",
    "3||Anvil 750,1||case Hangar Flow,2||Prism 716",
  ],
  ["Motherboard Keel B850 ATX – 02 Nos.", "2||Motherboard Keel B850 ATX"],
  ["We are in 70173 Stuttgart and need 5 Anvil 750", "5||Anvil 750"],
  ["Für 20 Arbeitsplätze: 20 Tastaturen, 40 Monitore", "20||Tastaturen,40||Monitore"],
  ["MPN / Qty / Target\nX520-DA2 / 15 / $45", "15|X520-DA2|"],
  ["Part\tOn hand\tMin\tOrder\nCA-PA-550\t3\t10\t7\nCA-PA-750\t12\t10\t0", "7|CA-PA-550|"],
  [
    "Per machine we use 1 Anvil 550 and 2 Breva 120 PWM. We build 12.",
    "12||Anvil 550,24||Breva 120 PWM",
  ],
  [
    "Four PCs, each with 1x Prism 716, 2x Strata N5 2 TB.\nAlso 3 Fan Hub 8",
    "4||Prism 716,8||Strata N5 2 TB,3||Fan Hub 8",
  ],
  [
    "Nous avons 4 postes. Chaque poste : 1 Anvil 550, 2 Breva 92 Slim.",
    "4||Anvil 550,8||Breva 92 Slim",
  ],
  [
    "20 units CA-F-120\nEach unit has to be packed alone.\n10 units CA-F-140",
    "20|CA-F-120|,10|CA-F-140|",
  ],
  ["2 Firth 240 - no wait, just 1", "1||Firth 240"],
  ["Anvil 850, either 25 or 30, whichever hits the price break", "30||Anvil 850"],
  ["If you can do 479 each I'd take 8 Prism 716, otherwise just 4.", "8||Prism 716"],
  ["10 of these and 5 of those please:\nPrism 308\nPrism 512", "10||Prism 308,5||Prism 512"],
  ["4 CA-F-120\n4 CA-F-140\n\nPlease make it 12 of each.", "12|CA-F-120|,12|CA-F-140|"],
  ["RTX 4070 (x5), 7800X3D (x5), 980 PRO 2TB (x10)", "5||RTX 4070,5||7800X3D,10||980 PRO 2TB"],
  ["Hi,\nPrism 512, 1\nKeel B850 ATX, 2\nThanks, Theo", "1||Prism 512,2||Keel B850 ATX"],
  ["Servers (x6)\n- Hangar Rack 4U\n- 2x Anvil 1000", "6||Hangar Rack 4U,12||Anvil 1000"],
  ["Server, 4 Stück:\nHangar Rack 4U\n2x Anvil 1000", "4||Hangar Rack 4U,8||Anvil 1000"],
  [
    "8 x reception PC, each:\nAnvil 550\nHangar 12\n1 x server:\nAnvil 850\nHangar Rack 4U",
    "8||Anvil 550,8||Hangar 12,1||Anvil 850,1||Hangar Rack 4U",
  ],
  [
    "Serveurs (4)\n- Anvil 850\n\nPostes de travail (10)\n- Hangar 12\n\nAussi 3 Fan Hub 8",
    "4||Anvil 850,10||Hangar 12,3||Fan Hub 8",
  ],
  ["2 x 50 pcs Breva 120 PWM", "100||Breva 120 PWM"],
  ["3 packs of 10 Fan Hub 8\n2 Kartons mit 20 Card Strut", "30||Fan Hub 8,40||Card Strut"],
  ["36 Card Strut now and another 36 in February", "72||Card Strut"],
  ["Prism 512: 10 jetzt und weitere 10 im März", "20||Prism 512"],
  ["CA-F-120 x 20 now, 30 in January and 50 in the spring", "100|CA-F-120|"],
  [
    "Anvil 750: 26 (24)\nPrism 716: 8 pcs (6)\nFan Hub 8: 3 (alt: 2)",
    "26||Anvil 750,8||Prism 716,3||Fan Hub 8",
  ],
  ["120 fans (CA-F-120) - 25\npaste (CA-CP-4) - 30", "25|CA-F-120|120 fans,30|CA-CP-4|paste"],
  ["> How many of the CA-F-120 should we send?\n\nmake it 40", "40|CA-F-120|"],
  ["> Wie viele Prism 716 brauchen Sie?\nAcht Stück bitte.", "8||Prism 716"],
  ["> Combien d'Anvil 550 souhaitez-vous ?\n4 s'il vous plaît", "4||Anvil 550"],
  [
    "Part          Jan   Feb   Mar\nCA-PA-650     40    60    60\nCA-F-120      120   180   180",
    "160|CA-PA-650|,480|CA-F-120|",
  ],
  [
    "January is firm, the rest is a forecast.\n\nArtikel   KW 2   KW 3\nCA-PA-650   40   60\nCA-F-120   20   30",
    "40|CA-PA-650|,20|CA-F-120|",
  ],
  [
    "Item\nQty\nComment\nKeel B850 ATX\n12\n\nAnvil 850\n24\ntwo per board\nHangar 12\n6",
    "12||Keel B850 ATX,24||Anvil 850,6||Hangar 12",
  ],
  ["wir hatten letzte Woche 10 Anvil 750 bestellt, bitte auf 14 erhöhen", "14||Anvil 750"],
  ["I ordered 6 Prism 512 yesterday, can you change it to 8 please?", "8||Prism 512"],
  ["Nous avons commandé 10 Anvil 750, merci de passer à 14.", "14||Anvil 750"],
  [
    "Si vous avez aussi de la pâte thermique (Interface Paste 4 g), mettez-m'en cinq.",
    "5||pâte thermique (Interface Paste 4 g)",
  ],
  [
    "Updated list:\n5 Prism 716\n\nFrom: Anna\nSent: Friday\n\nFirst draft:\n4 Prism 924",
    "5||Prism 716",
  ],
  [
    "Required: Hangar Bench\nNumber off: 4\n\nRequired: Prism 308\nNumber off: 2",
    "4||Hangar Bench,2||Prism 308",
  ],
  [
    "the kit for one controller is:\n1 x CA-PF-350\n2 x CA-F-80I\n\nKits required: 45",
    "45|CA-PF-350|,90|CA-F-80I|",
  ],
  [
    "Each of the 8 reception desks gets one Hangar 12 and two Breva 92 Slim.",
    "8||Hangar 12,16||Breva 92 Slim",
  ],
  ["For each of our 12 classroom PCs: one Anvil 550", "12||Anvil 550"],
  [
    "1.0 Workstations\n1.1 Anvil 1000 ... 6 no.\n2.0 Network\n2.1 Fan Hub 8 ... 3 no.",
    "6||Anvil 1000,3||Fan Hub 8",
  ],
  [
    "Item 1: CA-F-120, Qty 12, Unit $9.00\nItem 2: CA-F-140, Qty 24, Unit $9.50",
    "12|CA-F-120|,24|CA-F-140|",
  ],
  [
    "Item no.: 1\nPart: Anvil 550\nQuantity: 50 (5 spare)\n\nItem no.: 2\nPart: Fan Hub 8\nQuantity: 4",
    "50||Anvil 550,4||Fan Hub 8",
  ],
  [
    "Désignation : Anvil 750 – Quantité : 7 – PU HT : 104,00 €\nDésignation : Hangar Cube – Quantité : 7 – PU HT : 58,00 €",
    "7||Anvil 750,7||Hangar Cube",
  ],
  [
    "Keel X870 Mini (CA-KB-X870I)\n5\nHangar Cube (CA-H-CUBE)\n6 pcs",
    "5|CA-KB-X870I|Keel X870 Mini,6|CA-H-CUBE|Hangar Cube",
  ],
  ["a pack of M.2 Heatsink 2280, 10 should do", "10||M.2 Heatsink 2280"],
  ["We forgot power cables, can you add eight?", "8||power cables"],
  [
    "SATA SSDs (about 40, any brand is fine) and 15 cheap power supplies",
    "40||SATA SSDs,15||cheap power supplies",
  ],
  ["please change the 4 Prism 924 to 4 Prism 924 Blower", "4||Prism 924 Blower"],
  [
    "Instead of 5 Hangar Flow make it 5 Hangar Plain, keep the 5 Anvil 650",
    "5||Hangar Plain,5||Anvil 650",
  ],
  [
    "Is the Anvil 750 back in stock? If yes please send 4 + 4 Hangar Plain",
    "4||Anvil 750,4||Hangar Plain",
  ],
  [
    "ryzen 5 9600x, keel b850 micro, prism 512 and 3 fan hub 8",
    "1||ryzen 5 9600x,1||keel b850 micro,1||prism 512,3||fan hub 8",
  ],
  [
    "Angebot für 15 komplette Sätze bestehend aus:\n- Hangar 12\n- Anvil 550",
    "15||Hangar 12,15||Anvil 550",
  ],
  [
    "Please quote 4 sets consisting of 1 Hangar 12 and 2 Breva 92 Slim.",
    "4||Hangar 12,8||Breva 92 Slim",
  ],
  [
    "S.No. Item Description Qty\n1 CA-PA-1500 Power supply 8\n2 CA-H-R4 Rack case 8",
    "8|CA-PA-1500|Power supply,8|CA-H-R4|Rack case",
  ],
  [
    "We build 3 PCs. Each PC: Prism 716, 2 x Anvil 850. Please also quote six monitors.",
    "3||Prism 716,6||Anvil 850,6||monitors",
  ],
  ["please put 3 Anvil 650 aside for me", "3||Anvil 650"],
  ["bitte 3 Anvil 650 zur Seite legen", "3||Anvil 650"],
  ["for line 4 HMI rebuild:\n3 Anvil 750", "3||Anvil 750"],
  ["5 CA-F-120\n2 CA-F-140\n\nYour offer:\nCA-F-120 9.50 EUR", "5|CA-F-120|,2|CA-F-140|"],
  ["2 Anvil 750\nnen Hangar Cube\nne Maus", "2||Anvil 750,1||Hangar Cube,1||Maus"],
  ["network patch leads x 20\nHangar Cube x 2", "20||network patch leads,2||Hangar Cube"],
  ["Do you have the 2280 heatsinks? If so 5 of those.", "5||2280 heatsinks"],
  ["4 of the 2230 ssds and 6 2280 heatsinks", "4||2230 ssds,6||2280 heatsinks"],
  [
    "For our 6 kiosks we want, per kiosk:\nHangar Cube\n2 Fan Hub 8",
    "6||Hangar Cube,12||Fan Hub 8",
  ],
  ["Für 35 Rechner: Komponenten je Rechner:\n1 x Anvil 550", "35||Anvil 550"],
  ["3 Anvil 750\nHorario: de 8 a 14 h.\nOpen 9am to 5pm\n7 - 15 Uhr", "3||Anvil 750"],
  ["Peux-tu me mettre 2 tubes de pâte thermique ?", "2||pâte thermique"],
  ["We need two samples of the Fan Hub 8.\nThanks for the 2 samples.", "2||Fan Hub 8"],
  ["1 carton of Breva 120 PWM (20 pcs)\n2 boxes of Card Strut", "20||Breva 120 PWM,2||Card Strut"],
  ["Please quote: Breva 80 Industrial - 4 per chassis, 9 chassis", "36||Breva 80 Industrial"],
  ["Wir brauchen 2 Anvil 550 pro Gerät, 14 Geräte.", "28||Anvil 550"],
  ["Hi,\n2 Breva 140 PWM per rig x 12 rigs\nThanks", "24||Breva 140 PWM"],
  ["> 20 x Fan Hub 8\nno thanks\n> 4 x Riser Cable\nyes please", "4||Riser Cable"],
  ["> Brauchen Sie 6 Card Strut?\n\nNein, danke.\n\n4 Prism 716 bitte", "4||Prism 716"],
  ["> Would you like 2 Fan Hub 8?\nnot needed\n1 Anvil 750", "1||Anvil 750"],
  [
    "         on hand   max\nFan Hub 8    4   60\nAnvil 650    3   3\n\nPlease top up.",
    "56||Fan Hub 8",
  ],
  ["Artikel\tBestand\tSollbestand\nCA-F-120\t14\t60\nCA-F-140\t8\t8", "46|CA-F-120|"],
  ["SKU,Stock,Par level,Order\nCA-F-120,14,60,20\nCA-F-140,8,8,0", "20|CA-F-120|"],
  ["SKU   Name   On hand   Reorder\nCA-F-120   Breva 120   7   40", "40|CA-F-120|Breva 120"],
  ["The Prism 512 is enough, so 8 of those, and 9 Anvil 650.", "8||Prism 512,9||Anvil 650"],
  ["Wir sind ein kleines LAN-Café und brauchen 5 Anvil 750.", "5||Anvil 750"],
  ["I run a small server shop, please quote 5 Anvil 750.", "5||Anvil 750"],
  ["25 ratones si tenéis\n5 claviers si vous en avez", "25||ratones,5||claviers"],
  ["2 Anvil 550 and some thermal paste, 3 tubes should do", "2||Anvil 550,3||thermal paste"],
  ["New line 4 - CA-H-12 - 45 EA\nLine 5: CA-F-120 - 4 EA", "45|CA-H-12|,4|CA-F-120|"],
  ["Yes please to the Anvil 750s, we'll take all 18.", "18||Anvil 750s"],
  ["10 CA-PA-550\nand the CA-F-92S goes up to 100.", "10|CA-PA-550|,100|CA-F-92S|"],
  ["4 Anvil 750\nGoods marked: 88120", "4||Anvil 750"],
  [
    "Also 6 Strata S3 2 TB drives to upgrade them and 12 sticks of DDR4 memory",
    "6||Strata S3 2 TB drives,12||DDR4 memory",
  ],
  [
    "Pos. Artikelnummer Bezeichnung Menge Einzelpreis\n10 CA-H-R4 Gehäuse 4 HE 6 Stk 126,00\n20 CA-F-120 Lüfter 24 Stk 9,40 €",
    "6|CA-H-R4|Gehäuse 4 HE,24|CA-F-120|Lüfter",
  ],
  [
    "Réf. Désignation Quantité Prix unitaire\nCA-F-120 Ventilateur 120 mm 40 9,40 €\nCA-F-140 Ventilateur 20 11,20 €",
    "40|CA-F-120|Ventilateur 120 mm,20|CA-F-140|Ventilateur",
  ],
  [
    "Line Part number Qty Unit Delivery date\n1 CA-PA-1500 8 EA 12.01.2027\n2 CA-H-R4 2 EA 12.01.2027",
    "8|CA-PA-1500|,2|CA-H-R4|",
  ],
  [
    "P/N   Brand   Qty\nMZ-QL23T800   Samsung   40\nST20000NM002H   Seagate   60",
    "40|MZ-QL23T800|Samsung,60|ST20000NM002H|Seagate",
  ],
  [
    "Groeten, Wim\n\nVan: Lotte\nAan: Wim\n\n20 x Anvil 550\n40 x CA-F-120",
    "20||Anvil 550,40|CA-F-120|",
  ],
  [
    "Hi,\nplease send:\nCA-H-FLOW | 6 pcs | tower case\nCA-H-BENCH | qty 2 | bench case\nThanks, Jo",
    "6|CA-H-FLOW|tower case,2|CA-H-BENCH|bench case",
  ],
  ["Anvil 650 -> qty 20 instead of 16\nFan Hub 8 => 4 pcs", "20||Anvil 650,4||Fan Hub 8"],
  [
    "Part number   Annual qty   Lot size\nCA-F-120   480   40\nCA-PF-350   480   40",
    "480|CA-F-120|,480|CA-PF-350|",
  ],
  ["Vi behöver 3 dussin CA-F-120 och 1,5 tusen CA-A-STRUT", "36|CA-F-120|,1500|CA-A-STRUT|"],
  ["Bitte 2 Tsd. CA-CP-4 und 3 Dtzd. CA-F-120", "2000|CA-CP-4|,36|CA-F-120|"],
  ["Please quote 2 thousand CA-CP-4 and 5 hundred CA-F-120", "2000|CA-CP-4|,500|CA-F-120|"],
  ["tjugofem CA-F-120 och sexton CA-PA-850", "25|CA-F-120|,16|CA-PA-850|"],
  ["femogtyve CA-F-120 og tretten CA-PA-850", "25|CA-F-120|,13|CA-PA-850|"],
  [
    "zweihundert CA-F-120, hundertfünfzig CA-PA-850 und eintausend CA-CP-4",
    "200|CA-F-120|,150|CA-PA-850|,1000|CA-CP-4|",
  ],
  [
    "two hundred CA-F-120, one thousand CA-PA-850 and a thousand and fifty CA-CP-4",
    "200|CA-F-120|,1000|CA-PA-850|,1050|CA-CP-4|",
  ],
  ["tvåhundra CA-F-120 och ett tusen CA-PA-850", "200|CA-F-120|,1000|CA-PA-850|"],
  ["Tausend Dank!\n5 CA-F-120", "5|CA-F-120|"],
  ["Please send 1.000 CA-F-120 and 2,500 CA-CP-4.", "1000|CA-F-120|,2500|CA-CP-4|"],
  ["Art. CA-F-120, Anz. 12; Art. CA-PA-850, Anz. 3", "12|CA-F-120|,3|CA-PA-850|"],
  ["CA-F-120 antal: 12\nCA-PA-850 antal 3", "12|CA-F-120|,3|CA-PA-850|"],
  [
    "Wir brauchen jeweils 5: Anvil 850, Anvil 750 und Keel B850 ATX.",
    "5||Anvil 850,5||Anvil 750,5||Keel B850 ATX",
  ],
  ["Please quote 5 of each: CA-PA-850, CA-F-120", "5|CA-PA-850|,5|CA-F-120|"],
  [
    "1) Anvil 850 10 / 2) Anvil 750 20 / 3) Fan Hub 8 5",
    "10||Anvil 850,20||Anvil 750,5||Fan Hub 8",
  ],
  ["4x (2x Anvil 850, 1x Keel B850 ATX)", "8||Anvil 850,4||Keel B850 ATX"],
  ["Please send 3 sets of (1 x CA-PA-850 + 2 x CA-F-120).", "3|CA-PA-850|,6|CA-F-120|"],
  ["CA-PA-850,12;CA-F-120,3;CA-PA-750,25", "12|CA-PA-850|,3|CA-F-120|,25|CA-PA-750|"],
])("free wording is understood: %s", async (mail, rows) => {
  expect((await readRows(mail)).join()).toBe(rows)
})

// A second reading of each word would double the time of every repetition.
test.each([" per", " with number", " und auch", " urgent"])(
  "a long repetition of words without a part is read: %s",
  async (words) => {
    const rows = await readRows(`5 x CA-F-120\n${words.repeat(200)} p`)
    expect(rows[0]).toBe("5|CA-F-120|")
  },
)
