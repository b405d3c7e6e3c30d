export const payments = {
  "MM / YY": "MM / JJ",
  "The card provider could not be reached. Try again. You will not be charged twice.":
    "Der Kartenanbieter war nicht erreichbar. Versuchen Sie es erneut. Es wird nicht doppelt abgebucht.",
  "Your card number is incomplete.": "Ihre Kartennummer ist unvollständig.",
  "Your card's expiration date is incomplete.": "Das Ablaufdatum Ihrer Karte ist unvollständig.",
  "Your card's security code is incomplete.": "Der Sicherheitscode Ihrer Karte ist unvollständig.",
  "Do not close this page.": "Schließen Sie diese Seite nicht.",
  "We are confirming your order; do not pay again.":
    "Wir bestätigen Ihre Bestellung; bezahlen Sie nicht noch einmal.",
  "This order is paid": "Diese Bestellung ist bezahlt",
  "Paid: {price}": "Bezahlt: {price}",
  "Transaction id:": "Transaktionsnummer:",
  "Hello, {userName}": "Guten Tag, {userName}",
  "Your order of {productName} was not charged. Its parts are on sale again.":
    "Ihre Bestellung von {productName} wurde nicht belastet. Die Teile sind wieder im Verkauf.",
  "This total is above the limit for cards. Contact the shop.":
    "Dieser Betrag liegt über dem Höchstbetrag für Karten. Wenden Sie sich an den Shop.",
  "Card payment is not set up in this shop. Your order stays as it is.":
    "Kartenzahlung ist in diesem Shop nicht eingerichtet. Ihre Bestellung bleibt bestehen.",
  "The payment of this order was changed elsewhere.":
    "Die Zahlung dieser Bestellung wurde an anderer Stelle geändert.",
  "Nothing was charged. This page now shows how to pay the order.":
    "Es wurde nichts abgebucht. Diese Seite zeigt jetzt, wie die Bestellung zu bezahlen ist.",
  "Payment could not be started.": "Die Zahlung konnte nicht gestartet werden.",
  "Test card 4242 4242 4242 4242, any later date, any code.":
    "Testkarte 4242 4242 4242 4242, beliebiges späteres Datum, beliebiger Code.",
  "Card number": "Kartennummer",
  "Expiry date, month and year": "Ablaufdatum, Monat und Jahr",
  "CVC, the security code": "CVC, der Sicherheitscode",
  "Card details": "Kartendaten",
  "Your bank asks you to confirm": "Ihre Bank bittet Sie um Bestätigung",
  "Confirmation page of your bank": "Bestätigungsseite Ihrer Bank",
  "Your card was declined.": "Ihre Karte wurde abgelehnt.",
  "We are unable to authenticate your payment method. Please choose a different payment method and try again.":
    "Wir können Ihre Zahlungsart nicht bestätigen. Wählen Sie eine andere und versuchen Sie es erneut.",
  "You did not confirm the payment with your bank. Nothing was charged.":
    "Sie haben die Zahlung bei Ihrer Bank nicht bestätigt. Nichts wurde abgebucht.",
  "The card form could not load.": "Das Kartenformular konnte nicht geladen werden.",
  "Allow js.stripe.com in your browser and reload the page. Nothing was charged.":
    "Erlauben Sie js.stripe.com in Ihrem Browser und laden Sie die Seite neu. Nichts wurde abgebucht.",
  "We show you our bank details and hold your order for the transfer.":
    "Wir zeigen Ihnen unsere Bankverbindung und reservieren Ihre Bestellung für die Überweisung.",
  "Pay by card instead": "Stattdessen per Karte bezahlen",
}
