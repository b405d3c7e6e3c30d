import { gzipSync } from "node:zlib"
import { lines, ods, type PartFileLayout, utf8, windows, xlsx } from "./layout-files.ts"

/** Product files as firms write them by hand or in a spreadsheet. */
export const firmLayouts: readonly PartFileLayout[] = [
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
        "Summe;;;400,00;;",
      ),
    remarks: 1,
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
]
