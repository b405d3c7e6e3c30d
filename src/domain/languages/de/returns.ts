export const returns = {
  "Line {number}: {name}": "Position {number}: {name}",
  "Open this return": "Diese Rücksendung öffnen",
  "{count} received": "{count} eingegangen",
  "Message from the shop": "Nachricht des Shops",
  "Send it to": "Senden Sie sie an",
  "{amount} refunded.": "{amount} erstattet.",
  "A refund of {amount} is on its way to you.":
    "Eine Erstattung von {amount} ist unterwegs zu Ihnen.",
  "Refund on its way": "Erstattung unterwegs",
  "Not withdrawn: the shop has answered meanwhile.":
    "Nicht zurückgezogen: Der Shop hat inzwischen geantwortet.",
  "Return withdrawn": "Rücksendung zurückgezogen",
  Withdraw: "Zurückziehen",
  "Withdraw this return?": "Diese Rücksendung zurückziehen?",
  "You can request it again while the goods can be returned.":
    "Sie können sie erneut beantragen, solange die Ware zurückgegeben werden kann.",
  "Return goods": "Ware zurücksenden",
  "Choose a reason": "Wählen Sie einen Grund",
  "1 to {most} can be returned": "1 bis {most} können zurückgesendet werden",
  "Describe what is wrong": "Beschreiben Sie, was nicht stimmt",
  "Remove this line": "Diese Position entfernen",
  "What do you want to return?": "Was möchten Sie zurücksenden?",
  "Another line": "Weitere Position",
  "Add this line": "Diese Position hinzufügen",
  "Add a line first.": "Fügen Sie zuerst eine Position hinzu.",
  "Request return of {chosen} lines": "Rücksendung von {chosen} Positionen beantragen",
  "Request return": "Rücksendung beantragen",
  "Return requested": "Rücksendung beantragt",
  "The return was not requested": "Die Rücksendung wurde nicht beantragt",
  "Return slip": "Rücksendeschein",
  "What is wrong with {of}, {index} of {pictures}":
    "Was mit {of} nicht stimmt, {index} von {pictures}",
  "Withdraw from a contract": "Vertrag widerrufen",
  "Declare that you withdraw from the contract of an order.":
    "Erklären Sie den Widerruf des Vertrags zu einer Bestellung.",
  "Tell us which order you withdraw from. We send a confirmation with the time to the e-mail address of the order.":
    "Sagen Sie uns, welche Bestellung Sie widerrufen. Wir senden eine Bestätigung mit der Uhrzeit an die E-Mail-Adresse der Bestellung.",
  "Such as CA-2026-000123.": "Zum Beispiel CA-2026-000123.",
  "E-mail of the order": "E-Mail der Bestellung",
  "Goods (optional)": "Waren (freiwillig)",
  "If you withdraw from some of the goods only, name them.":
    "Nennen Sie die Waren, wenn Sie nur einen Teil widerrufen.",
  "Confirm your withdrawal": "Bestätigen Sie Ihren Widerruf",
  "I withdraw from the contract of this order:": "Ich widerrufe den Vertrag zu dieser Bestellung:",
  "Confirm withdrawal": "Widerruf bestätigen",
  "We have received your declaration": "Wir haben Ihre Erklärung erhalten",
  "Received {moment}. If order {orderNumber} belongs to {email}, a confirmation is on its way to that address.":
    "Eingegangen {moment}. Wenn die Bestellung {orderNumber} zu {email} gehört, ist eine Bestätigung an diese Adresse unterwegs.",
  "Go to the shop": "Zum Shop",
  "The buyer receives an e-mail.": "Der Käufer erhält eine E-Mail.",
  "Reason for accepting it late": "Grund für die späte Annahme",
  "Enter the reason for accepting it late": "Geben Sie den Grund für die späte Annahme an",
  "Some of these goods were shipped more than {days} days ago. The buyer receives an e-mail.":
    "Ein Teil dieser Ware wurde vor mehr als {days} Tagen versandt. Der Käufer erhält eine E-Mail.",
}
