import { type PartFileLayout, utf8, utf16, windows, xlsx } from "./layout-files.ts"

/** Product files as other programs export them. */
export const programLayouts: readonly PartFileLayout[] = [
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
        'anvil-850,Anvil 850,"<p>Quiet, 850&nbsp;W</p><ul><li>80+ Gold</li><li>5 years &amp; more</li></ul>",Anvil,Power supplies,SH-850,1850,12,118.50,80.25',
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
        description: "Quiet, 850 W\n\n- 80+ Gold\n- 5 years & more",
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
