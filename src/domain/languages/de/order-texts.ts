export const orderTexts = {
  "{amount} included": "{amount} enthalten",
  "Place of taxation: {place}.": "Ort der Besteuerung: {place}.",
  "The shop does not collect tax there.": "Der Shop erhebt dort keine Steuer.",
  "Export: goods delivered there are exempt from tax here.": "Steuerfreie Ausfuhrlieferung.",
  "Reverse charge: exempt intra-Community supply (Directive 2006/112/EC, article 138), accounted for under {number}.":
    "Steuerfreie innergemeinschaftliche Lieferung (Artikel 138 der Richtlinie 2006/112/EG) an die USt-IdNr. {number}.",
  "Reverse charge: accounted for under {number}.":
    "Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge), USt-IdNr. {number}.",
  "Exempt by certificate {number} for {region}.":
    "Steuerbefreit nach Bescheinigung {number} für {region}.",
  "A certificate can have at most 5 MiB. Reduce its size and try again.":
    "Eine Bescheinigung darf höchstens 5 MiB haben. Speichern Sie sie kleiner und versuchen Sie es noch einmal.",
  "Parts of the tax class zero are taxed at 0 %.":
    "Teile der Steuerklasse „zero“ werden mit 0 % besteuert.",
  "Not due at the delivery address.": "Am Lieferort nicht fällig.",
  "Percent must be above 0 and at most 100, with three decimals at most":
    "Prozent muss über 0 und höchstens 100 sein, mit höchstens drei Nachkommastellen",
  "A rate of 0 % cannot be entered. Leave it out, or give the parts the class zero":
    "Ein Satz von 0 % kann nicht eingegeben werden. Lassen Sie ihn weg oder geben Sie den Teilen die Klasse „zero“",
  "Region is Required if its rate replaces the country's":
    "Region ist erforderlich, wenn ihr Satz den des Landes ersetzt",
  "The last day must not be before the first": "Der letzte Tag darf nicht vor dem ersten liegen",
  "Choose the state that issued the certificate":
    "Wählen Sie den Bundesstaat, der die Bescheinigung ausgestellt hat",
  "Tax ids are accepted for the EU, Northern Ireland, the United Kingdom and the United States":
    "Steuernummern werden für die EU, Nordirland, das Vereinigte Königreich und die Vereinigten Staaten angenommen",
  "Choose the country of this region": "Wählen Sie das Land dieser Region",
  "{name} in the prices": "{name} in den Preisen",
  "The prices contain {amount}. {why}": "Die Preise enthalten {amount}. {why}",
  "The rates of {country} apply there. Enter the rate for {country}":
    "Dort gelten die Sätze von {country}. Geben Sie den Satz für {country} ein",
  "Rate {other} applies to the same place and class on some of these days":
    "Satz {other} gilt an einigen dieser Tage für denselben Ort und dieselbe Klasse",
  "{country} does not issue VAT numbers of this form. Check the digits":
    "{country} vergibt keine USt-IdNr. dieser Form. Prüfen Sie die Ziffern",
  "{country} has no regions in addresses. Leave it empty":
    "{country} hat keine Regionen in Adressen. Lassen Sie das Feld leer",
  "{country} has no region {code}. Examples: {examples}":
    "{country} hat keine Region {code}. Beispiele: {examples}",
  "{units} now": "{units} sofort",
  "{units} on {day}": "{units} am {day}",
  "{count} when they arrive": {
    one: "{count}, sobald es eintrifft",
    other: "{count}, sobald sie eintreffen",
  },
  "Some items are not available yet": "Einige Artikel sind noch nicht verfügbar",
  "Send in one shipment": "In einer Sendung",
  "Send in several shipments": "In mehreren Sendungen",
  "Once everything is available.": "Sobald alles verfügbar ist.",
  "Available units now, the rest as it arrives.":
    "Verfügbare Stückzahlen sofort, der Rest, sobald er eintrifft.",
  "Arrived damaged": "Beschädigt angekommen",
  "Does not work": "Funktioniert nicht",
  "Wrong part": "Falsches Teil",
  "Not as described": "Nicht wie beschrieben",
  "No longer needed": "Nicht mehr benötigt",
  "Other reason": "Anderer Grund",
  Requested: "Beantragt",
  Refused: "Abgelehnt",
  Withdrawn: "Zurückgezogen",
  "Customer part number": "Teilenummer des Kunden",
  "The target price could not be read. Enter an amount, such as 4.50.":
    "Der Zielpreis konnte nicht gelesen werden. Geben Sie einen Betrag wie 4.50 ein.",
  "Target {price}": "Ziel {price}",
  "Target {target}, ours {price}": "Ziel {target}, unser Preis {price}",
  "less than 1 % above": "weniger als 1 % darüber",
  "less than 1 % below": "weniger als 1 % darunter",
  "{percent} % above": "{percent} % darüber",
  "{percent} % below": "{percent} % darunter",
  "There will be nothing to pay, and the goods go back on sale.":
    "Es ist nichts zu bezahlen, und die Waren gehen wieder in den Verkauf.",
  "Delivery stays free.": "Die Lieferung bleibt kostenlos.",
  "Cancelled by the buyer.": "Vom Käufer storniert.",
  "You will pay {price} instead of {before}. The cancelled units go back on sale.":
    "Sie zahlen {price} statt {before}. Die stornierten Stücke gehen wieder in den Verkauf.",
  "{amount} will be refunded to your card. It may take a few days until your bank shows it.":
    "{amount} werden auf Ihre Karte erstattet. Es kann einige Tage dauern, bis Ihre Bank den Betrag anzeigt.",
  "Partly paid": "Teilweise bezahlt",
  "{amount} will be refunded by bank transfer. It may take a few days until your bank shows it.":
    "{amount} werden per Überweisung erstattet. Es kann einige Tage dauern, bis Ihre Bank den Betrag anzeigt.",
  "Delivery will cost {cost}: the rest of the order is below the amount for free delivery.":
    "Die Lieferung kostet dann {cost}: Der Rest der Bestellung liegt unter dem Betrag für kostenlose Lieferung.",
  "{units} cannot be cancelled": "{units} können nicht storniert werden",
  "{units} cannot be cancelled, but {instead} can":
    "{units} können nicht storniert werden, möglich sind {instead}",
  "at least {units} or none must remain": "es müssen mindestens {units} oder keine übrig bleiben",
  "a multiple of {units} must remain": "übrig bleiben muss ein Vielfaches von {units}",
  "the part's other lines cannot be ordered alone":
    "die anderen Positionen des Teils sind allein nicht bestellbar",
  "It includes the last units of a part.": "Sie enthält die letzten Stücke eines Teils.",
  "Confirm your e-mail": "Bestätigen Sie Ihre E-Mail-Adresse",
  "Reserved until {until}.": "Reserviert bis {until}.",
  " to keep it {count} hours.": {
    one: ", um die Bestellung {count} Stunde lang zu reservieren.",
    other: ", um die Bestellung {count} Stunden lang zu reservieren.",
  },
  " to keep unpaid orders {count} hours.": {
    one: ", um unbezahlte Bestellungen {count} Stunde lang zu reservieren.",
    other: ", um unbezahlte Bestellungen {count} Stunden lang zu reservieren.",
  },
  "Cancelled, because it was not paid in time":
    "Storniert, weil sie nicht rechtzeitig bezahlt wurde",
  "Cancelled, because it was not paid by {until}":
    "Storniert, weil sie nicht bis {until} bezahlt wurde",
  "Cancelled by the shop": "Vom Shop storniert",
  "Awaiting approval": "Wartet auf Freigabe",
  "Being prepared": "In Vorbereitung",
  Expired: "Abgelaufen",
  Reserved: "Reserviert",
  "{quantity} cost {saved} less than {requested}":
    "{quantity} kosten {saved} weniger als {requested}",
  "{more} more: {price} instead of {before} each": "{more} mehr: je {price} statt {before}",
  "This part is not on sale.": "Dieses Teil ist nicht im Verkauf.",
  "Whole units only.": "Nur ganze Stück.",
  "Coming soon. This part cannot be ordered yet.":
    "Bald verfügbar. Dieses Teil kann noch nicht bestellt werden.",
  "This part is discontinued and can no longer be ordered.":
    "Dieses Teil ist ausgelaufen und kann nicht mehr bestellt werden.",
  "At most {most} in one order.": "Höchstens {most} in einer Bestellung.",
  "Not a multiple of {multiple}.": "Kein Vielfaches von {multiple}.",
  "Use {quantities}.": "Möglich: {quantities}.",
  "Delivery by agreement": "Lieferung nach Vereinbarung",
  "Delivery: {method}": "Lieferung: {method}",
  "About {weight}.": "Etwa {weight}.",
  "We do not deliver to {place}. Choose another address or collection.":
    "Wir liefern nicht nach {place}. Wählen Sie eine andere Adresse oder Abholung.",
  "We do not deliver to {place}. Choose another address.":
    "Wir liefern nicht nach {place}. Wählen Sie eine andere Adresse.",
  "This delivery method is not available for this address. Choose {names}.":
    "Diese Lieferart gibt es für diese Adresse nicht. Wählen Sie {names}.",
  "The weight of {count} lines is not known.": {
    one: "Versandgewicht von {count} Position nicht bekannt.",
    other: "Versandgewicht von {count} Positionen nicht bekannt.",
  },
  "The weight of {count} lines is not known. We assume {weight} for each.": {
    one: "Versandgewicht von {count} Position nicht bekannt; je {weight} angenommen.",
    other: "Versandgewicht von {count} Positionen nicht bekannt; je {weight} angenommen.",
  },
  "You collect the order.": "Sie holen die Bestellung ab.",
  "Free from {amount}.": "Kostenlos ab {amount}.",
  "up to {weight}": "bis {weight}",
  "Freight to be agreed: we will contact you": "Fracht nach Vereinbarung: Wir melden uns bei Ihnen",
  "Freight to be agreed": "Fracht nach Vereinbarung",
  "As agreed.": "Wie vereinbart.",
  "Your browser blocks cookies from this shop, so it cannot keep a cart. Allow them, then try again.":
    "Ihr Browser blockiert Cookies dieses Shops, deshalb kann er keinen Warenkorb führen. Erlauben Sie Cookies und versuchen Sie es noch einmal.",
  "The file is not a CSV file. Save the list as CSV (UTF-8) and try again.":
    "Die Datei ist keine CSV-Datei. Speichern Sie die Liste als CSV (UTF-8) und versuchen Sie es erneut.",
  "The file has no rows.": "Die Datei hat keine Zeilen.",
  "The file has more than {rows} rows.": "Die Datei hat mehr als {rows} Zeilen.",
  "The first row has no column for the postal code. Name that column ZipCode.":
    "In der ersten Zeile fehlt die Spalte der Postleitzahl. Nennen Sie diese Spalte ZipCode.",
  "The first row has no column for the combined rate. Name that column EstimatedCombinedRate.":
    "In der ersten Zeile fehlt die Spalte des Gesamtsatzes. Nennen Sie diese Spalte EstimatedCombinedRate.",
  "The file cannot be read: a quote is not closed, or is in the middle of a cell.":
    "Die Datei kann nicht gelesen werden: Ein Anführungszeichen ist nicht geschlossen oder steht mitten in einer Zelle.",
  "{text} is not a five-digit postal code": "{text} ist keine Postleitzahl aus fünf Ziffern",
  "{text} is not a rate between 0 and 30 percent with at most four decimals":
    "{text} ist kein Satz zwischen 0 und 30 Prozent mit höchstens vier Nachkommastellen",
  "{text} may be a fraction, but other rates of the file are percent. Add % if it is, too":
    "{text} könnte ein Bruch sein, andere Sätze der Datei sind Prozent. Ist es auch einer, ergänzen Sie %",
  "An empty cell": "Eine leere Zelle",
  "{text} is not a state of the United States":
    "{text} ist kein Bundesstaat der Vereinigten Staaten",
  "The region's name has more than 80 characters": "Der Name der Region hat mehr als 80 Zeichen",
  "{postalCode} is not a postal code of {state}": "{postalCode} ist keine Postleitzahl von {state}",
  "{postalCode} has a different rate in row {line}":
    "{postalCode} hat in Zeile {line} einen anderen Satz",
}
