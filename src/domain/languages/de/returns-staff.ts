export const returnsStaff = {
  "This return does not exist.": "Diese Rücksendung gibt es nicht.",
  "All returns": "Alle Rücksendungen",
  "{moment} by {email} · <link>Order {orderNumber}</link>":
    "{moment} von {email} · <link>Bestellung {orderNumber}</link>",
  "{amount} refunded": "{amount} erstattet",
  "Refund of {amount} on its way": "Erstattung von {amount} unterwegs",
  "Line {number} · {line} · {unitPrice}": "Position {number} · {line} · {unitPrice}",
  "{received} received, {restocked} back on sale":
    "{received} eingegangen, {restocked} wieder im Verkauf",
  "Return approved": "Rücksendung genehmigt",
  "Return refused": "Rücksendung abgelehnt",
  "Mark as received": "Als eingegangen markieren",
  "Mark as refunded": "Als erstattet markieren",
  "Return marked as refunded": "Rücksendung als erstattet markiert",
  "These goods were refunded before. Nothing is left to refund.":
    "Diese Ware wurde schon erstattet. Es ist nichts mehr zu erstatten.",
  "Return received": "Rücksendung eingegangen",
  "of {quantity}": "von {quantity}",
  "Units to approve, line {number}": "Zu genehmigende Einheiten, Position {number}",
  "of {quantity} requested, {name}": "von {quantity} angefragten, {name}",
  "Approve at least one unit, or refuse the return":
    "Genehmigen Sie mindestens eine Einheit, oder lehnen Sie die Rücksendung ab",
  "the others are written off": "die übrigen werden abgeschrieben",
  "Next step": "Nächster Schritt",
  "{refundable} can be refunded for the received goods, including tax":
    "Für die eingegangene Ware sind {refundable} erstattbar, einschließlich Steuer",
  "Refusing takes {units} units off sale again.": {
    one: "Eine Ablehnung nimmt {units} Stück wieder aus dem Verkauf.",
    other: "Eine Ablehnung nimmt {units} Stück wieder aus dem Verkauf.",
  },
  "Paid by bank transfer: you transfer the refund yourself, then mark it as sent on the order’s page.":
    "Per Überweisung bezahlt: Sie überweisen die Erstattung selbst und markieren sie dann auf der Seite der Bestellung als überwiesen.",
  "{amount} to {email}, for the returned goods.":
    "{amount} an {email}, für die zurückgesendete Ware.",
  "Enter the reason for refusing": "Nennen Sie den Grund",
  "{returned} of {shipped}": "{returned} von {shipped}",
  "Last 12 months": "Letzte 12 Monate",
  "All time": "Insgesamt",
  Reasons: "Gründe",
  "Return rates": "Rücksendequoten",
  "Nothing here.": "Hier ist nichts.",
  "Most returned first": "Die meisten zuerst",
  "Back to the start": "Zurück zum Anfang",
  "Returns could not be loaded.": "Die Rücksendungen konnten nicht geladen werden.",
  Withdrawals: "Widerrufe",
  "Buyers declare withdrawals at /withdraw with the number and e-mail address of an order. Cancel what has not been shipped yet, approve the return of the rest, then mark the withdrawal as handled.":
    "Käufer erklären einen Widerruf unter /withdraw mit Nummer und E-Mail-Adresse einer Bestellung. Stornieren Sie, was noch nicht versandt ist, genehmigen Sie die Rücksendung des Rests und markieren Sie den Widerruf dann als erledigt.",
  "Withdrawal from {orderNumber} handled": "Widerruf von {orderNumber} erledigt",
  "Declared by": "Erklärt von",
  "account closed": "Konto geschlossen",
  "No return requested": "Keine Rücksendung beantragt",
  "Handled {moment}": "Erledigt {moment}",
  "Mark as handled": "Als erledigt markieren",
  "The withdrawals could not be loaded.": "Die Widerrufe konnten nicht geladen werden.",
  "Nobody has withdrawn from a contract.": "Niemand hat einen Vertrag widerrufen.",
}
