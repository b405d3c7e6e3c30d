import { gzipSync } from "node:zlib"
import { writeOds } from "hucre/ods"
import { writeXlsx } from "hucre/xlsx"
import type { ColumnMeaning } from "#domain/imports/part-columns.ts"

/** A file of products from another system, for a shop in euro. */
export interface PartFileLayout {
  name: string
  file: () => Uint8Array | Promise<Uint8Array>
  /** Mapping that the shop proposes. */
  proposed: Record<string, ColumnMeaning>
  /** Mapping that an administrator chooses in addition. */
  chosen?: Record<string, ColumnMeaning>
  /** Some of the stored fields of its parts, by SKU. */
  parts: Record<string, Record<string, unknown>>
  /** Rows without a product. */
  remarks?: number
}

const lines = (...rows: string[]): string => `${rows.join("\r\n")}\r\n`
const utf8 = (...rows: string[]) => Buffer.from(lines(...rows))
const windows = (...rows: string[]) =>
  Buffer.from(lines(...rows).replaceAll("€", "\u0080"), "latin1")
const utf16 = (...rows: string[]) => Buffer.from(`\ufeff${lines(...rows)}`, "utf16le")
type Cell = string | number
const xlsx = (...sheets: Cell[][][]) =>
  writeXlsx({ sheets: sheets.map((rows, at) => ({ name: `Sheet ${at + 1}`, rows })) })
const ods = (rows: Cell[][]) => writeOds({ sheets: [{ name: "Artikel", rows }] })

