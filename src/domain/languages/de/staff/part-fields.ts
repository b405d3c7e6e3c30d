export const partFields = {
  "The manufacturer's own part number, if it is known.":
    "Wie der Hersteller es nennt, falls bekannt.",
  "What the first picture shows": "Was das erste Bild zeigt",
  "For people who cannot see it. Empty: the name.":
    "Für alle, die es nicht sehen können. Leer: der Name.",
  "More pictures": "Weitere Bilder",
  "Up to seven besides the photo, in this order.":
    "Bis zu sieben neben dem Foto, in dieser Reihenfolge.",
  "Up to five PDFs of 10 MB at most, in this order.":
    "Bis zu fünf PDFs mit höchstens 10 MB, in dieser Reihenfolge.",
  "Maximum Quantity": "Höchstmenge",
  "The most units that one order can have. Empty: no limit.":
    "So viel darf eine Bestellung höchstens enthalten. Leer: keine Grenze.",
  "Order Multiple": "Vielfaches",
  "Quantities must be multiples of it. Empty: single units.":
    "Mengen müssen Vielfache davon sein. Leer: einzelne Stücke.",
  "Price breaks": "Staffelpreise",
  "Optional. Lower unit prices from a quantity on.":
    "Optional. Niedrigere Stückpreise ab einer Menge.",
  Lifecycle: "Lebenszyklus",
  "upcoming, discontinued, while stock lasts, or last orders until 2026-12-31. Empty: active.":
    "upcoming, discontinued, while stock lasts oder last orders until 2026-12-31. Leer: aktiv.",
  "Replaced by": "Ersetzt durch",
  "Part number of its replacement.": "Teilenummer des Nachfolgers.",
  "yes: it can be ordered beyond its stock, and missing units are backordered. Empty: no.":
    "yes: Es lässt sich über den Bestand hinaus bestellen; was fehlt, wird nachgeliefert. Leer: nein.",
  "Of one unit with its packing, in grams. Empty if unknown.":
    "Ein Stück mit Verpackung, in Gramm. Leer, wenn unbekannt.",
  "Length x width x height in millimetres: 310 x 220 x 90.":
    "Länge x Breite x Höhe in Millimetern: 310 x 220 x 90.",
  "Two-letter country code, such as DE.": "Länderkürzel mit zwei Buchstaben, zum Beispiel DE.",
  "Of the Harmonized System: six to ten digits.":
    "Nach dem Harmonisierten System: sechs bis zehn Ziffern.",
  "Tax class": "Steuerklasse",
  "reduced or zero. Empty for the standard rate.": "reduced oder zero. Leer: Normalsatz.",
  "Reorder point": "Meldebestand",
  "Staff see the part when at most this many units are available and incoming.":
    "Mitarbeiter sehen das Teil, sobald höchstens so viele Stück verfügbar und unterwegs sind.",
  "Bin location": "Lagerplatz",
  "Where it is in the warehouse, such as A-04-2. Shown on pick lists, never to buyers.":
    "Wo es im Lager steht, zum Beispiel A-04-2. Steht auf Packlisten; Käufer sehen es nicht.",
  "Its name. Its addresses are in the settings 'Manufacturers'.":
    "Sein Name. Die Adressen stehen in den Einstellungen „Hersteller“.",
  "Manufacturer's address": "Adresse des Herstellers",
  "Postal and electronic address. Replaces the one in the settings.":
    "Postanschrift und elektronische Adresse. Ersetzt die in den Einstellungen.",
  "Name, postal and electronic address. Replaces the one in the settings.":
    "Name, Postanschrift und elektronische Adresse. Ersetzt die in den Einstellungen.",
}
