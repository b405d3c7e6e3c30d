export const paymentsStaff = {
  "For {chosen}": "Für {chosen}",
  "For the whole order": "Für die ganze Bestellung",
  "Choose lines": { one: "Stückzahl wählen", other: "Positionen wählen" },
  "Which goods is it for?": "Für welche Ware?",
  "Use these": "Diese verwenden",
  "Nothing chosen: the whole order": "Nichts gewählt: die ganze Bestellung",
  "None of these units has been shipped. Unless put back on sale, they are missing from the stock.":
    "Keine dieser Einheiten ist versandt. Ohne Häkchen fehlen sie im Lagerbestand.",
  "All of these units have been shipped. Choose it if they came back.":
    "Alle diese Einheiten sind versandt. Wählen Sie es, wenn sie zurückgekommen sind.",
  "If not, units that have not been shipped are missing from the stock.":
    "Andernfalls fehlen Einheiten, die noch nicht versandt sind, im Lagerbestand.",
  "Put these goods back on sale": "Diese Ware wieder verkaufen",
  "Put the goods back on sale": "Die Ware wieder verkaufen",
  "To put goods back on sale, choose them first.":
    "Um Ware wieder zu verkaufen, wählen Sie sie zuerst aus.",
  "If not, units that have not been shipped are removed from the pick list and the shipment.":
    "Sonst werden noch nicht versendete Stücke aus Kommissionierliste und Sendung entfernt.",
  "These goods will still be shipped": "Diese Ware wird trotzdem versendet",
  "{left} can be refunded": "{left} können erstattet werden",
  "Refund recorded. Transfer the money, then mark the refund as sent":
    "Erstattung erfasst. Überweisen Sie den Betrag und markieren Sie die Erstattung dann als überwiesen",
  "The refunded amount has changed from {before} to {now}. Check your entries.":
    "Der erstattete Betrag hat sich von {before} auf {now} geändert. Prüfen Sie Ihre Angaben.",
  "The buyer reads it in the mail about the refund and on the credit note.":
    "Der Käufer liest sie in der E-Mail zur Erstattung und auf der Rechnungskorrektur.",
  "The credit note states it if there is no message to the buyer.":
    "Die Rechnungskorrektur nennt ihn, wenn es keine Nachricht an den Käufer gibt.",
  "Cancel the whole order": "Ganze Bestellung stornieren",
  "Cancel the whole order?": "Ganze Bestellung stornieren?",
  "Cancel the order": "Bestellung stornieren",
  "Nothing of it is sent, and its goods go back on sale. The buyer receives an e-mail.":
    "Nichts davon wird versandt, und die Ware kommt wieder in den Verkauf. Der Käufer erhält eine E-Mail.",
  "Order cancelled and refunded": "Bestellung storniert und erstattet",
  "{amount} to {email}, for order {order}.": "{amount} an {email}, für Bestellung {order}.",
  "{amount} to {email}, for {product}.": "{amount} an {email}, für {product}.",
  "Paid by bank transfer: you transfer the refund yourself, then mark it as sent.":
    "Per Überweisung bezahlt: Sie überweisen die Erstattung selbst und markieren sie dann als überwiesen.",
  "Bank transfers": "Überweisungen",
  "{overpaid} too much": "{overpaid} zu viel",
  "Transfer it back at your bank, then record it here.":
    "Überweisen Sie es bei Ihrer Bank zurück und erfassen Sie es dann hier.",
  "Record money sent back": "Zurücküberwiesenes Geld erfassen",
  "Record another transfer": "Weitere Überweisung erfassen",
  "{received} received, but the order was already paid by card":
    "{received} eingegangen, obwohl die Bestellung mit Karte bezahlt wurde",
  "{received} received for {price}": "{received} eingegangen für {price}",
  "sent back": "zurücküberwiesen",
  "Transfer undone": "Überweisung rückgängig gemacht",
  "Undo transfer {number}": "Überweisung {number} rückgängig machen",
  "Undo this transfer?": "Diese Überweisung rückgängig machen?",
  "{transfer}. If it paid for the order, the order becomes unpaid again.":
    "{transfer}. War die Bestellung damit bezahlt, ist sie danach wieder unbezahlt.",
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
  "Distinguishes two transfers with the same amount and day.":
    "Unterscheidet zwei Überweisungen mit gleichem Betrag und Tag.",
  "Refund marked as sent": "Erstattung als überwiesen markiert",
  "{amount} to be sent back": "{amount} zurückzuüberweisen",
  "Transfer it at your bank, then mark it as sent here. Reason: {reason}":
    "Überweisen Sie den Betrag bei Ihrer Bank, und markieren Sie ihn dann hier als überwiesen. Grund: {reason}",
  "Mark as sent": "Als überwiesen markieren",
}
