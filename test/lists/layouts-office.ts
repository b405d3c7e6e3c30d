import type { ListLayout } from "./layouts-design.ts"

/** Layouts of office programs: orders and requests. */
export const officeLayouts: readonly ListLayout[] = [
  {
    name: "SAP ME21N",
    text: `Itm\tA\tI\tMaterial\tShort Text\tPO Quantity\tOUn\tC\tDeliv. Date\tNet Price\tCurr...\tPer\tOPU\tMatl Group\tPlnt
10\t\t\t100004711\tFan 120 mm PWM black\t250\tPC\tD\t15.03.2026\t9,90\tEUR\t1\tPC\tIT-PARTS\t1000
20\t\t\t100004712\tPower supply 850 W Gold\t40\tPC\tD\t15.03.2026\t119,00\tEUR\t1\tPC\tIT-PARTS\t1000`,
    columns: "- - - number description quantity - - - - - - - - -",
    rows: 2,
  },
  {
    name: "SAP, German, with the vendor's number",
    text: `Pos\tMaterial\tKurztext\tBestellmenge\tBME\tLieferdatum\tNettopreis\tWährung\tLieferantenmaterialnummer
10\t100004711\tLüfter 120 mm PWM\t1.250\tST\t15.03.2026\t9,90\tEUR\tCA-F-120
20\t100004712\tNetzteil 850 W Gold\t40\tST\t15.03.2026\t119,00\tEUR\tCA-PA-850`,
    columns: "- customerPartNumber description quantity - - - - number",
    rows: 2,
  },
  {
    name: "SAP ALV, text with lines",
    text: `Purchase order 4500012345

---------------------------------------------------------------
|Item|Material     |Short Text              |  Qty|OUn|Net Price|
---------------------------------------------------------------
|  10|CA-F-120     |Fan 120 mm PWM          |  250|PC |     9.90|
|  20|CA-PA-850    |Power supply 850 W      |   40|PC |   119.00|
---------------------------------------------------------------`,
    columns: "- number description quantity - -",
    rows: 2,
    aside: 4,
  },
  {
    name: "Odoo, purchase order lines",
    text: `Order Reference,Vendor,Order Lines/Product,Order Lines/Description,Order Lines/Quantity,Order Lines/Unit of Measure,Order Lines/Unit Price
P00042,Computer Assembler,[CA-F-120] Breva 120 PWM,Fan 120 mm PWM black,250,Units,9.90
,,[CA-PA-850] Anvil 850,Power supply 850 W Gold,40,Units,119.00`,
    columns: "- - number description quantity - -",
    rows: 2,
  },
  {
    name: "Odoo, bill of materials",
    text: `Product,Internal Reference,Quantity,BoM Lines/Component,BoM Lines/Quantity,BoM Lines/Product Unit of Measure
Workstation A,WS-A,1,CA-TM5-6032,2,Units
,,,CA-PA-850,1,Units`,
    columns: "- - - number quantity -",
    rows: 2,
  },
  {
    name: "ERPNext, purchase order",
    text: `Sr,Item Code,Item Name,Supplier Part Number,Quantity,UOM,Required By,Rate (EUR),Amount (EUR)
1,ITM-0042,Fan 120 mm,CA-F-120,250,Nos,2026-03-15,9.90,2475.00
2,ITM-0043,Power supply 850 W,CA-PA-850,40,Nos,2026-03-15,119.00,4760.00`,
    columns: "- customerPartNumber description number quantity - - - -",
    rows: 2,
  },
  {
    name: "Dynamics 365 Business Central",
    text: `Type,No.,Vendor Item No.,Description,Location Code,Quantity,Unit of Measure Code,Direct Unit Cost Excl. VAT,Line Amount Excl. VAT
Item,1896-S,CA-F-120,Fan 120 mm PWM,MAIN,250,PCS,9.90,2475.00
Item,1900-S,CA-PA-850,Power supply 850 W,MAIN,40,PCS,119.00,4760.00`,
    columns: "- customerPartNumber number description - quantity - - -",
    rows: 2,
  },
  {
    name: "NetSuite, purchase order",
    text: `Item,Vendor Name Code,Quantity,Units,Description,Rate,Amount,Expected Receipt Date
FAN-120-PWM,CA-F-120,250,Ea,Fan 120 mm PWM black,9.90,2475.00,3/15/2026
PSU-850,CA-PA-850,40,Ea,Power supply 850 W Gold,119.00,4760.00,3/15/2026`,
    columns: "customerPartNumber number quantity - description - - -",
    rows: 2,
  },
  {
    name: "Lexware",
    text: `Pos.;Artikelnummer;Bezeichnung;Menge;Einh.;Einzelpreis;Gesamtpreis
1;CA-F-120;Breva 120 PWM;250;Stk;9,90;2.475,00
2;CA-PA-850;Anvil 850;40;Stk;119,00;4.760,00
;;;;;Summe netto;7.235,00
;;;;;19 % MwSt.;1.374,65`,
    columns: "- number description quantity - - -",
    rows: 2,
    aside: 2,
  },
  {
    name: "DATEV Auftragswesen",
    text: `Belegposition;Art.-Nr.;Artikelbezeichnung;Menge;Mengeneinheit;E-Preis;Rabatt;G-Preis
1;CA-F-120;Breva 120 PWM;1.250,00;Stück;9,90;5;11.756,25
2;CA-PA-850;Anvil 850;40,00;Stück;119,00;0;4.760,00`,
    columns: "- number description quantity - - - -",
    rows: 2,
  },
  {
    name: "German request, merged headings",
    text: `Anfrage 2026-114
Musterwerk GmbH, Hamburg

Artikel;;Menge;;Preis
Ihre Art.-Nr.;Bezeichnung;Anzahl;Einheit;Zielpreis
CA-F-120;Breva 120 PWM;250;Stk;9,50
CA-PA-850;Anvil 850;40;Stk;115,00`,
    columns: "number description quantity - targetPrice",
    rows: 2,
    aside: 2,
  },
  {
    name: "German list, own numbers and remarks",
    text: `Lfd. Nr.;Unsere Artikelnr.;Hersteller;Hersteller-Artikelnr.;Bestellmenge;Wunschtermin;Bemerkung
1;4711-01;Computer Assembler;CA-F-120;250 Stk.;KW 12;für Halle 2
2;4711-02;Computer Assembler;CA-PA-850;40 Stk.;KW 12;`,
    columns: "- customerPartNumber manufacturer number quantity - note",
    rows: 2,
  },
  {
    name: "French order, Sage",
    text: `Code article;Désignation;Qté;Unité;PU HT;Montant HT
CA-F-120;Ventilateur 120 mm PWM;250;U;9,90;2 475,00
CA-PA-850;Alimentation 850 W;40;U;119,00;4 760,00
;;;;Total HT;7 235,00
;;;;TVA 20 %;1 447,00`,
    columns: "number description quantity - - -",
    rows: 2,
    aside: 2,
  },
  {
    name: "French BOM",
    text: `Repère;Désignation;Fabricant;Réf. fabricant;Quantité par carte;Quantité totale;Remarques
C1, C2;Condensateur 100 nF 0603;Murata;GRM188R71C104KA01D;2;100;
U1;Ampli op double;TI;LM358DR;1;50;Ne pas remplacer`,
    columns: "designators description manufacturer number - quantity note",
    rows: 2,
  },
  {
    name: "Spanish order",
    text: `Línea;Referencia;Descripción;Cantidad;Ud. med.;Precio;Importe
1;CA-F-120;Ventilador 120 mm PWM;250;uds;9,90;2.475,00
2;CA-PA-850;Fuente 850 W Gold;40;uds;119,00;4.760,00
;;;;;Base imponible;7.235,00
;;;;;IVA 21 %;1.519,35`,
    columns: "- number description quantity - - -",
    rows: 2,
    aside: 2,
  },
  {
    name: "Spanish BOM",
    text: `Designadores,Valor,Fabricante,Código fabricante,Cant.,Observaciones
"R1, R2",10k,Yageo,RC0603FR-0710KL,2,
U1,LM358,TI,LM358DR,1,No montar`,
    columns: "designators description manufacturer number quantity note",
    rows: 1,
    aside: 1,
  },
  {
    name: "Coupa, requisition",
    text: `Line Number,Item Description,Supplier Part Number,Quantity,UOM Code,Price,Currency,Need By Date,Commodity
1,Fan 120 mm PWM,CA-F-120,250,EA,9.90,EUR,2026-03-15,IT
2,Power supply 850 W,CA-PA-850,40,EA,119.00,EUR,2026-03-15,IT`,
    columns: "- description number quantity - - - - -",
    rows: 2,
  },
  {
    name: "Oracle, requisition",
    text: `Line,Item Number,Description,UOM,Quantity Ordered,Supplier Item,Need-by Date
1,IT.100.42,Fan 120 mm PWM,Each,250,CA-F-120,15-MAR-2026
2,IT.100.43,Power supply 850 W,Each,40,CA-PA-850,15-MAR-2026`,
    columns: "- customerPartNumber description - quantity number -",
    rows: 2,
  },
  {
    name: "fields of a program, run together",
    text: `LineNo;ItemNo;ItemDescription;OrderQty;UnitPrice
1;CA-F-120;Breva 120 PWM;250;9.90
2;CA-PA-850;Anvil 850;40;119.00`,
    columns: "- number description quantity -",
    rows: 2,
  },
  {
    name: "stock list with much that is not needed",
    text: `Warehouse,Part No.,Description,On hand,Min qty,MOQ,Lead time,To order
MAIN,CA-F-120,Breva 120 PWM,12,100,20,5 days,88
MAIN,CA-PA-850,Anvil 850,3,20,1,5 days,17`,
    columns: "- number description - - - - quantity",
    rows: 2,
  },
  {
    name: "no headings",
    text: `1;CA-F-120;Fan 120 mm PWM;250;pcs
2;CA-PA-850;Power supply 850 W;40;pcs
3;CA-F-140;Fan 140 mm PWM;100;pcs`,
    columns: "- number description quantity -",
    rows: 3,
  },
  {
    name: "headings that come again on each page",
    text: `Part number,Description,Qty
CA-F-120,Breva 120 PWM,250
CA-PA-850,Anvil 850,40
Part number,Description,Qty
CA-F-140,Breva 140 PWM,100`,
    columns: "number description quantity",
    rows: 3,
    aside: 1,
  },
  {
    name: "ordered and delivered units (fr), with charges below",
    text: `Réf.;Désignation;Livré;Commandé;P.U.;Total;Devise
CA-F-120;Ventilateur Breva 120;1;4;9,80;39,20;EUR
CA-A-HUB;Hub 8 ventilateurs;10;10;18,50;185,00;EUR
Éco-contribution;;;;;0,40;EUR
Net à payer;;;;;224,60;EUR`,
    columns: "number description - quantity - - -",
    rows: 2,
    aside: 2,
  },
  {
    name: "sections of a tender without prices (de), ordered by",
    text: `OZ;Kurztext;Menge;ME;Bestellt von;EP
1;Rechner;;;;
1.10;Desktop mit 16 GB;84,000;St;Lang;
1.20;Desktop mit 32 GB;12,000;St;Lang;
2;Zubehör;;;;
2.10;Maus USB;96,000;St;Hartmann;`,
    columns: "- description quantity - - -",
    rows: 3,
    aside: 2,
  },
  {
    name: "units of sites after their total",
    text: `Part no,Total,Leeds,York,Bath
CA-KB-B850A,12,4,6,2
CA-F-120,30,10,20,
CA-PA-750,9,3,3,3`,
    columns: "number quantity - - -",
    rows: 3,
  },
  {
    name: "invoiced units before the ordered ones (nl)",
    text: `Nr.;Omschrijving;Gefactureerd aantal;Te ontvangen aantal;Aantal
CA-KB-B850A;Keel B850 ATX;0;15;15
CA-F-120;Breva 120 PWM;0;45;45`,
    columns: "number description - - quantity",
    rows: 2,
  },
  {
    name: "names of database columns (SAP)",
    text: `EBELN;EBELP;MATNR;TXZ01;MENGE;MEINS;NETPR;IDNLF
4500187;10;40017733;SSD M.2 2TB STRATA N4;40,000;ST;128,00;CA-SN4-2000
4500187;20;40017741;SPEICHER DDR5 16GB;1.200,000;ST;46,20;CA-TM5-5600P`,
    columns: "- - customerPartNumber description quantity - - number",
    rows: 2,
  },
  {
    name: "names of database columns without spaces",
    text: `PONUMBER,LINENO,ITEMCODE,ITEMDESC,QTYORDERED,QTYRECEIVED,UNITPRICE
4500187,1,CA-KB-B850A,Keel B850 ATX,15,10,164.00
4500187,2,CA-F-120,Breva 120 PWM,45,0,9.80`,
    columns: "- - number description quantity - -",
    rows: 2,
  },
  {
    name: "sections with letters",
    text: `Pos;Bezeichnung;Anzahl
A;Rechner;
A1;Desktop-PC;84
A2;Notebook;12
B;Zubehör;
B1;Maus USB;96`,
    columns: "- description quantity",
    rows: 3,
    aside: 2,
  },
  {
    name: "values and packages of a board (hu)",
    text: `Jelölés;Érték;Bauform;Mennyiség
"C1, C2, C3";100nF;0402;3
U1;STM32G071KBT6;LQFP32;1`,
    columns: "designators description - quantity",
    rows: 2,
  },
]
