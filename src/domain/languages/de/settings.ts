export const settings = {
  "This IBAN is not valid: its check digits do not match":
    "Diese IBAN ist ungültig: Ihre Prüfziffern stimmen nicht",
  "BIC has 8 or 11 letters and digits, such as COBADEFFXXX":
    "BIC hat 8 oder 11 Buchstaben und Ziffern, zum Beispiel COBADEFFXXX",
  "Payment by bank transfer": "Zahlung per Überweisung",
  Instructions: "Hinweise",
  "Shown with the account. The order number is always shown as the reference.":
    "Wird mit dem Konto angezeigt. Die Bestellnummer wird immer als Verwendungszweck angezeigt.",
  "Days an order is held": "Tage, die eine Bestellung reserviert wird",
  "Counted from when the buyer chooses it. Partly paid orders are held until they are settled.":
    "Ab der Wahl durch den Käufer. Teilweise bezahlte Bestellungen bleiben reserviert, bis sie geklärt sind.",
  "Reminder, days before the hold ends": "Erinnerung, Tage vor dem Ende der Reservierung",
  "One e-mail to the buyer. Empty: none.": "Eine E-Mail an den Käufer. Leer: keine.",
  Button: "Schaltfläche",
  "What the picture shows": "Was das Bild zeigt",
  "For people who cannot see it.": "Für Menschen, die es nicht sehen können.",
  Banner: "Banner",
  Slides: "Folien",
  Figures: "Zahlen",
  "One per line: the number first, then its label.":
    "Je Zeile eine: erst die Zahl, dann ihre Beschriftung.",
  Icon: "Symbol",
  "Job title": "Position im Unternehmen",
  Portrait: "Porträt",
  "Name in the address of the page": "Name in der Adresse der Seite",
  "Lowercase letters and hyphens, such as unit-testing.":
    "Kleinbuchstaben und Bindestriche, zum Beispiel unit-testing.",
  Question: "Frage",
  "An empty line begins a new paragraph.": "Eine Leerzeile beginnt einen neuen Absatz.",
  Entries: "Einträge",
  Summary: "Zusammenfassung",
  "Made with": "Verwendete Technik",
  "One per line.": "Eine je Zeile.",
  Link: "Link",
  Achievements: "Leistungen",
  Award: "Abschluss",
  Year: "Jahr",
  Footer: "Fußzeile",
  "About the shop": "Über den Shop",
  "We make computer parts and sell them by the carton: unit price times quantity, from the stock you see.":
    "Wir fertigen Computerteile und verkaufen sie kartonweise: Stückpreis mal Menge, aus dem Bestand, den Sie sehen.",
  "More links": "Weitere Links",
  "{label}: at most 9 digits": "{label}: höchstens 9 Ziffern",
  "In percent. Empty: every rate.": "In Prozent. Leer: jeder Satz.",
  "Tax key": "Steuerschlüssel",
  "BU-Schlüssel. Empty for accounts with automatic tax.": "BU-Schlüssel. Leer bei Automatikkonten.",
  "Consultant number": "Beraternummer",
  "Beraternummer, from 1001.": "Ab 1001.",
  "Client number": "Mandantennummer",
  "Mandantennummer.": "Nummer des Mandanten.",
  "Financial year begins in month": "Wirtschaftsjahr beginnt im Monat",
  "Number of digits in account numbers": "Stellen der Kontonummern",
  "Sachkontenlänge: 4 to 8.": "Sachkontenlänge: 4 bis 8.",
  "Customer account": "Debitorenkonto",
  "Revenue accounts": "Erlöskonten",
  "The first match applies.": "Der erste Treffer gilt.",
  "Countries and regions: there is no country {code}. Enter codes such as DE, US-CA or GB BT":
    "Länder und Regionen: Es gibt kein Land {code}. Geben Sie Kürzel wie DE, US-CA oder GB BT ein",
  "One per line: DE for a country, EU for all its members, US-CA for a state, GB BT for postal codes that begin with BT, * for everywhere else. The most precise one applies.":
    "Je Zeile eines: DE für ein Land, EU für alle Mitgliedstaaten, US-CA für einen Bundesstaat, GB BT für Postleitzahlen, die mit BT beginnen, * für alle übrigen. Die genaueste Angabe gilt.",
  "One per line, the lightest first: 2 kg: 5.90":
    "Je Zeile eine, die leichteste zuerst: 2 kg: 5.90",
  "{text} is not a weight with a price, such as 2 kg: 5.90":
    "{text} ist kein Gewicht mit Preis wie 2 kg: 5.90",
  "{text} must be heavier than the line before it": "{text} muss schwerer sein als die Zeile davor",
  "{text} must not cost less than the line before it":
    "{text} darf nicht weniger kosten als die Zeile davor",
  "Each further kilogram": "Jedes weitere Kilogramm",
  "Free from": "Kostenlos ab",
  "Working days to deliver": "Werktage bis zur Lieferung",
  "Counted from payment. Buyers see the day. Empty: no day is shown.":
    "Ab der Zahlung. Käufer sehen den Tag. Leer: Es wird kein Tag angezeigt.",
  "Always by agreement": "Immer nach Vereinbarung",
  "Prices by weight: enter at least one, or deliver by agreement":
    "Preise nach Gewicht: Geben Sie mindestens einen ein, oder liefern Sie nach Vereinbarung",
  Methods: "Lieferarten",
  "Buyers can collect their orders": "Käufer können Bestellungen abholen",
  "Charge for delivery": "Lieferung berechnen",
  Zones: "Zonen",
  "Assumed weight of parts without a weight": "Angenommenes Gewicht von Teilen ohne Gewicht",
  "In grams. Empty: orders with such a part are delivered by agreement.":
    "In Gramm. Leer: Bestellungen mit einem solchen Teil werden nach Vereinbarung geliefert.",
  "Add a zone, or let buyers collect their orders":
    "Fügen Sie eine Zone hinzu, oder lassen Sie Käufer Bestellungen abholen",
  "Invoice orders paid from": "Rechnungen für Bestellungen, bezahlt ab",
  "A day, such as 2026-01-31. While this is empty, no invoices are issued.":
    "Ein Tag wie 2026-01-31. Solange das Feld leer ist, werden keine Rechnungen ausgestellt.",
  "The shop's country": "Land des Shops",
  "Two-letter country code, such as DE. Also used for buyers without an address.":
    "Länderkürzel mit zwei Buchstaben, zum Beispiel DE. Gilt auch für Käufer ohne Adresse.",
  "{label}: 1 to 12 letters, digits, - or /": "{label}: 1 bis 12 Buchstaben, Ziffern, - oder /",
  "Prefix of invoices": "Präfix der Rechnungen",
  "First invoice of the first year": "Erste Rechnung des ersten Jahres",
  "Prefix of credit notes": "Präfix der Rechnungskorrekturen",
  "First credit note of the first year": "Erste Rechnungskorrektur des ersten Jahres",
  "Numbers: fixed once the first is issued": "Nummern: fest, sobald die erste vergeben ist",
  "Text where no tax is charged": "Text, wenn keine Steuer berechnet wird",
  "No tax is charged.": "Es wird keine Umsatzsteuer berechnet.",
  "Explains on invoices why no tax is charged.":
    "Erklärt auf Rechnungen, warum keine Steuer berechnet wird.",
  "Note on each invoice": "Hinweis auf jeder Rechnung",
  "XML format": "XML-Format",
  "Factur-X (ZUGFeRD) in the PDF": "Factur-X (ZUGFeRD) im PDF",
  "PDFs of new invoices and credit notes carry factur-x.xml, profile EN 16931, as PDF/A-3b. Issued documents stay as they are.":
    "PDFs neuer Rechnungen und Rechnungskorrekturen enthalten factur-x.xml, Profil EN 16931, als PDF/A-3b. Ausgestellte Dokumente bleiben, wie sie sind.",
  "Shop details in the XML": "Angaben des Shops im XML",
  "Street and number": "Straße und Hausnummer",
  "Person or department that answers questions.": "Person oder Abteilung, die Fragen beantwortet.",
  "The shop's country is Required on invoices": "Land des Shops ist auf Rechnungen erforderlich",
  "Prefix of credit notes must differ from that of invoices":
    "Das Präfix der Rechnungskorrekturen muss sich von dem der Rechnungen unterscheiden",
  "E-mail for help": "E-Mail für Hilfe",
  "Tax ids": "Steuernummern",
  "An empty line begins a new paragraph; # and a space begin a heading. While this is empty, the page does not exist.":
    "Eine Leerzeile beginnt einen neuen Absatz; # und ein Leerzeichen beginnen eine Überschrift. Solange das Feld leer ist, gibt es die Seite nicht.",
  "E-mail confirmed before the first order": "E-Mail vor der ersten Bestellung bestätigt",
  "Accepted with each order": "Bei jeder Bestellung zu akzeptieren",
  "Changes by buyers": "Änderungen durch Käufer",
  "Buyers cancel": "Käufer stornieren",
  "Buyers change address, purchase order, phone and note":
    "Käufer ändern Adresse, Bestellnummer, Telefon und Anmerkung",
  "Days after shipping": "Tage nach dem Versand",
  "How long buyers can request a return. Empty: no limit.":
    "Wie lange Käufer eine Rücksendung beantragen können. Leer: unbegrenzt.",
  "Return address": "Rücksendeadresse",
  "Shown to the buyer once a return is approved: the address, and what to write on the parcel.":
    "Wird dem Käufer angezeigt, sobald eine Rücksendung genehmigt ist: die Adresse und was aufs Paket zu schreiben ist.",
  "Tracking link must begin with https:// and contain {tracked}":
    "Link zur Sendungsverfolgung muss mit https:// beginnen und {tracked} enthalten",
  "With {number} in place of the number: https://www.example.com/track?id={number}":
    "Mit {number} anstelle der Nummer: https://www.example.com/track?id={number}",
  Shipping: "Versand",
  Carriers: "Versanddienste",
  "Offered when an order is shipped. Links lead buyers to the tracking page.":
    "Zur Auswahl, wenn eine Bestellung versandt wird. Links führen Käufer zur Sendungsverfolgung.",
  "Reviews of parts": "Bewertungen von Teilen",
  "Reviewed before they are published": "Vor der Veröffentlichung geprüft",
  "Sections of the site": "Bereiche der Website",
  "{label} must be one of: {options}": "{label} muss eines davon sein: {options}",
  "{label} must begin with /, https://, http:// or mailto:":
    "{label} muss mit /, https://, http:// oder mailto: beginnen",
  "A page of this shop, such as /parts, or https://…":
    "Eine Seite dieses Shops wie /parts, oder https://…",
  "Registered name": "Eingetragener Name",
  "Name on documents, if different.": "Name auf Dokumenten, falls abweichend.",
  "Line by line, the country last.": "Zeile für Zeile, das Land zuletzt.",
  "E-mail for messages": "E-Mail für Nachrichten",
  "Receives messages from the page /contact. While this is empty, the page does not exist.":
    "Empfängt die Nachrichten der Seite /contact. Solange das Feld leer ist, gibt es die Seite nicht.",
  Currency: "Währung",
  "Time zone": "Zeitzone",
  "Such as Europe/Berlin. Used for times on pages and in e-mails, and for when a day begins and ends.":
    "Zum Beispiel Europe/Berlin. Gilt für Zeiten auf Seiten und in E-Mails und dafür, wann ein Tag beginnt und endet.",
  "Two-letter country code, such as DE, GB or US.":
    "Länderkürzel mit zwei Buchstaben, zum Beispiel DE, GB oder US.",
  Percent: "Prozent",
  "Such as 19 or 8.875.": "Zum Beispiel 19 oder 8,875.",
  "Shown on orders, such as VAT or Sales tax.":
    "Steht auf Bestellungen, zum Beispiel USt oder Sales tax.",
  Class: "Klasse",
  "From day": "Ab Tag",
  "Until day": "Bis Tag",
  "Replaces the country's rate": "Ersetzt den Satz des Landes",
  "Charge tax": "Steuer berechnen",
  "Paper size": "Papierformat",
  "Prices include tax": "Preise enthalten Steuer",
  Rates: "Sätze",
  "Add only places where the shop is registered for tax. Other places are not taxed.":
    "Fügen Sie nur Orte hinzu, an denen der Shop steuerlich registriert ist. Für andere Orte wird keine Steuer berechnet.",
  "Tax delivery like the goods": "Lieferung wie die Waren besteuern",
  "Tax class of delivery": "Steuerklasse der Lieferung",
  "Delivery is not taxed in": "Lieferung ist steuerfrei in",
  "The shop's VAT number": "USt-IdNr. des Shops",
  "Text where no tax is collected": "Text, wo keine Steuer erhoben wird",
  "For a shop without rates, such as: No VAT is charged under § 19 UStG.":
    "Für einen Shop ohne Steuersätze, zum Beispiel: Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.",
}
