export const shop = {
  "The questions our storefront team is asked most, and the answers we give each other.":
    "Die Fragen, die unserem Team am häufigsten gestellt werden, und die Antworten, die wir einander geben.",
  Questions: "Fragen",
  "Write to us. We answer by e-mail.": "Schreiben Sie uns. Wir antworten per E-Mail.",
  "A large order": "Eine große Bestellung",
  "Memory, storage, power, boards, cards, cooling and cases from our own lines, sold in bulk with the stock and the price on the list.":
    "Speicher, Laufwerke, Netzteile, Mainboards, Grafikkarten, Kühlung und Gehäuse aus eigener Fertigung, in größeren Mengen verkauft, mit Bestand und Preis in der Liste.",
  "{name}: parts made to be bought in bulk": "{name}: Teile für den Kauf in größeren Mengen",
  "All {reviewCount} reviews": "Alle {reviewCount} Bewertungen",
  "As it was from {moment}. <link>As it is now</link>":
    "Stand vom {moment}. <link>Heutiger Stand</link>",
  Highlights: "Höhepunkte",
  Services: "Leistungen",
  "Services could not be loaded.": "Die Leistungen konnten nicht geladen werden.",
  "about {about}": "zu {about}",
  Engineers: "Ingenieure",
  "Engineers could not be loaded.": "Die Ingenieure konnten nicht geladen werden.",
  "All {partCount} parts": "Alle {partCount} Teile",
  "Parts could not be loaded.": "Die Teile konnten nicht geladen werden.",
  "Drop the file to read its rows.": "Legen Sie die Datei hier ab, um ihre Zeilen zu lesen.",
  "Have a list? Paste its rows anywhere on this page, or drop the spreadsheet here.":
    "Sie haben eine Liste? Fügen Sie ihre Zeilen irgendwo auf dieser Seite ein oder legen Sie die Tabelle hier ab.",
  "Example in JavaScript": "Beispiel in JavaScript",
  "Order number (optional)": "Bestellnummer (optional)",
  "If it is about one of your orders, such as CA-2026-000123.":
    "Falls es um eine Ihrer Bestellungen geht, zum Beispiel CA-2026-000123.",
  "Send message": "Nachricht senden",
  "Attach my cart, {count} lines": {
    one: "Meinen Warenkorb anhängen, {count} Position",
    other: "Meinen Warenkorb anhängen, {count} Positionen",
  },
  "Thank you": "Vielen Dank",
  "Your message is on its way.": "Ihre Nachricht ist unterwegs.",
  "We answer to {email}.": "Wir antworten an {email}.",
  "A copy of what you wrote is in your mail.": "Eine Kopie Ihrer Nachricht ist in Ihrem Postfach.",
  "(another site)": "(andere Website)",
  Projects: "Projekte",
  Experience: "Berufserfahrung",
  Skills: "Kenntnisse",
}
