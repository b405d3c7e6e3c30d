export const mails = {
  "The link can be used once and expires after {count} days. After that, use 'Forgot password' on the sign-in page.":
    {
      one: "Der Link gilt einmal und läuft nach {count} Tag ab. Danach nutzen Sie „Passwort vergessen“ auf der Anmeldeseite.",
      other:
        "Der Link gilt einmal und läuft nach {count} Tagen ab. Danach nutzen Sie „Passwort vergessen“ auf der Anmeldeseite.",
    },
  "Your account at {shop}": "Ihr Konto bei {shop}",
  "We have opened an account for you at {shop}. Choose a password to see your orders and pay for them.":
    "Wir haben bei {shop} ein Konto für Sie eröffnet. Wählen Sie ein Passwort, um Ihre Bestellungen zu sehen und zu bezahlen.",
  "Choose a password": "Passwort wählen",
  "If you do not know us, ignore this e-mail: no one can sign in to the account.":
    "Wenn Sie uns nicht kennen, ignorieren Sie diese E-Mail: Niemand kann sich bei dem Konto anmelden.",
  "Your offer {number} from {shop} was declined": "Ihr Angebot {number} von {shop} wurde abgelehnt",
  "Someone with the link of our offer has declined it. If it was not you, ask us for a new one.":
    "Jemand mit dem Link unseres Angebots hat es abgelehnt. Falls Sie das nicht waren, bitten Sie uns um ein neues.",
  "You declined your {order}": "Sie haben abgelehnt: {order}",
  "You declined the freight of your order. The order is cancelled. You do not need to pay anything.":
    "Sie haben die Fracht Ihrer Bestellung abgelehnt. Die Bestellung ist storniert. Sie müssen nichts bezahlen.",
  "Added: {units}": "Neu: {units}",
  "Removed: {units}": "Entfernt: {units}",
  "{units}, was {before}": "{units}, bisher {before}",
  "We have changed your {order}": "Wir haben geändert: {order}",
  "We have changed your order. It now costs {now} instead of {before}.":
    "Wir haben Ihre Bestellung geändert. Sie kostet jetzt {now} statt {before}.",
  "This is the whole order:": "Das ist die ganze Bestellung:",
  "{count} at {amount} each.": "{count} zu je {amount}.",
  "For {count} units.": "Für {count} Stück.",
  "Withdrawal from the contract": "Widerruf des Vertrags",
  "Your withdrawal from order {orderNumber}": "Ihr Widerruf der Bestellung {orderNumber}",
  "Your withdrawal from your order": "Ihr Widerruf Ihrer Bestellung",
  "We have received your declaration that you withdraw from this contract.":
    "Wir haben Ihre Erklärung erhalten, dass Sie diesen Vertrag widerrufen.",
  "We have also recorded the return of the shipped goods. Please keep them until you hear from us.":
    "Die Rücksendung der versandten Waren haben wir ebenfalls vermerkt. Bitte behalten Sie sie, bis Sie von uns hören.",
  "We will contact you about it.": "Wir melden uns dazu bei Ihnen.",
  "More parts": "Weitere Teile",
  Delayed: "Verzögert",
  "Last backup": "Letzte Sicherung",
  "Welcome – please confirm your e-mail address":
    "Willkommen – bitte bestätigen Sie Ihre E-Mail-Adresse",
  "Welcome to {shop}. Please confirm that this address is yours.":
    "Willkommen bei {shop}. Bitte bestätigen Sie, dass diese Adresse Ihnen gehört.",
  "If you did not register with us, ignore this e-mail: no one can use your address.":
    "Wenn Sie sich nicht bei uns registriert haben, ignorieren Sie diese E-Mail: Niemand kann Ihre Adresse verwenden.",
  "Someone, probably you, asked for a new password for your account.":
    "Jemand, vermutlich Sie, hat ein neues Passwort für Ihr Konto angefordert.",
  "The link can be used once and expires after {count} minutes.": {
    one: "Der Link kann einmal verwendet werden und läuft nach {count} Minute ab.",
    other: "Der Link kann einmal verwendet werden und läuft nach {count} Minuten ab.",
  },
  "If it was not you, ignore this e-mail: your password does not change.":
    "Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Ihr Passwort bleibt unverändert.",
  "Your tax number {number} is approved": "Ihre Steuernummer {number} ist anerkannt",
  "Your tax number {number} is no longer accepted":
    "Ihre Steuernummer {number} wird nicht mehr anerkannt",
  "We no longer accept {number}, so new orders do not take it into account. Orders that you have already placed do not change. If you have a new number or certificate, enter it, or write to us.":
    "Wir erkennen {number} nicht mehr an, neue Bestellungen berücksichtigen sie daher nicht. Bereits aufgegebene Bestellungen ändern sich nicht. Wenn Sie eine neue Nummer oder Bescheinigung haben, tragen Sie sie ein, oder schreiben Sie uns.",
  "Your tax number {number} is not accepted": "Ihre Steuernummer {number} ist nicht anerkannt",
  "We have checked {number}. New orders take it into account where it applies. Orders that you have already placed do not change.":
    "Wir haben {number} geprüft. Neue Bestellungen berücksichtigen sie, wo sie gilt. Bereits aufgegebene Bestellungen ändern sich nicht.",
  "We could not accept {number}, so orders do not take it into account. Check the number or the certificate, then enter it again, or write to us.":
    "Wir konnten {number} nicht anerkennen, Bestellungen berücksichtigen sie daher nicht. Prüfen Sie die Nummer oder die Bescheinigung und tragen Sie sie erneut ein, oder schreiben Sie uns.",
  "Your VAT number {number} is no longer valid": "Ihre USt-IdNr. {number} ist nicht mehr gültig",
  "{shop} checks your VAT number from time to time. The tax authority no longer confirms {number}.":
    "{shop} prüft Ihre USt-IdNr. von Zeit zu Zeit. Die Steuerbehörde bestätigt {number} nicht mehr.",
  "New orders do not take it into account until your account has a valid number. Orders that you have already placed do not change.":
    "Neue Bestellungen berücksichtigen sie nicht, bis Ihr Konto eine gültige Nummer hat. Bereits aufgegebene Bestellungen ändern sich nicht.",
  "If you have a new number, enter it. If this number is correct, ask your tax office why it is not confirmed, then check it again in your profile.":
    "Wenn Sie eine neue Nummer haben, tragen Sie sie ein. Wenn diese stimmt, fragen Sie Ihr Finanzamt, warum sie nicht bestätigt wird, und prüfen Sie sie danach erneut in Ihrem Profil.",
  "Open my profile": "Mein Profil öffnen",
  "You already have an account": "Sie haben bereits ein Konto",
  "Someone tried to register at {shop} with your address. You already have an account.":
    "Jemand wollte sich bei {shop} mit Ihrer Adresse registrieren. Sie haben bereits ein Konto.",
  "If it was not you, you do not need to do anything: nothing was changed and no one has signed in.":
    "Wenn Sie das nicht waren, müssen Sie nichts tun: Es wurde nichts geändert, und niemand hat sich angemeldet.",
  "The cart:": "Der Warenkorb:",
  "Goods, with {count} lines that cannot be ordered now": {
    one: "Waren, darunter 1 jetzt nicht bestellbare Position",
    other: "Waren, darunter {count} jetzt nicht bestellbare Positionen",
  },
  "Contact form: {subject}": "Kontaktformular: {subject}",
  "Someone wrote to you through the contact form:":
    "Jemand hat Ihnen über das Kontaktformular geschrieben:",
  "Signed in as": "Angemeldet als",
  "View the order": "Bestellung ansehen",
  "Your reply to this e-mail goes to {email}.": "Ihre Antwort auf diese E-Mail geht an {email}.",
  "Nobody; the address is not confirmed": "Niemand; die Adresse ist nicht bestätigt",
  "{email}, not confirmed": "{email}, nicht bestätigt",
  "Your message: {subject}": "Ihre Nachricht: {subject}",
  "We have received your message and will answer by e-mail. This is what you wrote:":
    "Wir haben Ihre Nachricht erhalten und antworten per E-Mail. Das haben Sie geschrieben:",
  "Your invoice is attached. You can also download it from the page of your order, as PDF and as XML.":
    "Ihre Rechnung ist angehängt. Sie finden sie auch auf der Seite Ihrer Bestellung, als PDF und als XML.",
  "Your invoice is ready. Sign in to download it from the page of your order.":
    "Ihre Rechnung liegt bereit. Melden Sie sich an, um sie auf der Seite Ihrer Bestellung herunterzuladen.",
  "Your credit note is attached. You can also download it from the page of your order, as PDF and as XML.":
    "Ihre Rechnungskorrektur ist angehängt. Sie finden sie auch auf der Seite Ihrer Bestellung, als PDF und als XML.",
  "Your credit note is ready. Sign in to download it from the page of your order.":
    "Ihre Rechnungskorrektur liegt bereit. Melden Sie sich an, um sie auf der Seite Ihrer Bestellung herunterzuladen.",
  "{title} {number} for order {orderNumber}": "{title} {number} zur Bestellung {orderNumber}",
  "We have received your request to return goods. Please keep them until you hear from us.":
    "Wir haben Ihren Antrag auf Rücksendung erhalten. Bitte behalten Sie die Waren, bis Sie von uns hören.",
  "Your return is approved. You can send the goods back now.":
    "Ihre Rücksendung ist genehmigt. Sie können die Waren jetzt zurücksenden.",
  "We cannot accept your return.": "Wir können Ihre Rücksendung nicht annehmen.",
  "Your return has arrived. We will tell you when your refund is on its way.":
    "Ihre Rücksendung ist eingetroffen. Wir melden uns, sobald Ihre Erstattung unterwegs ist.",
  "You withdrew your request to return goods.":
    "Sie haben Ihren Antrag auf Rücksendung zurückgezogen.",
  "Your return of {productName}, order {order}: {state}":
    "Ihre Rücksendung: {productName}, Bestellung {order}, {state}",
  "Send the goods to:": "Senden Sie die Waren an:",
  "Put the return slip into the parcel. You can print it from the page of your order.":
    "Legen Sie den Rücksendeschein ins Paket. Sie können ihn auf der Seite Ihrer Bestellung drucken.",
  "We are writing about goods that we sent you:":
    "Wir schreiben Ihnen wegen Waren, die wir Ihnen geliefert haben:",
  "Your orders": "Ihre Bestellungen",
  "Your review of {productName} is published":
    "Ihre Bewertung von {productName} ist veröffentlicht",
  "We answered your review of {productName}":
    "Wir haben auf Ihre Bewertung von {productName} geantwortet",
  "Thank you for your review. It is now public.":
    "Vielen Dank für Ihre Bewertung. Sie ist jetzt öffentlich.",
  "Our answer:": "Unsere Antwort:",
  "Read the review": "Bewertung lesen",
  "and {count} more": "und {count} weitere",
  "Hello {name},": "Guten Tag {name}!",
  "Hello,": "Guten Tag!",
  "your number {customerPartNumber}": "Ihre Nummer {customerPartNumber}",
  "order {orderNumber} of {productName}": "Bestellung {orderNumber} ({productName})",
  "order of {productName}": "Bestellung ({productName})",
  "{quantity} × {name} at {price}": "{quantity} × {name} zu je {price}",
  "All {count} lines": "Alle {count} Positionen",
  "Your {order}": "Ihre {order}",
  "We have placed this order for you, as you asked us to.":
    "Wir haben diese Bestellung auf Ihren Wunsch für Sie aufgegeben.",
  "Thank you for your order. We have reserved it for you; it is not paid yet.":
    "Vielen Dank für Ihre Bestellung. Wir haben sie für Sie reserviert; sie ist noch nicht bezahlt.",
  "Without freight": "Ohne Fracht",
  "To pay": "Zu zahlen",
  "The freight of your {order}": "Die Fracht Ihrer {order}",
  "The freight of your order has been set. You can pay now.":
    "Die Fracht Ihrer Bestellung steht fest. Sie können jetzt bezahlen.",
  "Receipt for {order}": "Zahlungsbestätigung: {order}",
  "Your payment has arrived. This is your receipt.":
    "Ihre Zahlung ist eingegangen. Dies ist Ihre Zahlungsbestätigung.",
  "Paid on": "Bezahlt am",
  "Your order is cancelled. Nothing more of it will be sent.":
    "Ihre Bestellung ist storniert. Es wird nichts mehr davon versandt.",
  "We have changed these details of your order. Contact us if you did not ask for it.":
    "Wir haben diese Angaben Ihrer Bestellung geändert. Wenden Sie sich an uns, wenn Sie nicht darum gebeten haben.",
  "{after}, was {before}": "{after}, vorher {before}",
  "Not sent any more": "Wird nicht mehr geliefert",
  Transaction: "Transaktion",
  "Your order of {productName} has been approved. We are packing it.":
    "Ihre Bestellung von {productName} ist freigegeben. Wir packen sie jetzt.",
  "Your order of {productName} has been approved. We will pack it once it is paid.":
    "Ihre Bestellung von {productName} ist freigegeben. Wir packen sie, sobald sie bezahlt ist.",
  "Your order of {productName} is on its way to you.":
    "Ihre Bestellung von {productName} ist unterwegs zu Ihnen.",
  "Your order of {productName} has been delivered. We hope it serves you well.":
    "Ihre Bestellung von {productName} wurde zugestellt. Wir wünschen Ihnen viel Freude damit.",
  "Your {order}: {step}": "Ihre {order}: {step}",
  "The rest of your order of {productName} is on its way to you.":
    "Der Rest Ihrer Bestellung von {productName} ist unterwegs zu Ihnen.",
  "Part of your order of {productName} is on its way to you.":
    "Ein Teil Ihrer Bestellung von {productName} ist unterwegs zu Ihnen.",
  "new tracking of shipment {number}": "neue Sendungsverfolgung von Sendung {number}",
  "The tracking of shipment {number} of your order has changed.":
    "Die Sendungsverfolgung von Sendung {number} Ihrer Bestellung hat sich geändert.",
  "Tracking page": "Sendungsverfolgung",
  "Your {order} has been cancelled": "Ihre {order} wurde storniert",
  "Part of your {order} has been cancelled": "Ein Teil Ihrer {order} wurde storniert",
  "At your request, we have cancelled your order. You do not need to pay anything.":
    "Wie gewünscht haben wir Ihre Bestellung storniert. Sie müssen nichts bezahlen.",
  "At your request, we have removed this from your order.":
    "Wie gewünscht haben wir dies aus Ihrer Bestellung entfernt.",
  "Delivery, no longer free": "Lieferung, nicht mehr kostenlos",
  "Your refund for {order}": "Ihre Erstattung: {order}",
  "We have refunded {amount} to the card you paid with.":
    "Wir haben {amount} auf die Karte erstattet, mit der Sie bezahlt haben.",
  "We have refunded {amount} by bank transfer.": "Wir haben {amount} per Überweisung erstattet.",
  "It may take a few days until your bank shows the amount.":
    "Es kann einige Tage dauern, bis Ihre Bank den Betrag anzeigt.",
  "Your {order} expires soon": "Ihre {order} läuft bald ab",
  "Your order of {productName} is not paid yet. We will hold it for another {count} hours; after that, its parts go back on sale.":
    {
      one: "Ihre Bestellung von {productName} ist noch nicht bezahlt. Wir reservieren sie noch eine Stunde; danach gehen die Teile wieder in den Verkauf.",
      other:
        "Ihre Bestellung von {productName} ist noch nicht bezahlt. Wir reservieren sie noch {count} Stunden; danach gehen die Teile wieder in den Verkauf.",
    },
  "Open|verb": "Öffnen",
  "You receive this e-mail because you chose it in your account.":
    "Sie erhalten diese E-Mail, weil Sie sie in Ihrem Konto ausgewählt haben.",
  "Test e-mail": "Test-E-Mail",
  "You sent this test from the Health page. The shop's e-mail works.":
    "Sie haben diesen Test auf der Seite „Zustand“ ausgelöst. Die E-Mails des Shops kommen an.",
  "Order total": "Gesamtbetrag der Bestellung",
  "How to pay for your {order}": "So bezahlen Sie Ihre {order}",
  "You chose to pay by bank transfer. We will hold your order until {until}, and e-mail you once it is paid.":
    "Sie haben die Zahlung per Überweisung gewählt. Wir reservieren Ihre Bestellung bis {until} und schreiben Ihnen, sobald sie bezahlt ist.",
  "Bank details": "Bankverbindung",
  "Your bank transfer has not arrived: {order}":
    "Ihre Überweisung ist noch nicht eingegangen: {order}",
  "The tax was calculated again, and has changed.":
    "Die Steuer wurde neu berechnet und hat sich geändert.",
  "Part of your payment has arrived: {order}": "Ein Teil Ihrer Zahlung ist eingegangen: {order}",
  "Your bank transfer of {amount} has arrived. {left} is still outstanding.":
    "Ihre Überweisung von {amount} ist eingegangen. {left} stehen noch aus.",
  "Part of your transfer has arrived. The rest is still outstanding.":
    "Ein Teil Ihrer Überweisung ist eingegangen. Der Rest steht noch aus.",
  "Your transfer has not arrived yet. We will hold your order until {until}; after that, its parts go back on sale. If you have already sent it, you do not need to do anything.":
    "Ihre Überweisung ist noch nicht eingegangen. Wir reservieren Ihre Bestellung bis {until}; danach gehen die Teile wieder in den Verkauf. Wenn Sie bereits überwiesen haben, müssen Sie nichts tun.",
  "Or open this address:": "Oder öffnen Sie diese Adresse:",
  "Your offer {number} from {shop}": "Ihr Angebot {number} von {shop}",
  "We have prepared an order for you. View it, then accept and pay, or decline.":
    "Wir haben eine Bestellung für Sie vorbereitet. Sehen Sie sie an, nehmen Sie sie dann an und bezahlen Sie, oder lehnen Sie ab.",
  Offer: "Angebot",
  "View the offer": "Angebot ansehen",
  "The parts are not reserved until you accept.":
    "Die Teile sind erst reserviert, wenn Sie annehmen.",
  "If you do not agree, decline it. The order is then cancelled, and you do not need to pay anything.":
    "Wenn Sie nicht einverstanden sind, lehnen Sie sie ab. Die Bestellung wird dann storniert, und Sie müssen nichts bezahlen.",
  accepted: "angenommen",
  declined: "abgelehnt",
}
