export const settingHelp = {
  Money: "Geld",
  Law: "Recht",
  slide: "Folie",
  service: "Leistung",
  carrier: "Versanddienst",
  engineer: "Ingenieur",
  entry: "Beitrag",
  project: "Projekt",
  job: "Stelle",
  "kind of skills": "Art von Fähigkeiten",
  award: "Auszeichnung",
  link: "Link",
  account: "Konto",
  method: "Versandart",
  zone: "Zone",
  fee: "Gebühr",
  manufacturer: "Hersteller",
  "tax id": "Steuernummer",
  rate: "Satz",
  "To approve": "Freizugeben",
  "To ship": "Zu versenden",
  "With transfers to settle": "Mit offenen Überweisungen",
  "EC sales list|option": "Zusammenfassende Meldung",
  "unpaid|option": "solange unbezahlt",
  "Used for all prices, payments and documents. Choose it before the first order: it cannot be changed later.":
    "Gilt für alle Preise, Zahlungen und Belege. Wählen Sie sie vor der ersten Bestellung: Danach lässt sie sich nicht mehr ändern.",
  "Below the banner.": "Unter dem Banner.",
  "On the home page and at /reviews.": "Auf der Startseite und unter /reviews.",
  "The page /blog and the links to it, once there is an entry.":
    "Die Seite /blog und die Links dorthin, sobald es einen Beitrag gibt.",
  "The page /MyPortfolio and the links to it, once it has a name.":
    "Die Seite /MyPortfolio und die Links dorthin, sobald sie einen Namen hat.",
  "Buyers of a part can review it on its page. While this is off, pages show no reviews.":
    "Käufer können ein Teil auf seiner Seite bewerten. Ist dies aus, zeigen die Seiten keine Bewertungen.",
  "Each new or changed review waits until an administrator publishes it.":
    "Jede neue oder geänderte Bewertung wartet, bis ein Administrator sie veröffentlicht.",
  "Buyers must open the link in our e-mail before they can order.":
    "Käufer müssen erst den Link in unserer E-Mail öffnen, bevor sie bestellen können.",
  "The order records which version was accepted, and when.":
    "Die Bestellung hält fest, welche Fassung wann akzeptiert wurde.",
  "Orders, or some of their lines. Payments are refunded and goods go back on sale automatically.":
    "Bestellungen oder einzelne Positionen. Zahlungen werden automatisch erstattet, die Waren kommen wieder in den Verkauf.",
  "Buyers then choose an address and a method. While this is off, orders have no delivery charge.":
    "Käufer wählen dann eine Adresse und eine Versandart. Ist dies aus, haben Bestellungen keine Versandkosten.",
  "Countries and regions": "Länder und Regionen",
  "Prices by weight": "Preise nach Gewicht",
  "Above the last weight. Empty: heavier orders are delivered by agreement.":
    "Über dem letzten Gewicht. Leer: Schwerere Bestellungen werden nach Vereinbarung geliefert.",
  "Price of the goods. Empty: never free.": "Warenwert. Leer: nie kostenlos.",
  "Orders are placed without a delivery price, which you agree on with the buyer.":
    "Bestellungen werden ohne Versandpreis aufgegeben; Sie vereinbaren ihn mit dem Käufer.",
  "At the shop's address.": "An der Adresse des Shops.",
  "Empty: free of charge.": "Leer: kostenlos.",
  "Buyers request returns on the page of their order. Administrators see them under Returns.":
    "Käufer melden Rücksendungen auf der Seite ihrer Bestellung an. Administratoren sehen sie unter „Rücksendungen“.",
  "Orders then require an address and show which tax is charged and why.":
    "Bestellungen brauchen dann eine Adresse und zeigen, welche Steuer berechnet wird und warum.",
  "State or province, such as NY. XI of GB is Northern Ireland. Empty for the whole country.":
    "Bundesstaat oder Provinz, zum Beispiel NY. XI in GB ist Nordirland. Leer für das ganze Land.",
  "The shop's postal code, in the United States. Its rate applies to orders that buyers collect.":
    "Die Postleitzahl des Shops, in den Vereinigten Staaten. Ihr Satz gilt für Bestellungen, die Käufer abholen.",
  "The rate of the shop's own location. It is deducted where it is not due.":
    "Der Satz am Ort des Shops. Er wird abgezogen, wo er nicht anfällt.",
  "Parts without a rate for their class use the standard rate.":
    "Für Teile ohne Satz für ihre Klasse gilt der Normalsatz.",
  "First day it applies, such as 2026-01-31. Empty: always.":
    "Erster Tag, an dem er gilt, zum Beispiel 2026-01-31. Leer: schon immer.",
  "Last day it applies. Empty: until further notice.":
    "Letzter Tag, an dem er gilt. Leer: bis auf Weiteres.",
  "Only this region's rate applies there, not the country's as well.":
    "Dort gilt nur der Satz dieser Region, nicht zusätzlich der des Landes.",
  "Delivery is taxed like the goods, in proportion to their prices. In the EU: if the shop's country is a member.":
    "Der Versand wird wie die Waren besteuert, im Verhältnis ihrer Preise. In der EU: wenn das Land des Shops Mitglied ist.",
  "Used where delivery is not taxed like the goods.":
    "Gilt, wo die Lieferung nicht wie die Waren besteuert wird.",
  "Sent to the tax authority when a buyer's number is checked, to receive a consultation number.":
    "Geht bei der Prüfung der Nummer eines Käufers an die Steuerbehörde, damit sie eine Abfragenummer nennt.",
  "Days until VAT numbers are checked again": "Tage bis zur nächsten Prüfung von USt-IdNrn.",
  "Counted from the last answer of the authority. If it does not answer, its last answer applies. Empty: never.":
    "Gezählt ab der letzten Antwort der Behörde. Antwortet sie nicht, gilt ihre letzte Antwort. Leer: nie.",
  "Check VAT numbers at each order": "USt-IdNrn. bei jeder Bestellung prüfen",
  "Skipped if the authority answered within the last day. If it does not answer, its last answer applies, and the order says so.":
    "Entfällt, wenn die Behörde am letzten Tag geantwortet hat. Antwortet sie nicht, gilt ihre letzte Antwort, und die Bestellung vermerkt das.",
  Fees: "Gebühren",
  "Charge fees": "Gebühren berechnen",
  "Such as for the recycling of equipment, batteries and screens. Orders then require an address.":
    "Etwa für die Entsorgung von Geräten, Batterien und Bildschirmen. Bestellungen brauchen dann eine Adresse.",
  "Shown on orders and invoices, such as WEEE fee. If several rows have the same name, the first that matches a part applies.":
    "Steht auf Bestellungen und Rechnungen, zum Beispiel WEEE-Gebühr. Haben mehrere Zeilen denselben Namen, gilt die erste, die zum Teil passt.",
  "Amount for each unit": "Betrag je Stück",
  "With or without tax, like the prices. The fee is taxed like its part.":
    "Mit oder ohne Steuer, wie die Preise. Die Gebühr wird wie ihr Teil besteuert.",
  "Where the order is delivered. One per line: DE for a country, US-CA for a state, * for everywhere.":
    "Wohin geliefert wird. Je Zeile eine Angabe: DE für ein Land, US-CA für einen Bundesstaat, * für überall.",
  "Name of a category: the fee applies only to its parts. Empty: parts of every category.":
    "Name einer Kategorie: Die Gebühr gilt nur für ihre Teile. Leer: Teile jeder Kategorie.",
  "Code of a specification that the parts have, such as screenIn or batteryWh. Empty: none.":
    "Code einer technischen Angabe der Teile, zum Beispiel screenIn oder batteryWh. Leer: keine.",
  "Value that the specification must have, such as LED. Empty: any value.":
    "Wert, den die technische Angabe haben muss, zum Beispiel LED. Leer: jeder Wert.",
  "For a number: this value and above. Empty: no limit.":
    "Bei Zahlen: dieser Wert und darüber. Leer: keine Grenze.",
  Below: "Unter",
  "For a number: values below this. Empty: no limit.":
    "Bei Zahlen: Werte darunter. Leer: keine Grenze.",
  "Public buyers in Germany require XRechnung. Both are UBL 2.1.":
    "Öffentliche Auftraggeber in Deutschland verlangen XRechnung. Beides ist UBL 2.1.",
  "Tax also in": "Steuer auch in",
  "The currency of the shop's country, if it differs from the shop's currency. Invoices then wait for the rate of their day, which you enter at /dashboard/daily-rates.":
    "Die Währung des Landes, wenn sie nicht die des Shops ist. Rechnungen warten dann auf den Kurs ihres Tages, den Sie unter /dashboard/daily-rates eingeben.",
  "Such as 10000 or 1400.": "Zum Beispiel 10000 oder 1400.",
  "As in the tax report.": "Wie im Umsatzsteuerbericht.",
  "Such as 8400 or 4400.": "Zum Beispiel 8400 oder 4400.",
  "Buyers with a confirmed e-mail address can choose it on the payment page. Administrators record transfers on the order's page.":
    "Käufer mit bestätigter E-Mail-Adresse können sie auf der Zahlungsseite wählen. Administratoren erfassen Überweisungen auf der Seite der Bestellung.",
  "IBAN or account number": "IBAN oder Kontonummer",
  "Duties towards consumers": "Verbraucherpflichten",
  "Order button": "Bestellschaltfläche",
  "The checkout button says so if the buyer is a consumer, that is, if the address has no company.":
    "So steht es auf der Schaltfläche an der Kasse, wenn der Käufer ein Verbraucher ist, also die Adresse keine Firma nennt.",
  Countries: "Länder",
  "One code per line, such as DE; EU for all its members. Empty: everywhere.":
    "Je Zeile ein Code, zum Beispiel DE; EU für alle Mitglieder. Leer: überall.",
  "Buyers can withdraw from a contract at /withdraw without an account. The footer links to that page.":
    "Käufer können unter /withdraw ohne Konto einen Vertrag widerrufen. Die Fußzeile verlinkt diese Seite.",
  "Shown on products and orders.": "Wird bei Produkten und Bestellungen angezeigt.",
  Notice: "Hinweis",
  "Shown beside a price that was reduced within that time.":
    "Wird neben einem Preis angezeigt, der in dieser Zeit gesenkt wurde.",
  "Empty: the built-in text, in the language of the page.":
    "Leer: der vorgegebene Text, in der Sprache der Seite.",
  "Example has at most 5000 characters": "Beispiel hat höchstens 5000 Zeichen",
  "Rate must be a number, such as 19 or 8.875":
    "Satz muss eine Zahl sein, zum Beispiel 19 oder 8,875",
  "Tax key: at most 4 digits": "Steuerschlüssel: höchstens 4 Ziffern",
  "A zone needs at least one method": "Eine Zone braucht mindestens eine Versandart",
  "Choose another Name": "Wählen Sie einen anderen Namen",
  "Choose a time zone, such as Europe/Berlin":
    "Wählen Sie eine Zeitzone, zum Beispiel Europe/Berlin",
  "Numbers are fixed: the first document has been issued":
    "Die Nummern stehen fest: Der erste Beleg ist ausgestellt",
  "The goods come with the legal guarantee of conformity. If they are not as agreed within the period of the law, we repair or replace them, lower the price or give the money back.":
    "Für die Waren gilt das gesetzliche Gewährleistungsrecht. Sind sie innerhalb der gesetzlichen Frist nicht wie vereinbart, reparieren oder ersetzen wir sie, mindern den Preis oder erstatten das Geld.",
  "Products show the addresses entered for the product, or else those of its manufacturer.":
    "Produkte zeigen die beim Produkt eingegebenen Adressen, sonst die seines Herstellers.",
  Manufacturers: "Hersteller",
  "Shown on products as chosen in the settings 'Duties towards consumers'.":
    "Steht bei Produkten, wenn die Einstellungen „Verbraucherpflichten“ es vorsehen.",
  "The name exactly as products state it.": "Der Name genau so, wie Produkte ihn nennen.",
  "Postal and electronic address.": "Postanschrift und elektronische Adresse.",
  "Responsible person in the EU": "Verantwortliche Person in der EU",
  "Name, postal and electronic address. Empty where the manufacturer is in the EU.":
    "Name, Postanschrift und elektronische Adresse. Leer, wenn der Hersteller in der EU sitzt.",
  "nothing|option": "nichts",
  "until approved|option": "bis zur Freigabe",
  "until shipped|option": "bis zum Versand",
  "never|option": "nie",
  "standard|option": "Normalsatz",
  "reduced|option": "ermäßigt",
  "zero|option": "null",
  "in the EU|option": "in der EU",
  "always|option": "immer",
  "no other currency|option": "keiner anderen Währung",
  "Domestic|option": "Inland",
  "Taxed abroad|option": "Im Ausland besteuert",
  "Reverse charge|option": "Reverse-Charge",
  "Export|option": "Ausfuhr",
  "Exempt|option": "Steuerfrei",
  "No tax collected|option": "Keine Steuer erhoben",
  "Wrench|option": "Schraubenschlüssel",
  "ClipboardCheck|option": "Klemmbrett",
  "Cpu|option": "Prozessor",
  "Recycle|option": "Wiederverwertung",
  "RefreshCw|option": "Kreislauf",
  "A4|option": "A4",
  "Letter|option": "Letter (USA)",
  "Truck|option": "Lkw",
  "Package|option": "Paket",
  "One per line, such as US-CA: in some states, delivery that is stated separately bears no tax.":
    "Je Zeile ein Ort, etwa US-CA: In manchen Bundesstaaten ist getrennt ausgewiesene Lieferung steuerfrei.",
  "Of invoices, packing slips, pick lists and return slips. Issued invoices keep theirs.":
    "Von Rechnungen, Lieferscheinen, Picklisten und Rücksendescheinen. Ausgestellte Rechnungen behalten ihres.",
}
