export const taxStaff = {
  "{number} approved": "{number} genehmigt",
  "{number} refused": "{number} abgelehnt",
  Of: "Von",
  Proof: "Nachweis",
  Decide: "Entscheiden",
  "Until they are approved, orders are charged tax.":
    "Bis sie genehmigt sind, enthalten Bestellungen Steuer.",
  "They could not be loaded.": "Sie konnten nicht geladen werden.",
  "Address not confirmed": "Adresse nicht bestätigt",
  "{waitingCount} more of this account": "{waitingCount} weitere dieses Kontos",
  "The same number: {join}": "Dieselbe Nummer: {join}",
  "No PDF yet": "Noch kein PDF",
  "Its authority has not been asked": "Ihre Behörde wurde nicht gefragt",
  "Valid, of {holder}": "Gültig, von {holder}",
  "whom its authority does not say": "wem, sagt die Behörde nicht",
}
