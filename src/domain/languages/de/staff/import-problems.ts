/**
 * Problems with a row or a cell of a parts file or the product grid, as ends of sentences that begin with the column.
 */
export const importProblems = {
  '"{text}"': "„{text}“",
  "is nested more than {most} levels deep. Flatten it.":
    "ist mehr als {most} Ebenen tief verschachtelt. Machen Sie es flacher.",
  "has a control character or more than {most} characters. Remove the character or shorten it.":
    "enthält ein Steuerzeichen oder mehr als {most} Zeichen. Entfernen Sie das Zeichen oder kürzen Sie es.",
  "must be a JSON object, such as {example}.": "muss ein JSON-Objekt sein, zum Beispiel {example}.",
  "is longer than {most} characters, or contains a control character.":
    "ist länger als {most} Zeichen oder enthält ein Steuerzeichen.",
  "is not a picture in this shop. Upload it first, or leave the cell empty.":
    "ist kein Bild dieses Shops. Laden Sie es erst hoch oder lassen Sie die Zelle leer.",
  "is not a datasheet in this shop. Upload it first, or leave the cell empty.":
    "ist kein Datenblatt dieses Shops. Laden Sie es erst hoch oder lassen Sie die Zelle leer.",
  "has {count} pictures; at most {most} are allowed.":
    "hat {count} Bilder; höchstens {most} sind möglich.",
  "has {count} datasheets; at most {most} are allowed.":
    "hat {count} Datenblätter; höchstens {most} sind möglich.",
  "must be addresses, each with a short description, not {value}.":
    "muss aus Adressen mit je einer kurzen Beschreibung bestehen, nicht {value}.",
  "has a picture twice. Remove one of them.": "enthält ein Bild doppelt. Nehmen Sie eines heraus.",
  "has a datasheet twice. Remove one of them.":
    "enthält ein Datenblatt doppelt. Nehmen Sie eines heraus.",
  "must be a whole number from {least} to {most}, in digits only, not {value}.":
    "muss eine ganze Zahl von {least} bis {most} sein, nur in Ziffern, nicht {value}.",
  "is in {currency}, not in {ours}: {value}.": "ist in {currency}, nicht in {ours}: {value}.",
  "for {units} units does not give a price per unit in whole cents: {value}.":
    "für {units} Stück ergibt für ein Stück keinen Betrag in ganzen Cent: {value}.",
  "must be an amount in dollars from {least} to {most}, such as {example}, not {value}.":
    "muss ein Betrag in Dollar von {least} bis {most} sein, zum Beispiel {example}, nicht {value}.",
  "must be an amount in {currency} from {least} to {most}, such as {example}, not {value}.":
    "muss ein Betrag in {currency} von {least} bis {most} sein, zum Beispiel {example}, nicht {value}.",
  "must be quantities and prices, such as {example}, not {value}.":
    "muss aus Mengen und Preisen bestehen, zum Beispiel {example}, nicht {value}.",
  "must have quantities from {least} to {most}, not {from}.":
    "muss Mengen von {least} bis {most} haben, nicht {from}.",
  "has the quantity {quantity} after {before}; quantities must rise. Correct one of them.":
    "hat die Menge {quantity} nach {before}; Mengen müssen steigen. Korrigieren Sie eine davon.",
  "has the price {price} after {before}; prices must fall. Correct one of them.":
    "hat den Preis {price} nach {before}; Preise müssen fallen. Korrigieren Sie einen davon.",
  "has {count} price breaks; at most {most} are allowed.":
    "hat {count} Staffeln; höchstens {most} sind möglich.",
  "has no quantity for {heading}. Enter the quantity from which it applies.":
    "hat keine Menge für {heading}. Geben Sie an, ab welcher der Preis gilt.",
  "must include the version and the available quantity that were read.":
    "muss die gelesene Version und die gelesene verfügbare Menge nennen.",
  "is missing. Every row needs one to identify the product.":
    "fehlt. Jede Zeile braucht einen Wert, der das Produkt bestimmt.",
  "must be text.": "muss ein Text sein.",
  "has {count} characters; at most {most} are allowed. Shorten it.":
    "hat {count} Zeichen; höchstens {most} sind möglich. Kürzen Sie es.",
  "has HTML that cannot be read. Write it as plain text.":
    "enthält HTML, das nicht gelesen werden kann. Schreiben Sie es als reinen Text.",
  "has a control character. Remove it.": "enthält ein Steuerzeichen. Entfernen Sie es.",
  "has a card number. Remove it.": "enthält eine Kartennummer. Nehmen Sie sie heraus.",
  "must be active, upcoming, discontinued, while stock lasts or last orders until YYYY-MM-DD":
    "muss active, upcoming, discontinued, while stock lasts oder last orders until JJJJ-MM-TT sein",
  "must be no for a part that is sold while stock lasts":
    "muss „no“ sein, wenn ein Teil abverkauft wird (while stock lasts)",
  "must be length x width x height in millimetres, such as 310 x 220 x 90":
    "muss Länge x Breite x Höhe in Millimetern sein, zum Beispiel 310 x 220 x 90",
  "must be a two-letter country code, such as DE":
    "muss der Code eines Landes aus zwei Buchstaben sein, zum Beispiel DE",
  "must have at most 500 characters on one line":
    "darf auf einer Zeile höchstens 500 Zeichen haben",
  "must have six to ten digits, such as 8473.30":
    "muss sechs bis zehn Ziffern haben, zum Beispiel 8473.30",
  "must be one of: standard, reduced, zero": "muss eines davon sein: standard, reduced, zero",
  "{label} must be a multiple of {multiple}": "{label} muss ein Vielfaches von {multiple} sein",
}
