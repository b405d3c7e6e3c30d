export const taxStaff = {
  "{number} approved": "{number} genehmigt",
  "{number} refused": "{number} abgelehnt",
  "Country or state": "Land oder Staat",
  Proof: "Nachweis",
  Decision: "Entscheidung",
  "Until they are approved, they are not taken into account.":
    "Bis sie genehmigt sind, werden sie nicht berücksichtigt.",
  "The tax ids could not be loaded.": "Die Steuernummern konnten nicht geladen werden.",
  "Address not confirmed": "Adresse nicht bestätigt",
  "{waitingCount} more from this account": "{waitingCount} weitere dieses Kontos",
  "Number also used by {who}": "Nummer auch verwendet von {who}",
  "No PDF yet": "Noch kein PDF",
  "The tax authority has not been asked": "Die Steuerbehörde wurde nicht gefragt",
  "Valid, holder: {holder}": "Gültig, Inhaber: {holder}",
  "not given by the tax authority": "von der Steuerbehörde nicht genannt",
  "Tax rates by postal code": "Steuersätze nach Postleitzahl",
  "Combined sales tax rates in the United States, from the CSV file of a vendor. Upload the states where the shop is registered. Postal codes without a rate use the rate of their state. A file replaces all earlier rates.":
    "Gesamtsätze der Sales Tax in den Vereinigten Staaten, aus der CSV-Datei eines Anbieters. Laden Sie die Staaten hoch, in denen der Shop registriert ist. Für Postleitzahlen ohne Satz gilt der Satz ihres Staats. Eine Datei ersetzt alle früheren Sätze.",
  "The rates could not be loaded.": "Die Sätze konnten nicht geladen werden.",
  "state not named": "Staat nicht genannt",
  "{count} postal codes have a rate now": {
    one: "{count} Postleitzahl hat jetzt einen Satz",
    other: "{count} Postleitzahlen haben jetzt einen Satz",
  },
  "CSV file of rates": "CSV-Datei mit Sätzen",
  "Choose a CSV file": "CSV-Datei wählen",
  "No postal code has a rate of its own.": "Keine Postleitzahl hat einen eigenen Satz.",
  "Rates by postal code removed": "Sätze nach Postleitzahl entfernt",
  "Current rates": "Aktuelle Sätze",
  "{count} postal codes have a rate: {states}.": {
    one: "{count} Postleitzahl hat einen Satz: {states}.",
    other: "{count} Postleitzahlen haben einen Satz: {states}.",
  },
  "Uploaded {moment}{author}": "Hochgeladen {moment}{author}",
  "Remove all": "Alle entfernen",
  "Remove all rates by postal code?": "Alle Sätze nach Postleitzahl entfernen?",
  "Orders are then charged the rate of their state.":
    "Für Bestellungen gilt dann der Satz ihres Staats.",
  "Preview of {name}": "Vorschau von {name}",
  "{count} postal codes: {states}. {added} new, {changed} changed, {removed} removed.": {
    one: "{count} Postleitzahl: {states}. {added} neu, {changed} geändert, {removed} entfallen.",
    other:
      "{count} Postleitzahlen: {states}. {added} neu, {changed} geändert, {removed} entfallen.",
  },
  "Rates are read as fractions: 0.0825 is 8.25%.":
    "Sätze werden als Anteile gelesen: 0.0825 ist 8,25 %.",
  "Rates are read as percent.": "Sätze werden als Prozent gelesen.",
  "First rates": "Erste Sätze",
  "Replace all rates": "Alle Sätze ersetzen",
  "The file has {count} errors.": {
    one: "Die Datei hat einen Fehler.",
    other: "Die Datei hat {count} Fehler.",
  },
  "Correct all of them and choose the file again. Nothing was changed.":
    "Beheben Sie alle und wählen Sie die Datei erneut. Nichts wurde geändert.",
  Errors: "Fehler",
  Error: "Fehler",
}
