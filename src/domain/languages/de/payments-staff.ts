export const paymentsStaff = {
  "For {chosen}": "Für {chosen}",
  "For the whole order": "Für die ganze Bestellung",
  "Choose lines": { one: "Stückzahl wählen", other: "Positionen wählen" },
  "Which goods is it for?": "Für welche Ware?",
  "Use these": "Diese verwenden",
  "Nothing chosen: the whole order": "Nichts gewählt: die ganze Bestellung",
  "Put these goods back on sale": "Diese Ware wieder verkaufen",
  "Put the goods back on sale": "Die Ware wieder verkaufen",
  "Otherwise units not shipped yet leave the pick list and the shipment.":
    "Sonst fallen noch nicht versendete Stücke aus Kommissionierliste und Sendung.",
  "These goods will still be shipped": "Diese Ware wird trotzdem versendet",
  "{left} can be given back": "{left} können erstattet werden",
  "Refund written down: send it, then mark it as sent":
    "Erstattung vermerkt: Überweisen Sie den Betrag und markieren Sie sie dann als überwiesen",
  "{amount} to {email}, for {lines} of {product}.":
    "{amount} an {email}, für {lines} von {product}.",
  "{amount} to {email}, for {product}.": "{amount} an {email}, für {product}.",
  "Bank transfers": "Überweisungen",
  "{overpaid} too much": "{overpaid} zu viel",
  "Send it back at your bank, then record it here.":
    "Überweisen Sie es bei Ihrer Bank zurück und erfassen Sie es dann hier.",
  "Record another transfer": "Weitere Überweisung erfassen",
  "{received} received, though a card has paid the order":
    "{received} eingegangen, obwohl die Bestellung mit Karte bezahlt wurde",
  "{received} received for {price}": "{received} eingegangen für {price}",
  "sent back": "zurücküberwiesen",
  "Transfer taken back": "Überweisung zurückgenommen",
  "Undo transfer {number}": "Überweisung {number} zurücknehmen",
  "Take this transfer back?": "Diese Überweisung zurücknehmen?",
  "{asked}. If it paid the order, the order is unpaid again.":
    "{asked}. War die Bestellung damit bezahlt, ist sie danach wieder unbezahlt.",
  "{amount} {kindWords} on {day}": "{amount} {kindWords} am {day}",
  "recorded by {by}": "erfasst von {by}",
  "Mark as paid": "Als bezahlt markieren",
  "Amount received": "Eingegangener Betrag",
  "Transfer recorded": "Überweisung erfasst",
  "Record what was sent back": "Rücküberweisung erfassen",
  "Amount sent back": "Zurücküberwiesener Betrag",
  Recorded: "Erfasst",
  "Record transfer": "Überweisung erfassen",
  "Day on the statement": "Tag auf dem Kontoauszug",
  "Bank’s reference": "Referenz der Bank",
  "Tells two transfers of one amount and day apart.":
    "Unterscheidet zwei Überweisungen mit gleichem Betrag und Tag.",
  "Refund marked as sent": "Erstattung als überwiesen markiert",
  "{amount} to be sent back": "{amount} zurückzuüberweisen",
  "{reason} Send it at your bank, then say so here.":
    "{reason} Überweisen Sie es bei Ihrer Bank und vermerken Sie es dann hier.",
  "Mark as sent": "Als überwiesen markieren",
}
