/** A list as a program exports it, and the kinds of its columns. */
export interface ListLayout {
  name: string
  text: string
  /** Kinds of columns, abbreviated; `-` for an unused one. */
  columns: string
  /** Counts of rows with and without a part. */
  rows: number
  aside?: number
}

/** Layouts of design programs for boards and machines. */
export const designLayouts: readonly ListLayout[] = [
  {
    name: "KiCad 8, schematic editor",
    text: `"Reference","Value","Datasheet","Footprint","Qty","DNP"
"C1,C2,C3","100nF","~","Capacitor_SMD:C_0805","3",""
"R1,R2","10K","~","Resistor_SMD:R_0805","2",""
"R9","1K","~","Resistor_SMD:R_0805","1","DNP"
"J1","12V power","~","Connector:Barrel","1",""`,
    columns: "designators description - - quantity -",
    rows: 3,
    aside: 1,
  },
  {
    name: "KiCad 8, whose values are numbers of parts",
    text: `"Reference","Value","Footprint","Qty","DNP"
"CPU1","BX8071514600K","Socket:LGA1700","1",""
"MEM1,MEM2","CA-TM5-6032","Connector:DDR5","2",""
"PSU1","CA-PA-850","","1",""`,
    columns: "designators number - quantity -",
    rows: 3,
  },
  {
    name: "KiCad 7, with fields of one's own",
    text: `Reference,Value,Footprint,Datasheet,Quantity,MPN,Manufacturer,"Exclude from BOM"
"U1, U2",LM358DR,SOIC-8,https://www.ti.com/lit/ds/lm358.pdf,2,LM358DR,Texas Instruments,
U3,STM32F103C8T6,LQFP-48,,1,STM32F103C8T6,ST,
H1,MountingHole,,,1,,,Excluded from BOM`,
    columns: "designators description - - quantity number manufacturer -",
    rows: 2,
    aside: 1,
  },
  {
    name: "KiCad 6, grouped by value",
    text: `"Source:","/home/anna/board/board.kicad_sch"
"Date:","Tue 03 Mar 2026"
"Tool:","Eeschema 6.0.11"
"Generator:","/usr/share/kicad/plugins/bom_csv_grouped_by_value.py"
"Component Count:","5"

"Item","Qty","Reference(s)","Value","LibPart","Footprint","Datasheet","MPN"
"1","2","C1, C2","100nF","Device:C","C_0603","~","GRM188R71C104KA01D"
"2","3","R1, R2, R3","4k7","Device:R","R_0603","~","RC0603FR-074K7L"`,
    columns: "- quantity designators description - - - number",
    rows: 2,
    aside: 5,
  },
  {
    name: "KiCad, board editor",
    text: `"Id";"Designator";"Footprint";"Quantity";"Designation";"Supplier and ref";
1;"C1,C2";"C_0805";2;"100nF";;;
2;"R1,R4";"R_0805";2;"10k";;;
3;"U1";"SOIC-8";1;"NE555D";;;`,
    columns: "- designators - quantity description -",
    rows: 3,
  },
  {
    name: "interactive BOM",
    text: `Sourced,Placed,References,Value,Footprint,Quantity
,,"C1, C2, C5",100n,C_0603,3
,,"D1, D2",1N4148W,SOD-123,2
,,U1,ATMEGA328P-AU,TQFP-32,1`,
    columns: "- - designators description - quantity",
    rows: 3,
  },
  {
    name: "Altium, default report",
    text: `Comment,Description,Designator,Footprint,LibRef,Quantity
100nF,Capacitor 0603 X7R 16V,"C1, C2, C3",CAPC1608,Cap,3
LM1117-3.3,LDO regulator 3.3 V 800 mA,U1,SOT223,LM1117,1
10k,Resistor 0603 1%,"R1, R2",RESC1608,Res1,2`,
    columns: "note description designators - - quantity",
    rows: 3,
  },
  {
    name: "Altium, ActiveBOM with suppliers",
    text: `Line #,Name,Description,Designator,Quantity,Manufacturer 1,Manufacturer Part Number 1,Manufacturer Lifecycle 1,Supplier 1,Supplier Part Number 1,Supplier Unit Price 1,Supplier Subtotal 1
1,GRM188,Ceramic capacitor 100 nF 16 V,"C1, C2",2,Murata,GRM188R71C104KA01D,Volume Production,Digi-Key,490-1532-1-ND,0.10,0.20
2,STM32F405,ARM microcontroller 168 MHz,U1,1,STMicroelectronics,STM32F405RGT6,Volume Production,Mouser,511-STM32F405RGT6,11.20,11.20`,
    columns: "- - description designators quantity manufacturer number - - - - -",
    rows: 2,
  },
  {
    name: "Altium, Excel template with a title block",
    text: `Bill of Materials;;;;;;
Project:;Controller.PrjPcb;;;Variant:;None;
Report Date:;03.03.2026;;;Print Date:;03.03.2026;
;;;;;;
#;Designator;Quantity;Value;Manufacturer;Manufacturer Part Number;Fitted
1;C1, C2;2;100nF;Murata;GRM188R71C104KA01D;Fitted
2;R1;1;10k;Yageo;RC0603FR-0710KL;Not Fitted
3;U1;1;LM358;TI;LM358DR;Fitted
;;4;;;;`,
    columns: "- designators quantity description manufacturer number -",
    rows: 2,
    aside: 5,
  },
  {
    name: "Eagle, grouped by value",
    text: `Qty;Value;Device;Package;Parts;Description;
2;100nF;C-EUC0603;C0603;C1, C2;CAPACITOR, European symbol;
1;ATMEGA328P;ATMEGA328P-AU;TQFP32-08;IC1;8-bit microcontroller;
4;10k;R-EU_R0603;R0603;R1, R2, R3, R4;RESISTOR, European symbol;`,
    columns: "quantity - - - designators description",
    rows: 3,
  },
  {
    name: "Eagle, one row a part",
    text: `Part;Value;Device;Package;Library;Sheet
C1;100nF;C-EUC0603;C0603;rcl;1
C2;100nF;C-EUC0603;C0603;rcl;1
IC1;NE555D;NE555D;SO08;linear;1`,
    columns: "designators description - - - -",
    rows: 3,
  },
  {
    name: "OrCAD Capture",
    text: `Bill Of Materials\tMarch 3, 2026\t10:12:00\tPage1

Item\tQuantity\tReference\tPart\tPCB Footprint
______________________________________________

1\t3\tC1,C2,C3\t0.1uF\tSM/C_0603
2\t1\tU1\tLM2596S-5.0\tTO-263
3\t2\tR1,R2\t4.7K\tSM/R_0603`,
    columns: "- quantity designators description -",
    rows: 3,
    aside: 2,
  },
  {
    name: "PADS",
    text: `Item,Qty,Ref Des,Part Type,Value,Mfr,Mfr P/N
1,2,"C1-C2",CAP0603,100nF,Kemet,C0603C104K4RACTU
2,1,U1,MCU,STM32G031,ST,STM32G031K8T6`,
    columns: "- quantity designators - description manufacturer number",
    rows: 2,
  },
  {
    name: "EasyEDA",
    text: `ID\tName\tDesignator\tFootprint\tQuantity\tManufacturer Part\tManufacturer\tSupplier\tSupplier Part\tPrice
1\t100nF\tC1,C2\tC0603\t2\tCC0603KRX7R9BB104\tYAGEO\tLCSC\tC14663\t0.0031
2\tESP32-C3\tU1\tWIFIM-SMD\t1\tESP32-C3-MINI-1-N4\tESPRESSIF\tLCSC\tC2838502\t2.95`,
    columns: "- description designators - quantity number manufacturer - - -",
    rows: 2,
  },
  {
    name: "JLCPCB assembly",
    text: `Comment,Designator,Footprint,JLCPCB Part #
100nF,"C1,C2",0603,C14663
AMS1117-3.3,U2,SOT-223,C6186
10k,"R1,R2,R3",0603,C25804`,
    columns: "description designators - number quantity",
    rows: 3,
  },
  {
    name: "Fusion, mechanical",
    text: `Item,Part Number,Description,Material,Qty
1,CA-H-R4,Rack case 4U,Steel,1
2,CA-F-80I,Fan 80 mm industrial,,4
3,CA-CA-2U,Cooler for 2U,Copper,2`,
    columns: "- number description - quantity",
    rows: 3,
  },
  {
    name: "SolidWorks",
    text: `ITEM NO.;PART NUMBER;DESCRIPTION;QTY.
1;CA-H-R4;RACK CASE 4U;1
2;CA-F-80I;FAN 80 INDUSTRIAL;4`,
    columns: "- number description quantity",
    rows: 2,
  },
  {
    name: "assembler's form, headings with a star",
    text: `Quantity*,Designator*,Description,Manufacturer*,Manufacturer Part Number*,Supplier 1,Supplier Part Number 1,Notes
2,"C1, C2",Capacitor 100 nF 0603,Murata,GRM188R71C104KA01D,Farnell,8820023,
1,U1,Op amp dual,TI,LM358DR,RS,811-7402,do not use clones`,
    columns: "quantity designators description manufacturer number - - note",
    rows: 2,
  },
  {
    name: "contract maker, stacked headings",
    text: `Manufacturer 1;;Manufacturer 2;;Quantity;;Designators
Name;Part Number;Name;Part Number;per board;total;
Murata;GRM188R71C104KA01D;TDK;C1608X7R1C104K;2;100;C1, C2
TI;LM358DR;ST;LM358DT;1;50;U1`,
    columns: "manufacturer number - - - quantity designators",
    rows: 2,
  },
  {
    name: "contract maker, own numbers and usage",
    text: `Level,CPN,Description,Usage Per,UOM,Designator,Approved MFR,Approved MPN,Notes
1,100-0042,Capacitor 100 nF 16 V 0603,2,EA,"C1, C2",Murata,GRM188R71C104KA01D,
1,100-0107,Op amp dual SO8,1,EA,U1,TI,LM358DR,critical part
1,100-0200,Test point,1,EA,TP1,Keystone,5001,DNP`,
    columns: "- customerPartNumber description quantity - designators manufacturer number note",
    rows: 2,
    aside: 1,
  },
  {
    name: "Stückliste mit Bauteilen",
    text: `Pos.;Menge;Bauteil;Wert;Bauform;Hersteller;Hersteller-Nr.;Bestückt
1;2;C1, C2;100 nF;0603;Murata;GRM188R71C104KA01D;ja
2;1;IC1;LM358;SO-8;TI;LM358DR;ja
3;1;R7;0R;0603;Yageo;RC0603JR-070RL;nein`,
    columns: "- quantity designators description - manufacturer number -",
    rows: 2,
    aside: 1,
  },
]