export const layouts: readonly PartFileLayout[] = [
  {
    name: "price breaks in columns of their own, with their quantities beside them",
    file: () =>
      utf8(
        "Part number,Name,From qty 1,Price 1,From qty 2,Price 2,From qty 3,Price 3",
        "BR-1,Fan,1,9.40,100,9.00,400,8.60",
        "BR-2,Cable,10,2.00,50,1.80,,",
        "BR-3,Screw,,1.10,,,,",
      ),
    proposed: {
      "Part number": "sku",
      "From qty 1": "breakFrom",
      "Price 1": "breakPrice",
      "From qty 2": "breakFrom",
      "Price 2": "breakPrice",
      "From qty 3": "breakFrom",
      "Price 3": "breakPrice",
    },
    parts: {
      "BR-1": {
        price_cents: 940,
        breaks: [
          { from: 100, unitPriceCents: 900 },
          { from: 400, unitPriceCents: 860 },
        ],
      },
      "BR-2": { price_cents: 200, breaks: [{ from: 50, unitPriceCents: 180 }] },
      "BR-3": { price_cents: 110, breaks: [] },
    },
  },
  {
    name: "a German list with staggered prices by the quantities of its headings, per hundred",
    file: () =>
      windows(
        "Artikelnummer;Bezeichnung;PE;VK netto;Preis ab 500;Staffelpreis ab 1000 Stk",
        "ST-1;Schraube M3;100;400,00;300,00;200,00",
      ),
    proposed: {
      Artikelnummer: "sku",
      Bezeichnung: "name",
      PE: "priceQuantity",
      "VK netto": "price",
      "Preis ab 500": "breakPrice",
      "Staffelpreis ab 1000 Stk": "breakPrice",
    },
    parts: {
      "ST-1": {
        price_cents: 400,
        breaks: [
          { from: 500, unitPriceCents: 300 },
          { from: 1000, unitPriceCents: 200 },
        ],
      },
    },
  },
  {
    name: "a German price list in Windows-1252 with a title, groups, a footer and euro signs",
    file: () =>
      windows(
        "Preisliste 2026, Händler;;;;",
        "Alle Preise netto in Euro;;;;",
        ";;;;",
        "Art.-Nr.;Bezeichnung;VK netto;VPE;Lagerbestand",
        "Netzteile;;;;",
        '1001-850;"Netzteil ""Ruhe"" 850 W";1.234,50 €;1;1.200',
        "1001-650;Netzteil 650 W größer;89,90 €;10;",
        "Lüfter;;;;",
        "2002-120;Lüfter 120 mm;9,- €;5;35",
        "Änderungen und Irrtümer vorbehalten;;;;",
      ),
    proposed: {
      "Art.-Nr.": "sku",
      Bezeichnung: "name",
      "VK netto": "price",
      VPE: "orderMultiple",
      Lagerbestand: "availableQuantity",
    },
    chosen: { VPE: "unused" },
    parts: {
      "1001-850": { name: 'Netzteil "Ruhe" 850 W', price_cents: 123_450, available_quantity: 1200 },
      "1001-650": { name: "Netzteil 650 W größer", price_cents: 8990 },
      "2002-120": { price_cents: 900, available_quantity: 35, order_multiple: 1 },
    },
    remarks: 5,
  },
  {
    name: "a material list of SAP in UTF-16 with tabs and a price per 100",
    file: () =>
      utf16(
        "Material\tMaterialkurztext\tWarengruppe\tNettopreis\tPreiseinheit\tWährg\tLagerort",
        "M-4711\tKabel SATA 50 cm\tZubehör\t1.250,00\t100\tEUR\tA-04-2",
        "M-4712\tKabel SATA 90 cm\tZubehör\t18,50\t1\tEUR\tA-04-3",
      ),
    proposed: {
      Material: "sku",
      Materialkurztext: "name",
      Warengruppe: "category",
      Nettopreis: "price",
      Preiseinheit: "priceQuantity",
      Lagerort: "binLocation",
    },
    chosen: { Währg: "unused" },
    parts: {
      "M-4711": { price_cents: 1250, bin_location: "A-04-2", category: "Zubehör" },
      "M-4712": { price_cents: 1850 },
    },
  },
  {
    name: "the product export of Shopify",
    file: () =>
      utf8(
        "Handle,Title,Body (HTML),Vendor,Type,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Cost per item",
        'anvil-850,Anvil 850,"<p>Quiet, 850 W</p>",Anvil,Power supplies,SH-850,1850,12,118.50,80.25',
        "breva-120,Breva 120,,Breva,Fans,SH-120,150,400,9.00,4.10",
      ),
    proposed: {
      Title: "name",
      "Body (HTML)": "description",
      Type: "category",
      "Variant SKU": "sku",
      "Variant Grams": "packedWeightG",
      "Variant Inventory Qty": "availableQuantity",
      "Variant Price": "price",
      "Cost per item": "cost",
    },
    chosen: { Handle: "unused" },
    parts: {
      "SH-850": {
        price_cents: 11_850,
        cost_cents: 8025,
        packed_weight_g: 1850,
        description: "<p>Quiet, 850 W</p>",
      },
      "SH-120": { name: "Breva 120", available_quantity: 400, category: "Fans" },
    },
  },
  {
    name: "the product export of WooCommerce",
    file: () =>
      utf8(
        "\ufeffID,SKU,Name,Published,Short description,In stock?,Stock,Weight (kg),Regular price,Categories",
        "71,WC-1,Tempo DDR5 32 GB,1,Two modules,1,55,0.12,112.10,Memory",
        '72,WC-2,"Tempo DDR5, 64 GB",1,,1,8,0.125,"219.00",Memory',
      ),
    proposed: {
      Stock: "availableQuantity",
      "Weight (kg)": "packedWeightKg",
      "Regular price": "price",
      Categories: "category",
    },
    chosen: { Published: "unused", "In stock?": "unused", "Short description": "description" },
    parts: {
      "WC-1": { price_cents: 11_210, packed_weight_g: 120, category: "Memory" },
      "WC-2": { name: "Tempo DDR5, 64 GB", packed_weight_g: 125, price_cents: 21_900 },
    },
  },
  {
    name: "a file made from Datanorm, with short texts and units of price",
    file: () =>
      windows(
        "Artikelnummer;Kurztext 1;Kurztext 2;Mengeneinheit;Preis;PE;Hauptwarengruppe;Rabattgruppe",
        "D0815;Gehäuse Midi;schwarz;STK;54,9000;1;Gehäuse;R1",
        "D0816;Schraube M3;verzinkt;STK;6,5000;10;Zubehör;R2",
      ),
    proposed: {
      Artikelnummer: "sku",
      "Kurztext 1": "name",
      Preis: "price",
      PE: "priceQuantity",
      Hauptwarengruppe: "category",
    },
    chosen: { "Kurztext 2": "description", Rabattgruppe: "unused", Mengeneinheit: "unused" },
    parts: {
      D0815: { name: "Gehäuse Midi", description: "schwarz", price_cents: 5490 },
      D0816: { price_cents: 65 },
    },
  },
  {
    name: "an article list of Lexware with purchase prices",
    file: () =>
      windows(
        '"Artikelnummer";"Bezeichnung";"Einheit";"VK 1";"EK";"Bestand";"Mindestbestand"',
        '"LX-10";"Tastatur, leise";"Stück";"49,95";"31,20";"1.250";"100"',
        '"LX-11";"Maus";"Stück";"19,95";"";"80,00";""',
      ),
    proposed: {
      Artikelnummer: "sku",
      Bezeichnung: "name",
      "VK 1": "price",
      EK: "cost",
      Bestand: "availableQuantity",
      Mindestbestand: "reorderPoint",
    },
    chosen: { Einheit: "unused" },
    parts: {
      "LX-10": {
        price_cents: 4995,
        cost_cents: 3120,
        available_quantity: 1250,
        reorder_point: 100,
      },
      "LX-11": { price_cents: 1995, cost_cents: null, available_quantity: 80 },
    },
  },
  {
    name: "an export of JTL-Wawi with net and gross prices",
    file: () =>
      utf8(
        "Artikelnummer;Artikelname;HAN;Brutto-VK;Netto-VK;EK Netto (für GLD);Gesamter Lagerbestand;Artikelgewicht kg",
        "JT-1;Grafikkarte 16 GB;GPU-16;713,99;599,99;480,00;14;1,85",
      ),
    proposed: {
      Artikelnummer: "sku",
      Artikelname: "name",
      HAN: "mpn",
      "Netto-VK": "price",
      "EK Netto (für GLD)": "cost",
    },
    chosen: {
      "Brutto-VK": "unused",
      "Gesamter Lagerbestand": "availableQuantity",
      "Artikelgewicht kg": "packedWeightKg",
    },
    parts: {
      "JT-1": {
        mpn: "GPU-16",
        price_cents: 59_999,
        cost_cents: 48_000,
        available_quantity: 14,
        packed_weight_g: 1850,
      },
    },
  },
  {
    name: "an export of Magento",
    file: () =>
      utf8(
        "sku,attribute_set_code,product_type,categories,name,description,price,qty,weight",
        "MG-1,Default,simple,Storage,Halo NVMe 2 TB,Fast,149.99,73,0.09",
      ),
    proposed: { categories: "category", qty: "availableQuantity" },
    chosen: {
      attribute_set_code: "unused",
      product_type: "unused",
      categories: "category",
      weight: "packedWeightKg",
    },
    parts: {
      "MG-1": {
        category: "Storage",
        price_cents: 14_999,
        available_quantity: 73,
        packed_weight_g: 90,
      },
    },
  },
  {
    name: "an export of Odoo",
    file: () =>
      xlsx([
        [
          "Internal Reference",
          "Name",
          "Sales Price",
          "Cost",
          "Quantity On Hand",
          "Product Category",
        ],
        ["[OD-1]", "Keel X1 board", 118.5, 92, 40, "Motherboards"],
      ]),
    proposed: {
      "Internal Reference": "sku",
      "Sales Price": "price",
      "Quantity On Hand": "availableQuantity",
      "Product Category": "category",
    },
    parts: {
      "[OD-1]": {
        price_cents: 11_850,
        cost_cents: 9200,
        available_quantity: 40,
        category: "Motherboards",
      },
    },
  },
  {
    name: "a distributor's Excel file with a title, an address and numbers as text",
    file: () =>
      xlsx([
        ["Northmere Distribution"],
        ["12 Quay Road, Bristol", "", "Valid from", "2026-01-01"],
        [],
        ["Mfr Part #", "Part Description", "Your Cost", "List Price", "Qty Avail", "MOQ"],
        ["NV-4090-24", "Card 24 GB", "€ 1,050.00", "€ 1,399.00", "1,024", 2],
        ["NV-4070-12", "Card 12 GB", "€ 410.50", "€ 549.00", 7, 1],
      ]),
    proposed: {
      "Mfr Part #": "mpn",
      "Part Description": "name",
      "Your Cost": "cost",
      "List Price": "price",
      "Qty Avail": "availableQuantity",
      MOQ: "minimumQuantity",
    },
    chosen: { "Mfr Part #": "sku" },
    parts: {
      "NV-4090-24": {
        name: "Card 24 GB",
        price_cents: 139_900,
        cost_cents: 105_000,
        available_quantity: 1024,
        minimum_quantity: 2,
      },
      "NV-4070-12": { price_cents: 54_900, available_quantity: 7 },
    },
    remarks: 2,
  },
  {
    name: "an item list of Business Central",
    file: () =>
      xlsx([
        [
          "No.",
          "Description",
          "Inventory",
          "Unit Cost",
          "Unit Price",
          "Gross Weight",
          "Tariff No.",
        ],
        ["BC-1000", "Cooler 240", 18, 55.1, 79, 1.2, "8473.30.80"],
      ]),
    proposed: {
      "No.": "sku",
      Inventory: "availableQuantity",
      "Unit Cost": "cost",
      "Unit Price": "price",
      "Tariff No.": "tariffCode",
    },
    chosen: { "Gross Weight": "packedWeightKg" },
    parts: {
      "BC-1000": {
        name: "Cooler 240",
        description: "Cooler 240",
        price_cents: 7900,
        cost_cents: 5510,
        packed_weight_g: 1200,
        tariff_code: "84733080",
      },
    },
  },
  {
    name: "an OpenDocument table of a small firm",
    file: () =>
      ods([
        ["Art.-Nr.", "Bezeichnung", "Preis", "Menge"],
        ["OD-77", "Wärmeleitpaste", 7.9, 250],
        ["OD-78", "Reinigungstuch", "1,20", "1.000"],
      ]),
    proposed: {
      "Art.-Nr.": "sku",
      Bezeichnung: "name",
      Preis: "price",
      Menge: "availableQuantity",
    },
    parts: {
      "OD-77": { price_cents: 790, available_quantity: 250 },
      "OD-78": { price_cents: 120, available_quantity: 1000 },
    },
  },
  {
    name: "a French price list with spaces between thousands",
    file: () =>
      windows(
        "Référence;Désignation;Prix unitaire HT;Stock disponible;Poids (kg);Pays d'origine",
        "FR-1;Écran 27 pouces;1 234,50;12;6,4;DE",
        "FR-2;Câble;4,90 €;3 500;0,08;FR",
      ),
    proposed: {
      Référence: "sku",
      Désignation: "name",
      "Prix unitaire HT": "price",
      "Stock disponible": "availableQuantity",
      "Poids (kg)": "packedWeightKg",
      "Pays d'origine": "countryOfOrigin",
    },
    parts: {
      "FR-1": {
        name: "Écran 27 pouces",
        price_cents: 123_450,
        packed_weight_g: 6400,
        country_of_origin: "DE",
      },
      "FR-2": { price_cents: 490, available_quantity: 3500, packed_weight_g: 80 },
    },
  },
  {
    name: "a Swiss list with apostrophes between thousands",
    file: () =>
      utf8(
        "Artikelnummer;Produktname;Preis EUR;Verfügbar",
        "CH-1;Server 2 HE;EUR 12'345.60;3",
        "CH-2;Schiene;EUR 89.00;1'500",
      ),
    proposed: {
      Artikelnummer: "sku",
      Produktname: "name",
      "Preis EUR": "price",
      Verfügbar: "availableQuantity",
    },
    parts: {
      "CH-1": { price_cents: 1_234_560 },
      "CH-2": { price_cents: 8900, available_quantity: 1500 },
    },
  },
  {
    name: "a Spanish list",
    file: () =>
      windows(
        "Código;Nombre;Familia;PVP;Existencias",
        "ES-1;Fuente 750 W;Fuentes;1.099,00;4",
        "ES-2;Ventilador;Ventiladores;12,5;90",
      ),
    proposed: {
      Código: "sku",
      Nombre: "name",
      Familia: "category",
      PVP: "price",
      Existencias: "availableQuantity",
    },
    parts: {
      "ES-1": { price_cents: 109_900 },
      "ES-2": { price_cents: 1250, available_quantity: 90 },
    },
  },
  {
    name: "what Excel saves with a line that says what divides cells",
    file: () => utf8("sep=;", "SKU;Name;Price;Minimum Quantity", "SP-1;Loom, black;5,50;10"),
    proposed: {},
    parts: { "SP-1": { name: "Loom, black", price_cents: 550, minimum_quantity: 10 } },
  },
  {
    name: "an inventory file for a marketplace, with tabs",
    file: () =>
      utf8(
        "sku\tproduct-id\titem-name\tprice\tquantity",
        "AM-1\tB00TEST001\tPrism case\t99.00\t14",
      ),
    proposed: { "item-name": "name", quantity: "availableQuantity" },
    chosen: { "product-id": "unused", "item-name": "name" },
    parts: { "AM-1": { name: "Prism case", price_cents: 9900, available_quantity: 14 } },
  },
  {
    name: "an export with pipes between cells and line ends of an old Mac",
    file: () =>
      Buffer.from(["Part No|Title|Unit Price|MOQ|Pack Size", "PI-1|Bolt|0.25|100|50"].join("\r")),
    proposed: {
      "Part No": "sku",
      Title: "name",
      "Unit Price": "price",
      MOQ: "minimumQuantity",
      "Pack Size": "orderMultiple",
    },
    parts: { "PI-1": { price_cents: 25, minimum_quantity: 100, order_multiple: 50 } },
  },
  {
    name: "a packed file with a mark, quotes and a line end within a cell",
    file: () =>
      gzipSync(
        lines(
          "\ufeffItem No,Product Name,Long Description,Selling Price",
          'GZ-1,"Rack ""Nord""","First line\nsecond line",1234.50',
        ),
      ),
    proposed: {
      "Item No": "sku",
      "Product Name": "name",
      "Long Description": "description",
      "Selling Price": "price",
    },
    parts: {
      "GZ-1": { name: 'Rack "Nord"', description: "First line\nsecond line", price_cents: 123_450 },
    },
  },
  {
    name: "a workbook whose first sheet holds the terms of sale",
    file: () =>
      xlsx(
        [["Terms of sale"], ["Prices hold until the end of the year."]],
        [
          ["Item code", "Item name", "Net price", "HS code", "Origin"],
          ["WB-1", "Fan hub", 21.75, "84733080", "TW"],
        ],
      ),
    proposed: {
      "Item code": "sku",
      "Item name": "name",
      "Net price": "price",
      "HS code": "tariffCode",
      Origin: "countryOfOrigin",
    },
    parts: { "WB-1": { price_cents: 2175, tariff_code: "84733080", country_of_origin: "TW" } },
  },
  {
    name: "a program's JSON Lines with German names",
    file: () =>
      utf8(
        '{"Artikelnummer":"JS-1","Bezeichnung":"Nabe","Preis":21.75,"Lagerbestand":9}',
        '{"Artikelnummer":"JS-2","Bezeichnung":"Öse","Preis":"1,05"}',
      ),
    proposed: {
      Artikelnummer: "sku",
      Bezeichnung: "name",
      Preis: "price",
      Lagerbestand: "availableQuantity",
    },
    parts: { "JS-1": { price_cents: 2175, available_quantity: 9 }, "JS-2": { price_cents: 105 } },
  },
]
