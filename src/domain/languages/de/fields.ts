export const fields = {
  "Must be {kind}": "Muss {kind} sein",
  text: "ein Text",
  "true or false": "true oder false",
  "a JSON object": "ein JSON-Objekt",
  "a list": "eine Liste",
  "a whole number": "eine ganze Zahl",
  "a number": "eine Zahl",
  "Has at most {most} characters": "Höchstens {most} Zeichen",
  "Has at least {least} characters": "Mindestens {least} Zeichen",
  "Must be one of: {values}": "Muss eines davon sein: {values}",
  "Send this only once": "Nur einmal senden",
  "{name} and {count} more": "{name} und {count} weitere",
  "State|of a country": "Bundesstaat",
  "Valid until": "Gültig bis",
  "A part has at most {most} incoming batches.": "Ein Teil hat höchstens {most} erwartete Chargen.",
  "At most {most} parts at once": "Höchstens {most} Teile auf einmal",
  photo: "Foto",
  "At most {most} pictures per line": "Höchstens {most} Bilder je Position",
  "No more than the received quantity": "Nicht mehr als die eingegangene Menge",
  "Reason for refusing": "Grund für die Ablehnung",
  "Amount must be more than 0": "Der Betrag muss größer als null sein",
  "Day must not be later than today": "Der Tag darf nicht in der Zukunft liegen",
  "Day must not be before the day of the order, {from}":
    "Der Tag darf nicht vor dem Tag der Bestellung liegen, dem {from}",
  "Goods that will still be shipped cannot go back on sale":
    "Waren, die noch versandt werden, können nicht wieder in den Verkauf gehen",
  "{due}. You can pay then.": "{due}. Danach können Sie bezahlen.",
  "Orders are Required": "Bestellungen sind erforderlich",
  "At most {most} orders at once": "Höchstens {most} Bestellungen auf einmal",
  "Choose at least one filter": "Wählen Sie mindestens einen Filter",
  Version: "Version",
  Days: "Tage",
  "Quantity is Required": "Menge ist erforderlich",
  "The total of an order must be between {min} and {max}. Order a smaller quantity, or split it into several orders.":
    "Die Summe einer Bestellung muss zwischen {min} und {max} liegen. Bestellen Sie weniger, oder teilen Sie sie in mehrere Bestellungen auf.",
  "Tracking link must begin with https://":
    "Link zur Sendungsverfolgung muss mit https:// beginnen",
  "At most {most} numbers per line": "Höchstens {most} Nummern je Position",
  "At most {most} lines": "Höchstens {most} Positionen",
  "An account has at most {most} parts lists. Delete one first.":
    "Ein Konto hat höchstens {most} Teilelisten. Löschen Sie zuerst eine.",
  "{label} is already used by another product":
    "{label} ist schon bei einem anderen Produkt vergeben",
  "{label} is Required": "{label} ist erforderlich",
  "{label} has at most {longest} characters": "{label} hat höchstens {longest} Zeichen",
  "{label} must be a whole number": "{label} muss eine ganze Zahl sein",
  "{label} must be at least {least}": "{label} muss mindestens {least} sein",
  "{label} must be at most {most}": "{label} darf höchstens {most} sein",
  "{label}: at most {most}": "{label}: höchstens {most}",
  "{label} must be a day, such as 2026-01-31": "{label} muss ein Tag sein, zum Beispiel 2026-01-31",
  "There is no country {code}": "Es gibt kein Land {code}",
  "{label} must be an amount in dollars, such as {example}":
    "{label} muss ein Betrag in Dollar sein, zum Beispiel {example}",
  "{label} must be an amount in {currency}, such as {example}":
    "{label} muss ein Betrag in {currency} sein, zum Beispiel {example}",
  "{label} must be a number": "{label} muss eine Zahl sein",
  "{label} must be a number above 0 with at most eight decimals":
    "{label} muss eine Zahl über 0 mit höchstens acht Nachkommastellen sein",
  "Below must be above From": "„Unter“ muss größer als „Ab“ sein",
  "118 or 118.50": "118 oder 118,50",
  "{label}: {typed} is ambiguous. Enter {whole} or {exact}":
    "{label}: „{typed}“ ist nicht eindeutig. Geben Sie {whole} oder {exact} ein",
  "{label} contains a control character": "{label} enthält ein Steuerzeichen",
  "{label} contains a card number. Enter it only when you pay":
    "{label} enthält eine Kartennummer. Geben Sie sie nur beim Bezahlen ein",
  "{label} must be true or false": "{label} muss true oder false sein",
  "{label} must be text": "{label} muss Text sein",
  "{label} must be a picture uploaded to this shop":
    "{label} muss ein Bild sein, das in diesen Shop hochgeladen wurde",
  "Change|of stock": "Änderung",
  "Change must be a whole number other than 0": "Die Änderung muss eine ganze Zahl ungleich 0 sein",
  "Lines are Required": "Positionen sind erforderlich",
  "At most {most} lines at once": "Höchstens {most} Positionen auf einmal",
  "List each line only once": "Führen Sie jede Position nur einmal auf",
  "{label} must be a list of quantities and prices":
    "{label} muss eine Liste von Mengen und Preisen sein",
  "{label} must be a datasheet uploaded to this shop":
    "{label} muss ein Datenblatt sein, das in diesen Shop hochgeladen wurde",
  "{label} must be a list": "{label} muss eine Liste sein",
  "{label} contains the same entry twice": "{label} enthält etwas doppelt",
  Bound: "Grenze",
  "Only numbers have a unit": "Nur Zahlen haben eine Einheit",
  "Only numbers have ranges": "Nur Zahlen haben Bereiche",
  "Each range begins above the one before": "Jeder Bereich beginnt über dem vorigen",
  Machines: "Geräte",
  "A cart has at most {most} lines.": "Ein Warenkorb hat höchstens {most} Positionen.",
  "The designators, notes and part numbers of a cart can have at most {most} characters in total.":
    "Bezeichner, Anmerkungen und Teilenummern eines Warenkorbs können zusammen höchstens {most} Zeichen haben.",
  "Country is Required": "Land ist erforderlich",
  Company: "Firma",
  Street: "Straße",
  District: "Bezirk",
  "{label} does not exist in this country": "{label} gibt es in diesem Land nicht",
  "For this postal code, choose {country} as the country.":
    "Wählen Sie für diese Postleitzahl {country} als Land.",
  "{label} belongs to another region than the one you chose":
    "{label} gehört zu einer anderen Region als der gewählten",
  "{label} must look like {example} in this country":
    "{label} muss in diesem Land aussehen wie {example}",
  "{label} is not valid in this country": "{label} ist in diesem Land nicht gültig",
  "An account has at most {most} addresses. Remove one first.":
    "Ein Konto hat höchstens {most} Adressen. Entfernen Sie zuerst eine.",
}
