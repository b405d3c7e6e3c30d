/** Problems with parts files, including those found when compared with the shop's data. */
export const importFiles = {
  "is the same as in row {row}. Keep one of the rows, or identify products by the column id.":
    "ist dieselbe wie in Zeile {row}. Behalten Sie eine der Zeilen oder unterscheiden Sie Produkte nach der Spalte id.",
  "is no longer a product of the shop. Reload the grid.":
    "ist kein Produkt des Shops mehr. Laden Sie die Tabelle neu.",
  "is missing, and no product has this SKU. Fill it in, or correct the SKU.":
    "fehlt, und kein Produkt hat diese SKU. Tragen Sie den Wert ein oder korrigieren Sie die SKU.",
  "begin at {first}, not below the price, {price}. Correct one of them, or remove the breaks.":
    "beginnt bei {first} statt unter dem Preis von {price}. Korrigieren Sie eines davon oder entfernen Sie die Staffel.",
  "times the minimum quantity must be between {min} and {max}: that is the smallest order.":
    "mal Mindestmenge muss zwischen {min} und {max} liegen: Das ist die kleinste Bestellung.",
  "must be a multiple of the order multiple, {multiple}. Correct one of them.":
    "muss ein Vielfaches von {multiple} sein. Korrigieren Sie eines davon.",
  "is less than the minimum, {minimum}. Correct one of them.":
    "ist kleiner als die Mindestmenge {minimum}. Korrigieren Sie eine davon.",
  "{problem}. Correct one of them.": "{problem}. Korrigieren Sie eines davon.",
  "is too large: including the units in unpaid orders, at most {most} are possible.":
    "ist zu groß: Mit dem, was unbezahlte Bestellungen reservieren, sind höchstens {most} möglich.",
  "has a picture that is not in this shop. Upload it first, or leave the cell empty.":
    "enthält ein Bild, das nicht in diesem Shop ist. Laden Sie es erst hoch oder lassen Sie die Zelle leer.",
  "has a datasheet that is not in this shop. Upload it first, or leave the cell empty.":
    "enthält ein Datenblatt, das nicht in diesem Shop ist. Laden Sie es erst hoch oder lassen Sie die Zelle leer.",
  "is in two columns, {names}. Choose one of them.":
    "steht in zwei Spalten, {names}. Wählen Sie eine davon.",
  "is missing. Name a column '{column}', or choose which column is the {label}.":
    "steht in keiner Spalte. Nennen Sie eine Spalte „{column}“ oder wählen Sie, welche Spalte „{label}“ ist.",
  "{heading} is a built-in heading": "{heading} ist eine vorgegebene Überschrift",
  "{heading} appears twice": "{heading} kommt doppelt vor",
  "The file is partly in UTF-8 and partly in another encoding. Save it as CSV (UTF-8) and try again.":
    "Die Datei ist teils in UTF-8, teils in einer anderen Kodierung. Speichern Sie sie als CSV (UTF-8) und versuchen Sie es noch einmal.",
  "The shop stopped while it was reading the file. Upload it again.":
    "Der Shop wurde angehalten, während er die Datei las. Laden Sie sie noch einmal hoch.",
  "This file is a JSON array. Write one product on each line instead, such as {example}.":
    "Diese Datei ist eine JSON-Liste. Schreiben Sie stattdessen ein Produkt in jede Zeile, etwa {example}.",
  "The spreadsheet cannot be read. Save it again as XLSX, ODS or CSV.":
    "Die Tabelle lässt sich nicht lesen. Speichern Sie sie neu als XLSX, ODS oder CSV.",
  "The spreadsheet is protected by a password. Save it without a password.":
    "Die Tabelle ist durch ein Passwort geschützt. Speichern Sie sie ohne.",
  "The spreadsheet is too large or takes too long to read. Save it as CSV, or split it.":
    "Die Tabelle ist zu groß oder braucht zu lange. Speichern Sie sie als CSV oder teilen Sie sie auf.",
  "Other spreadsheets are being read. Try again in a minute.":
    "Gerade werden andere Tabellen gelesen. Versuchen Sie es in einer Minute noch einmal.",
  "The file is empty.": "Die Datei ist leer.",
  "This file has a password or was saved by an old version of Excel. Save it as XLSX without a password.":
    "Diese Datei hat ein Passwort oder stammt aus einem alten Excel. Speichern Sie sie als XLSX ohne Passwort.",
  "This file is not a table. Save it as XLSX, ODS or CSV.":
    "Das ist keine Tabelle. Speichern Sie sie als XLSX, ODS oder CSV.",
  "A line is longer than {most} characters. JSON Lines has one product on each line.":
    "Eine Zeile ist länger als {most} Zeichen. JSON Lines hat ein Produkt je Zeile.",
  "is not a JSON object, such as {example}.": "ist kein JSON-Objekt wie {example}.",
  "is not valid JSON. Every line must be one complete object.":
    "ist kein gültiges JSON. Jede Zeile muss ein ganzes Objekt sein.",
  "The file has more than {most} rows. Split it.":
    "Die Datei hat mehr als {most} Zeilen. Teilen Sie sie auf.",
  "The file is larger than 512 MiB when unpacked. Split it.":
    "Die Datei ist entpackt größer als 512 MiB. Teilen Sie sie auf.",
  "The gzip file is damaged or cut off. Compress it again.":
    "Die gzip-Datei ist beschädigt oder abgeschnitten. Packen Sie sie neu.",
  "The file {problem}": "Die Datei {problem}",
  "The column {column} appears twice. Remove one of them.":
    "Die Spalte {column} kommt doppelt vor. Nehmen Sie eine heraus.",
  "A column cannot be named {name}. Choose another name.":
    "Eine Spalte kann nicht {name} heißen. Nennen Sie sie anders.",
  "has {cells} cells but {headings} headings. Put cells that contain a separator in quotes.":
    "hat {cells} Zellen unter {headings} Überschriften. Setzen Sie Zellen, die ein Trennzeichen enthalten, in Anführungszeichen.",
  "The file cannot be read beyond row {line}: the next row is longer than {most} characters. Check whether a quote is not closed.":
    "Die Datei lässt sich nach Zeile {line} nicht weiterlesen: Die nächste Zeile ist länger als {most} Zeichen. Prüfen Sie, ob ein schließendes Anführungszeichen fehlt.",
  "The file cannot be read beyond row {line}: a quote is not closed, or is in the middle of a cell. Put the whole cell in quotes and double the quotes inside.":
    "Die Datei lässt sich nach Zeile {line} nicht weiterlesen: Ein Anführungszeichen ist nicht geschlossen oder steht mitten in einer Zelle. Setzen Sie die ganze Zelle in Anführungszeichen und verdoppeln Sie die darin.",
  "has more than {most} columns. Put specs into one column.":
    "hat mehr als {most} Spalten. Schreiben Sie Angaben in eine Spalte.",
  "The upload ended too early. Upload the file again.":
    "Das Hochladen brach zu früh ab. Senden Sie die Datei noch einmal.",
  "The shop failed to read the whole file. Try again.":
    "Die Datei konnte wegen eines Fehlers im Shop nicht bis zum Ende gelesen werden. Versuchen Sie es noch einmal.",
  "The file is larger than 64 MiB. Compress it with gzip, or split it.":
    "Die Datei ist größer als 64 MiB. Komprimieren Sie sie mit gzip oder teilen Sie sie auf.",
}
