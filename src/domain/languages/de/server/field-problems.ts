/** Problems with fields of a request or of settings. */
export const fieldProblems = {
  "The whole order is cancelled, with all of its goods":
    "Die ganze Bestellung wird mit aller Ware storniert",
  "Internal error": "Interner Fehler",
  "Default must be true or false": "Standard muss true oder false sein",
  "Must be a path of this shop": "Muss ein Pfad dieses Shops sein",
  "The link's token": "Das Token des Links",
  "The link is incomplete.": "Der Link ist nicht vollständig.",
  "Wrong code": "Falscher Code",
  This: "Das",
  "fits must be ids of parts": "fits muss aus Ids von Teilen bestehen",
  "delta must not be 0": "delta darf nicht 0 sein",
  "Use letters and digits, beginning with a lowercase letter":
    "Verwenden Sie Buchstaben und Ziffern, zuerst einen Kleinbuchstaben",
  "lines must be a list of numbers": "lines muss eine Liste von Zahlen sein",
  "lines can have at most 1000 entries": "lines darf höchstens 1000 enthalten",
  "Choose what the column contains": "Wählen Sie, was die Spalte enthält",
  "Month must be a month, such as 2026-11": "Monat muss ein Monat sein, zum Beispiel 2026-11",
  "An Idempotency-Key must have 1 to 255 characters": "Ein Idempotency-Key hat 1 bis 255 Zeichen",
  "Send the {what} as If-Match": "Senden Sie {what} als If-Match",
  "version of this return": "die Version dieser Rücksendung",
  "version of the review": "die Version der Bewertung",
  "version of these settings": "die Version dieser Einstellungen",
  "cart's version": "die Version des Warenkorbs",
  "list's revision": "die Revision der Liste",
  version: "die Version",
  "An e-mail address must not contain control characters":
    "Eine E-Mail-Adresse enthält kein Steuerzeichen",
  "Add at least one line": "Fügen Sie mindestens eine Position hinzu",
  "partId is Required": "partId ist erforderlich",
  "purchaseId is Required": "purchaseId ist erforderlich",
  "Tags must be a list of texts": "Tags müssen eine Liste von Texten sein",
  "At most {most} tags at once": "Höchstens {most} Tags auf einmal",
  "Spares can have at most two decimals": "Reserve hat höchstens zwei Nachkommastellen",
  "Email must belong to a registered customer": "E-Mail muss zu einem registrierten Kunden gehören",
  "Name a line by its number, or a part to add":
    "Nennen Sie die Nummer einer Position oder ein hinzuzufügendes Teil",
  "preview must be true or false": "preview muss true oder false sein",
  "Target price must be at least 0.01": "Zielpreis muss mindestens 0,01 sein",
  "Zone must be a time zone, such as Europe/Berlin":
    "Zone muss eine Zeitzone sein, zum Beispiel Europe/Berlin",
  "Send the status to undo as If-Match":
    "Senden Sie den Status, der zurückgenommen werden soll, als If-Match",
  "Step must be approve, ship, deliver or undo": "Step muss approve, ship, deliver oder undo sein",
  "Send at least one order": "Senden Sie mindestens eine Bestellung",
  "Purchase order must be text": "Bestellnummer muss Text sein",
  "Quantity must be a whole number": "Menge muss eine ganze Zahl sein",
  "A price must be above zero": "Ein Preis muss größer als null sein",
  "Enter a reason for this price": "Geben Sie einen Grund für diesen Preis ein",
  "Name the part by partId or sku": "Nennen Sie das Teil mit partId oder sku",
  "inParts must be true or false": "inParts muss true oder false sein",
  "delivered must be true": "delivered muss true sein",
  "A batch or serial number is empty": "Eine Chargen- oder Seriennummer ist leer",
  "Carrier must be text": "Versanddienst muss Text sein",
  "Tracking link must be text": "Link zur Sendungsverfolgung muss Text sein",
  "Tracking link must be at most 500 characters":
    "Link zur Sendungsverfolgung darf höchstens 500 Zeichen haben",
  "restock must be true or false": "restock muss true oder false sein",
  "stillSent must be true or false": "stillSent muss true oder false sein",
  "after must be the value of next in an earlier answer":
    "after muss der Wert von next aus einer früheren Antwort sein",
  "dismissed must be true or false": "dismissed muss true oder false sein",
  "Count at least one part": "Zählen Sie mindestens ein Teil",
  "Postal code must have five digits": "Postleitzahl hat fünf Ziffern",
  "valid must be true or false": "valid muss true oder false sein",
  "{label}: the number {typed} is ambiguous. Enter {whole} or {exact}":
    "{label}: Die Zahl „{typed}“ ist nicht eindeutig. Geben Sie {whole} oder {exact} ein",
  "This part is no longer on sale.": "Dieses Teil wird nicht mehr verkauft.",
  "This part is counted twice. Keep one of the counts.":
    "Dieses Teil ist zweimal gezählt. Behalten Sie eine der Zählungen.",
  "{count} are on hand now. Count again.": "Jetzt sind {count} am Lager. Zählen Sie noch einmal.",
  "{count} are promised to orders. Cancel some of them first, or count again.":
    "{count} sind Bestellungen zugesagt. Stornieren Sie erst einige davon oder zählen Sie noch einmal.",
  "{name} is a built-in name": "{name} ist ein vorgegebener Name",
  "Parts of {category} have no attribute {code}": "Teile in {category} haben kein Merkmal {code}",
  "{unit} cannot be converted to {other}": "{unit} lässt sich nicht in {other} umrechnen",
  anything: "etwas anderes",
  "The currency cannot be changed after the first order.":
    "Die Währung lässt sich nach der ersten Bestellung nicht mehr ändern.",
  "Prices of products are in {currency}. Remove the products before you choose a currency with other decimals.":
    "Preise von Produkten sind in {currency}. Entfernen Sie die Produkte, bevor Sie eine Währung mit anderen Nachkommastellen wählen.",
  "Prices of delivery and fees are in {currency}. Remove them before you choose a currency with other decimals.":
    "Preise von Lieferung und Gebühren sind in {currency}. Entfernen Sie sie, bevor Sie eine Währung mit anderen Nachkommastellen wählen.",
  "Choose a picture that was uploaded to this shop":
    "Wählen Sie ein Bild, das in diesen Shop hochgeladen wurde",
  "Choose a datasheet that was uploaded to this shop":
    "Wählen Sie ein Datenblatt, das in diesen Shop hochgeladen wurde",
  "You have no order with this number": "Sie haben keine Bestellung mit dieser Nummer",
  "Sign in to name one of your orders": "Melden Sie sich an, um eine Ihrer Bestellungen zu nennen",
  "An order has at most {most} lines, including removed lines.":
    "Eine Bestellung hat höchstens {most} Positionen, entfernte eingeschlossen.",
  "This order has no such line.": "Diese Bestellung hat keine solche Position.",
  "If this address has an account, we have e-mailed it a link to choose a new password.":
    "Falls es zu dieser Adresse ein Konto gibt, ist eine E-Mail mit einem Link für ein neues Passwort unterwegs.",
  "Account for {treatment} {percent}": "Konto für {treatment} {percent}",
}
