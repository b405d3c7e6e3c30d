/** Words that the shop stores itself or receives from other services: address labels, reasons. */
export const ownWords = {
  Area: "Gebiet",
  County: "County",
  Department: "Departement",
  Province: "Provinz",
  Eircode: "Eircode",
  Emirate: "Emirat",
  Island: "Insel",
  Neighborhood: "Ortsteil",
  Oblast: "Oblast",
  Parish: "Gemeinde",
  "PIN code": "PIN-Code",
  "Town or city": "Ort",
  Postal: "Postleitzahl",
  Prefecture: "Präfektur",
  Suburb: "Vorort",
  Townland: "Townland",
  "Village or township": "Dorf oder Gemeinde",
  "ZIP code": "ZIP-Code",
  "Sales tax": "Sales Tax",
  "Price of a draft order": "Preis aus einem Bestellentwurf",
  "The payment came after the order was cancelled, and its stock is gone.":
    "Die Zahlung kam nach der Stornierung der Bestellung, und ihr Bestand ist weg.",
  "The payment came after the order was cancelled, and its buyer's account is closed.":
    "Die Zahlung kam nach der Stornierung der Bestellung, und das Konto des Käufers ist geschlossen.",
  "The payment came when the order was paid.":
    "Die Zahlung kam, als die Bestellung schon bezahlt war.",
  "The payment was of another amount.": "Die Zahlung hatte einen anderen Betrag.",
  "Refunded at the card provider.": "Beim Zahlungsdienst erstattet.",
  "Goods returned": "Waren zurückgenommen",
  "{count} more expected on {day}.": {
    one: "{count} weiteres Stück für {day} erwartet.",
    other: "{count} weitere Stück für {day} erwartet.",
  },
  "{count} more were expected on {day}. Ask us when they will arrive.": {
    one: "{count} weiteres Stück war für {day} erwartet. Fragen Sie uns, wann es kommt.",
    other: "{count} weitere Stück waren für {day} erwartet. Fragen Sie uns, wann sie kommen.",
  },
}
