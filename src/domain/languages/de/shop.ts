export const shop = {
  "The questions our storefront team is asked most, and the answers we give each other.":
    "Die Fragen, die unserem Team am häufigsten gestellt werden, und die Antworten, die wir einander geben.",
  Questions: "Fragen",
  "Write to us. We answer by e-mail.": "Schreiben Sie uns. Wir antworten per E-Mail.",
  "A large order": "Eine große Bestellung",
  "Version of {moment}. <link>Current version</link>":
    "Stand vom {moment}. <link>Heutiger Stand</link>",
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
  "Write another message": "Weitere Nachricht schreiben",
  "We will reply to {email}.": "Wir antworten an {email}.",
  "We have e-mailed you a copy of your message.":
    "Eine Kopie Ihrer Nachricht ist in Ihrem Postfach.",
  "(another site)": "(andere Website)",
  Projects: "Projekte",
  Experience: "Berufserfahrung",
  Skills: "Kenntnisse",
  "Northern Ireland": "Nordirland",
  "Export CSV": "CSV exportieren",
  "Export Excel": "Excel exportieren",
  "No {what} match “{search}”.": "{what}: keine Treffer für „{search}“.",
  "No {what} match these filters.": "{what}: keine Treffer mit diesen Filtern.",
  "Clear filters": "Filter löschen",
}
