export const shopStaff = {
  Payments: "Zahlungen",
  "Totals of orders": "Summen der Bestellungen",
  "Sold-off parts": "Abverkaufte Teile",
  "Alerts to staff": "Meldungen an Mitarbeiter",
  "Invoices of all time": "Rechnungen aller Zeiten",
  "Expired data": "Abgelaufene Daten",
  Uploads: "Hochgeladene Dateien",
  "Failed e-mails": "Fehlgeschlagene E-Mails",
  "First steps: {done} of {all} done": "Erste Schritte: {done} von {all} erledigt",
  Dismiss: "Ausblenden",
  "Show the first steps again": "Die ersten Schritte wieder zeigen",
  done: "erledigt",
  "Go to {step}": "{step} öffnen",
  "Name of the shop": "Name des Shops",
  "Legal pages": "Rechtliche Seiten",
  "Enter the name shown on pages, in e-mails and on documents.":
    "Tragen Sie den Namen ein, der auf Seiten, in E-Mails und auf Belegen steht.",
  "Enter the address for invoices and the imprint.":
    "Tragen Sie die Adresse für Rechnungen und das Impressum ein.",
  "Choose the currency of prices. It cannot be changed after the first order.":
    "Wählen Sie die Währung der Preise. Nach der ersten Bestellung lässt sie sich nicht mehr ändern.",
  "Enter the address where buyers reach you.":
    "Tragen Sie die Adresse ein, unter der Käufer Sie erreichen.",
  "Enter the shop's location and tax rates, or choose to charge no tax.":
    "Geben Sie den Ort und die Steuersätze des Shops ein, oder wählen Sie, keine Steuer zu berechnen.",
  "Enter zones and prices, or choose not to charge for delivery.":
    "Tragen Sie Zonen und Preise ein, oder wählen Sie, Lieferung nicht zu berechnen.",
  "Turn on bank transfers here, or set the three Stripe keys in the configuration to accept cards.":
    "Schalten Sie hier Überweisungen ein, oder setzen Sie die drei Schlüssel von Stripe in der Konfiguration, um Karten anzunehmen.",
  "Set SMTP_URL and MAIL_FROM in the configuration. Without them, no e-mail is sent.":
    "Setzen Sie SMTP_URL und MAIL_FROM in der Konfiguration. Ohne sie wird keine Mail gesendet.",
  "Write the terms and the privacy page.": "Schreiben Sie die AGB und die Datenschutzseite.",
  "Import a file of products, or add one by hand.":
    "Importieren Sie eine Datei mit Produkten, oder fügen Sie eines von Hand hinzu.",
  "Run npm run backup, or start the schedule that comes with the shop.":
    "Führen Sie npm run backup aus, oder starten Sie den mitgelieferten Zeitplan.",
  Margin: "Marge",
  "of {net} with a known cost": "von {net} mit bekannten Kosten",
  entries: { one: "Eintrag", other: "Einträge" },
  ", back to {day}": ", bis {day}",
  "Actions of administrators and of the shop itself. The log cannot be changed.":
    "Aktionen der Administratoren und des Shops selbst. Das Protokoll kann nicht geändert werden.",
  "entries|noun": "Einträge",
  "The audit log could not be loaded.": "Das Protokoll konnte nicht geladen werden.",
  "Background work": "Hintergrundaufgaben",
  "The state of the shop could not be loaded.":
    "Der Zustand des Shops konnte nicht geladen werden.",
  "The overview could not be loaded.": "Die Übersicht konnte nicht geladen werden.",
  Sales: "Umsatz",
  "Paid orders by the day they were placed, in the shop's time zone, compared with the same number of days before. Net is without tax and delivery, and before refunds.":
    "Bezahlte Bestellungen nach dem Tag ihrer Aufgabe, in der Zeitzone des Shops, im Vergleich mit ebenso vielen Tagen davor. Netto ist ohne Steuer und Lieferung, vor Erstattungen.",
  "The shop itself": "Der Shop selbst",
  "The export contains {more} more.": "{more} weitere stehen im Export.",
  Who: "Wer",
  "E-mail, name or shop": "E-Mail, Name oder shop",
  About: "Betrifft",
  "Number, e-mail or id": "Nummer, E-Mail oder ID",
  Keywords: "Stichworte",
  Action: "Aktion",
  "Any action": "Alle Aktionen",
  "{label}: all": "{label}: alle",
  Content: "Inhalt",
  "The shop": "Der Shop",
  "The shop has content of its own.": "Der Shop hat eigenen Inhalt.",
  "in order": "in Ordnung",
  "needs attention": "bitte prüfen",
  "A mail server is set up.": "Ein Mailserver ist eingerichtet.",
  "No mail server is set up: e-mails stay on this machine.":
    "Kein Mailserver ist eingerichtet: E-Mails bleiben auf diesem Rechner.",
  "No mail server is set up: e-mails are stored, not sent.":
    "Kein Mailserver ist eingerichtet: E-Mails werden gespeichert, nicht gesendet.",
  "{queued} waiting, {late} of them late; {dead} failed.":
    "{queued} warten, davon {late} verspätet; {dead} fehlgeschlagen.",
  "Stripe accepts cards.": "Stripe nimmt Karten an.",
  "The stand-in accepts test cards: nothing is charged.":
    "Die Nachbildung nimmt Testkarten an: Nichts wird abgebucht.",
  "No card provider is set up.": "Kein Kartenanbieter ist eingerichtet.",
  Cards: "Karten",
  "{count} payments unchecked": {
    one: "{count} Zahlung ungeprüft",
    other: "{count} Zahlungen ungeprüft",
  },
  "{count} refunds on their way": {
    one: "{count} Erstattung unterwegs",
    other: "{count} Erstattungen unterwegs",
  },
  "{refundsFailed} failed.": "{refundsFailed} fehlgeschlagen.",
  "VIES and other authorities": "VIES und andere Behörden",
  "VIES is queried": "VIES wird abgefragt",
  "VIES gives no consultation numbers. Ask your tax office to register the shop's VAT number with VIES.":
    "VIES vergibt keine Konsultationsnummern. Bitten Sie Ihr Finanzamt, die USt-IdNr. des Shops bei VIES zu registrieren.",
  "VIES is not queried": "VIES wird nicht abgefragt",
  ", HMRC is queried": ", HMRC wird abgefragt",
  "Last answer: {moment}.": "Letzte Antwort: {moment}.",
  "No number was checked yet.": "Noch wurde keine Nummer geprüft.",
  "{unanswered} without an answer.": "{unanswered} ohne Antwort.",
  Disk: "Speicherplatz",
  "{freeBytes} GB of {totalBytes} GB are free in the data folder.":
    "{freeBytes} GB von {totalBytes} GB sind im Datenordner frei.",
  Backup: "Sicherung",
  "Last made with <code>npm run backup</code>: {moment}.":
    "Zuletzt erstellt mit <code>npm run backup</code>: {moment}.",
  "No backup has been made with <code>npm run backup</code> yet.":
    "Mit <code>npm run backup</code> wurde noch keine Sicherung erstellt.",
  "We have sent a test e-mail to {to}": "Wir haben eine Test-E-Mail an {to} gesendet",
  "The test e-mail was not sent": "Die Test-E-Mail wurde nicht gesendet",
  "Send me a test e-mail": "Test-E-Mail an mich senden",
  Job: "Aufgabe",
  "Last done": "Zuletzt erledigt",
  "not in the last hour": "nicht in der letzten Stunde",
  "{count} order {state}": "{count} Bestellung: {state}",
  "{count} orders {state}": "{count} Bestellungen: {state}",
  "{count} returns requested": {
    one: "{count} Rücksendung beantragt",
    other: "{count} Rücksendungen beantragt",
  },
  "{count} returns on their way": {
    one: "{count} Rücksendung unterwegs",
    other: "{count} Rücksendungen unterwegs",
  },
  "{count} returns to refund": {
    one: "{count} Rücksendung zu erstatten",
    other: "{count} Rücksendungen zu erstatten",
  },
  "{count} reviews waiting": {
    one: "{count} Bewertung wartet",
    other: "{count} Bewertungen warten",
  },
  "{count} reviews reported": {
    one: "{count} Bewertung gemeldet",
    other: "{count} Bewertungen gemeldet",
  },
  "{count} accounts with a tax id to review": {
    one: "{count} Konto mit zu prüfender Steuernummer",
    other: "{count} Konten mit zu prüfender Steuernummer",
  },
  "{count} orders with freight to be agreed": {
    one: "{count} Bestellung mit Fracht nach Vereinbarung",
    other: "{count} Bestellungen mit Fracht nach Vereinbarung",
  },
  "{count} payments disputed": {
    one: "{count} Zahlung angefochten",
    other: "{count} Zahlungen angefochten",
  },
  "{count} refunds not paid out": {
    one: "{count} Erstattung nicht ausgezahlt",
    other: "{count} Erstattungen nicht ausgezahlt",
  },
  "{count}+ parts are low in stock": "{count}+ Teile werden knapp",
  "{count} parts are low in stock": {
    one: "{count} Teil wird knapp",
    other: "{count} Teile werden knapp",
  },
  "1 backup due": "1 Sicherung fällig",
  "{count} e-mails failed": {
    one: "{count} E-Mail fehlgeschlagen",
    other: "{count} E-Mails fehlgeschlagen",
  },
  "{count} e-mails waiting": { one: "{count} E-Mail wartet", other: "{count} E-Mails warten" },
  "To do": "Zu erledigen",
  "last 30 days": "letzte 30 Tage",
  "Sales report": "Umsatzbericht",
  Revenue: "Umsatz",
  "Paid, less refunds.": "Bezahlt, abzüglich Erstattungen.",
  "{count} unpaid orders": {
    one: "{count} unbezahlte Bestellung",
    other: "{count} unbezahlte Bestellungen",
  },
  "{count} of them removed": "{count} davon entfernt",
  "Orders, {period}": "Bestellungen, {period}",
  "Revenue before refunds, {period}": "Umsatz vor Erstattungen, {period}",
  "{count} days": { one: "{count} Tag", other: "{count} Tage" },
  "Nothing was sold in this period.": "In diesem Zeitraum wurde nichts verkauft.",
  "Goods, net": "Waren, netto",
  "Goods refunded, net": "Erstattete Waren, netto",
  "Refunded, net": "Erstattet, netto",
  "{cost} for {count} returns": {
    one: "{cost} für {count} Rücksendung",
    other: "{cost} für {count} Rücksendungen",
  },
  "{was} before": "zuvor {was}",
  "Closed account": "Geschlossenes Konto",
  "Best-selling parts": "Meistverkaufte Teile",
  "Best customers": "Beste Kunden",
  "Waiting longest to be shipped": "Warten am längsten auf Versand",
  "Every paid order has been shipped.": "Jede bezahlte Bestellung ist versendet.",
  "{count} withdrawals declared": {
    one: "{count} Widerruf erklärt",
    other: "{count} Widerrufe erklärt",
  },
  "Daily rate missing for invoices": "Tageskurs für Rechnungen fehlt",
  "Tax rate of the shop's place ends": "Steuersatz am Ort des Shops endet",
  "Duties by law": "Gesetzliche Pflichten",
  "Shows which duties the shop fulfils by its settings, where, and since when. This is not legal advice: which duties apply to you depends on where and to whom you sell.":
    "Zeigt, welche Pflichten der Shop durch seine Einstellungen erfüllt, wo und seit wann. Dies ist keine Rechtsberatung: Welche Pflichten für Sie gelten, hängt davon ab, wo und an wen Sie verkaufen.",
  "The duties could not be loaded.": "Die Pflichten konnten nicht geladen werden.",
  "Order button: obligation to pay": "Bestellschaltfläche: zahlungspflichtig",
  "EU, since 13 June 2014: Directive 2011/83/EU, article 8(2). Germany: § 312j BGB.":
    "EU, seit 13. Juni 2014: Richtlinie 2011/83/EU, Artikel 8 Absatz 2. Deutschland: § 312j BGB.",
  "Withdrawal page": "Seite zum Widerruf",
  "EU, since 19 June 2026: Directive 2011/83/EU, article 11a.":
    "EU, seit 19. Juni 2026: Richtlinie 2011/83/EU, Artikel 11a.",
  "Notice of the legal guarantee": "Hinweis auf die gesetzliche Gewährleistung",
  "EU, since 27 September 2026: Directive 2011/83/EU, articles 5 and 6, as changed by Directive (EU) 2024/825.":
    "EU, seit 27. September 2026: Richtlinie 2011/83/EU, Artikel 5 und 6, geändert durch die Richtlinie (EU) 2024/825.",
  "Lowest price of 30 days": "Niedrigster Preis der letzten 30 Tage",
  "EU, since 28 May 2022: Directive 98/6/EC, article 6a.":
    "EU, seit 28. Mai 2022: Richtlinie 98/6/EG, Artikel 6a.",
  "Manufacturers and responsible persons": "Hersteller und verantwortliche Personen",
  "EU and Northern Ireland, since 13 December 2024: Regulation (EU) 2023/988, article 19.":
    "EU und Nordirland, seit 13. Dezember 2024: Verordnung (EU) 2023/988, Artikel 19.",
  "Fees for recycling": "Gebühren für Recycling",
  "By country and state, such as California since 1 January 2005: Public Resources Code, section 42464.":
    "Je nach Land und Staat, etwa Kalifornien seit 1. Januar 2005: Public Resources Code, Abschnitt 42464.",
  "EU: Directive 2006/112/EC, article 78(b).":
    "EU: Richtlinie 2006/112/EG, Artikel 78 Buchstabe b.",
  "VAT numbers checked again": "USt-IdNrn. erneut geprüft",
  "EU, since 1 January 2020: Directive 2006/112/EC, article 138(1), asks for a valid number at each supply.":
    "EU, seit 1. Januar 2020: Richtlinie 2006/112/EG, Artikel 138 Absatz 1, verlangt bei jeder Lieferung eine gültige Nummer.",
  "Tax in the national currency": "Steuer in der Landeswährung",
  "EU: Directive 2006/112/EC, article 230. Great Britain: VAT Regulations 1995, regulation 14.":
    "EU: Richtlinie 2006/112/EG, Artikel 230. Großbritannien: VAT Regulations 1995, Regulation 14.",
  everywhere: "überall",
  "European Union": "Europäische Union",
  Duty: "Pflicht",
  On: "Ein",
  Off: "Aus",
  Where: "Wo",
  Since: "Seit",
  "The demo content is still on: the help address in <link>The shop</link> is the demo's.":
    "Der Demo-Inhalt ist noch eingeschaltet: Die Hilfe-Adresse unter <link>Der Shop</link> ist die der Demo.",
}
