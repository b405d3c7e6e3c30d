import type { ListLayout } from "./layouts-design.ts"

/** Layouts that were written after the reader, and measured once before it learned from them. */
export const unseenLayouts: readonly ListLayout[] = [
  {
    name: "Arena PLM, indented BOM",
    text: `Level,Item Number,Item Name,Revision,Lifecycle Phase,Quantity,Unit of Measure,Ref Des,Manufacturer,Mfr Item Number
0,100-0042,Edge server,B,In Production,1,each,,,
1,210-0007,Power supply 850 W,A,In Production,1,each,PS1,Anvil,CA-PA-850
1,220-0031,Memory kit 32 GB,A,In Production,2,each,"DIMM1,DIMM2",Tempo,CA-TM5-6032`,
    columns: "- customerPartNumber description - - quantity - designators manufacturer number",
    rows: 2,
    aside: 1,
  },
  {
    name: "QuickBooks, purchase order",
    text: `Purchase Order\t\t\t\t\t
Date\t03/12/2026\tP.O. No.\t1187\t\t
Item\tDescription\tQty\tU/M\tRate\tAmount
CA-F-120\tBreva 120 PWM fan\t48\tea\t9.90\t475.20
CA-H-FLOW\tHangar Flow case\t12\tea\t89.00\t1,068.00
\t\t\t\tTotal\t$1,543.20`,
    columns: "number description quantity - - -",
    rows: 2,
    aside: 3,
  },
  {
    name: "Zoho Inventory, export",
    text: `Purchase Order Date,Purchase Order Number,Item Name,SKU,QuantityOrdered,QuantityReceived,Item Price,Usage unit,Vendor Name
2026-03-12,PO-00117,Anvil 750,CA-PA-750,20,0,109.00,pcs,Computer Assembler
2026-03-12,PO-00117,Fan Hub 8,CA-A-HUB,10,0,18.50,pcs,Computer Assembler`,
    columns: "- - description number quantity - - - -",
    rows: 2,
  },
  {
    name: "Windchill, part list",
    text: `Line Number;Number;Name;Version;Quantity;Unit;Reference Designators;Trace Code
10;CA-KB-B850A;Keel B850;A.1;1;each;MB1;untraced
20;CA-TM5-6032;Tempo DDR5-6000 32 GB Kit;A.2;2;each;MEM1-MEM2;untraced`,
    columns: "- number description - quantity - designators -",
    rows: 2,
  },
  {
    name: "Italian order",
    text: `Rif.;Codice articolo;Descrizione;Q.tà;U.M.;Prezzo unitario;Totale riga
1;CA-F-120;Ventola 120 mm PWM;50;PZ;9,90;495,00
2;CA-PA-850;Alimentatore 850 W;10;PZ;119,00;1.190,00
;;;;;Imponibile;1.685,00`,
    columns: "- number description quantity - - -",
    rows: 2,
    aside: 1,
  },
  {
    name: "Dutch request",
    text: `Artikelnummer\tOmschrijving\tAantal\tEenheid\tOpmerking
CA-F-140\tVentilator 140 mm\t24\tstuks\tzwart
CA-CP-4\tKoelpasta 4 g\t12\tstuks\t`,
    columns: "number description quantity - note",
    rows: 2,
  },
  {
    name: "Excel, with a checkbox and a running total",
    text: `✓,What,Where from,How many,Each,Sum,Running total
x,Prism 716,Computer Assembler,2,$499.00,$998.00,$998.00
x,Anvil 1000,Computer Assembler,1,$168.00,$168.00,"$1,166.00"
,Hangar 12,Computer Assembler,1,$189.00,$189.00,"$1,355.00"`,
    columns: "- description - quantity - - -",
    rows: 3,
  },
  {
    name: "quantities for two sites without their total",
    text: `Part,Description,Berlin,Hamburg,Remark
CA-F-120,Breva 120 PWM,12,4,
CA-PA-850,Anvil 850,,6,spare
CA-H-FLOW,Hangar Flow,3,3,`,
    columns: "number description - - note quantity",
    rows: 3,
  },
  {
    name: "words without headings",
    text: "one\ttwo\nthree\tfour",
    columns: "manufacturer -",
    rows: 2,
  },
  {
    name: "quantities by month, in German",
    text: `Artikel;Januar;Februar;März
CA-F-120;10;20;30
CA-PA-850;;5;5
CA-H-FLOW;8;8;
CA-A-HUB;2;;4`,
    columns: "number - - - quantity",
    rows: 4,
  },
  {
    name: "quantities for three sites",
    text: `SKU,Product,Berlin,Oslo,Porto,Total qty
CA-N-2X10,Dual 10G card,2,4,2,8
CA-SN4-4000,Strata N4 4 TB,6,6,3,15`,
    columns: "number description - - - quantity",
    rows: 2,
  },
  {
    name: "Jira, copied table",
    text: `||Part||MPN||Count||Purpose||
|SSD|CA-SN4-2000|6|boot and scratch|
|Heatsink|CA-CM-2280|6|for the SSDs|`,
    columns: "description number quantity note",
    rows: 2,
  },
  {
    name: "two header rows with a unit row",
    text: `Pos;Artikel;;Bedarf;;Preis
;Nummer;Bezeichnung;Stück;Termin;EUR
1;CA-CL-360;Firth 360;6;KW 14;112,00
2;CA-CA-140D;Fjord Duo 140;6;KW 14;64,50`,
    columns: "- number description quantity - -",
    rows: 2,
  },
  {
    name: "quantity first, without headings, with a maker",
    text: `12\tCorsair\tCP-9020200-NA\tRM850x power supply
24\tKingston\tKSM48E40BD8KM-32HM\t32 GB ECC UDIMM
6\tNoctua\tNH-U12S\tprocessor cooler`,
    columns: "quantity manufacturer number description",
    rows: 3,
  },
  {
    name: "fixed price agreement, catalogue with an order column that is mostly empty",
    text: `Art. no.,Description,Contract price,MOQ,Your order
CA-F-92S,Breva 92 Slim,8.90,20,40
CA-F-120,Breva 120 PWM,9.90,20,
CA-F-140,Breva 140 PWM,10.20,20,60
CA-A-HUB,Fan Hub 8,18.50,5,`,
    columns: "number description - - quantity",
    rows: 2,
    aside: 2,
  },
  {
    name: "price form in lots, whose columns have another order, German",
    text: `Preisblatt;;;;
Los 1;;;;
Pos.;Produkt;Herstellernummer;Menge;Preis
1.1;Breva 120 PWM;CA-F-120;12;
1.2;Anvil 850;CA-PA-850;4;
Los 2;;;;
Pos.;Herstellernummer;Einheit;Menge;Produkt
2.1;CA-A-HUB;Stk;6;Fan Hub 8
2.2;CA-H-FLOW;Stk;2;Hangar Flow`,
    columns: "- description number quantity - -",
    rows: 4,
    aside: 4,
  },
  {
    name: "headings in two lines, the second with the ends of words, French",
    text: `Réf.;Désignation;Qté;P.U.;Montant
fournisseur;;commandée;HT;HT
CA-F-120;Ventilateur 120;12;9,90;118,80
CA-PA-850;Alimentation;4;99,00;396,00`,
    columns: "number description quantity - -",
    rows: 2,
  },
  {
    name: "headings in two lines, the first with hyphens, German",
    text: `Bezeichnung;Hersteller-;Raum;Raum;Stück
;nummer;1.04;1.05;gesamt
Breva 120 PWM;CA-F-120;8;4;12
Anvil 850;CA-PA-850;2;2;4
Fan Hub 8;CA-A-HUB;1;5;6`,
    columns: "description number - - quantity",
    rows: 3,
  },
  {
    name: "required fields, labels above and a signature below",
    text: `Supplier,Circuit & Anvil,,
Part no. *,Description *,Qty *,Cost centre
CA-F-120,Breva 120 PWM,12,4410
CA-PA-850,Anvil 850,4,4410
Please deliver before 10 am.,,,
Approved by:,M. Okafor,Date:,2025-03-04`,
    columns: "number description quantity -",
    rows: 2,
    aside: 3,
  },
  {
    name: "project and cost centre of each part, no quantities",
    text: `Component	Selection	Price	Kst.	Projekt
CPU	AMD Ryzen 9 9900X Processor	$379.00	4410	P-2025-01
Cooler	Noctua NH-D15 CPU Cooler	$99.00	4410	P-2025-01
Case	Fractal Design North Case	$139.00	4411	P-2025-01`,
    columns: "- description - - -",
    rows: 3,
  },
  {
    name: "headings below their parts, with a note",
    text: `2	CA-PA-850	ANVIL 850	1
1	CA-F-120	BREVA 120	3
ITEM NO.	PART NUMBER	DESCRIPTION	QTY.
Drawn by:	R. Okafor		`,
    columns: "- number description quantity",
    rows: 2,
    aside: 1,
  },
  {
    name: "print of an order, headings without a rule in two lines",
    text: `HARTWELL COLLEGE                          PURCHASE ORDER
                                          No.  7731

Line  Item code       Description             Qty    Unit    Line total
                                                     GBP     GBP
1     NF-A12x25 PWM   Noctua 120 mm fan        32    18.00       576.00
                      brown
2     CA-PA-850       Anvil 850 supply          3    78.40       235.20

                                   Subtotal              811.20
Registered office: 12 Mill Lane       VAT no. 912 4418 03`,
    columns: "- number description quantity - -",
    rows: 2,
    aside: 5,
  },
  {
    name: "parts that are not populated, stated in a column of fitted ones",
    text: `Qty;Value;Parts;MPN;POPULATE
4;100n;C1, C2, C3, C4;GRM188R71C104KA01D;
1;0R;R9;RC0603JR-070RL;DNP
3;330R;R1, R2, R3;RC0603FR-07330RL;`,
    columns: "quantity description designators number -",
    rows: 2,
    aside: 1,
  },
  {
    name: "units in all, of which others are parts of a product, German",
    text: `Komponente;Typ;pro Platz;Plätze;Reserve;gesamt
Monitor;243V7QJABF/00;2;12;2;26
Maus;910-001439;1;12;3;15`,
    columns: "description number - - - quantity",
    rows: 2,
  },
  {
    name: "a line that is cancelled, German",
    text: `Artikel-Nr.;Bezeichnung;Menge;Bemerkung
CA-F-120;Lüfter;12;
CA-H-FLOW;Gehäuse;2;entfällt`,
    columns: "number description quantity note",
    rows: 1,
    aside: 1,
  },
]
