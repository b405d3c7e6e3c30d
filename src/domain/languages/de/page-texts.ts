export const pageTexts = {
  "Enter a valid Email": "Geben Sie eine gültige E-Mail-Adresse ein",
  "Password Must be 6 characters or longer": "Das Passwort muss mindestens 6 Zeichen haben",
  "Your session has ended. Log in to continue where you were.":
    "Ihre Sitzung ist beendet. Melden Sie sich an, um dort weiterzumachen, wo Sie waren.",
  "We have received your order. Your session has ended. Log in to see the order; you need not order again.":
    "Wir haben Ihre Bestellung erhalten. Ihre Sitzung ist beendet. Melden Sie sich an, um die Bestellung zu sehen; Sie müssen nicht erneut bestellen.",
  "That page is for administrators, so you have been signed out. Log in again, or with an administrator's account.":
    "Diese Seite ist für Administratoren, deshalb wurden Sie abgemeldet. Melden Sie sich erneut an, oder mit dem Konto eines Administrators.",
  "Provide a valid Email": "Geben Sie eine gültige E-Mail-Adresse an",
  "Must be 6 characters or longer": "Mindestens 6 Zeichen",
  "profile edited successfully": "Profil gespeichert",
  "Failed profile edit": "Das Profil konnte nicht gespeichert werden",
  "Rating must be 1 to 5": "Bewertung: 1 bis 5",
  "Review added successfully": "Bewertung hinzugefügt",
  "Failed to add the Review": "Die Bewertung konnte nicht hinzugefügt werden",
  "Product added successfully": "Produkt hinzugefügt",
  "Failed to add the Product": "Das Produkt konnte nicht hinzugefügt werden",
  Pay: "Bezahlen",
  " Order  deleted.": "Bestellung gelöscht.",
  "Order restored.": "Bestellung wiederhergestellt.",
  "Updated Status": "Status aktualisiert",
  "Status Update Failed": "Der Status konnte nicht aktualisiert werden",
  " Product  deleted.": "Produkt gelöscht.",
  "Make Admin": "Zum Administrator machen",
  "Successfully made an admin": "Zum Administrator gemacht",
  "Failed to Make an admin": "Konnte nicht zum Administrator gemacht werden",
  "The address is confirmed.": "Die Adresse ist bestätigt.",
  "The address is not confirmed, so its owner is unknown. The person who registered it gets these rights.":
    "Die Adresse ist nicht bestätigt, ihr Besitzer also unbekannt. Wer sie registriert hat, erhält diese Rechte.",
  "Remove rights": "Rechte entziehen",
  "These are your own rights: you will leave the administrator pages, and only another administrator can restore them.":
    "Das sind Ihre eigenen Rechte: Sie verlassen die Administratorseiten, und nur ein anderer Administrator kann sie Ihnen zurückgeben.",
  "Admin rights removed": "Administratorrechte entzogen",
  "Failed to remove the admin rights": "Die Administratorrechte konnten nicht entzogen werden",
  "Congrats! Your payment is completed.": "Vielen Dank! Ihre Zahlung ist abgeschlossen.",
  "Accept new price": "Neuen Preis akzeptieren",
  "order placed": "Bestellung aufgegeben",
  "No parts match these filters.": "Zu diesen Filtern passen keine Teile.",
  "Showing results for": "Ergebnisse für",
  "This part is no longer made.": "Dieses Teil wird nicht mehr hergestellt.",
  "My Profile": "Mein Profil",
  "Manage Orders": "Bestellungen verwalten",
  "Manage Product": "Produkte verwalten",
  "Add a product": "Produkt hinzufügen",
  "Continue with Google": "Weiter mit Google",
  "Are you sure you want to delete !": "Möchten Sie wirklich löschen?",
  "A picture can have at most 5 MiB. Reduce its size and try again.":
    "Ein Bild darf höchstens 5 MiB haben. Speichern Sie es kleiner und versuchen Sie es noch einmal.",
  "A datasheet can have at most 10 MiB. Reduce its size and try again.":
    "Ein Datenblatt darf höchstens 10 MiB haben. Speichern Sie es kleiner und versuchen Sie es noch einmal.",
  "Make {email} an administrator?": "{email} zum Administrator machen?",
  "{name} will see every order and account, and change orders, products and rights.":
    "{name} sieht dann alle Bestellungen und Konten und kann Bestellungen, Produkte und Rechte ändern.",
  "Remove the admin rights of {email}?": "{email} die Administratorrechte entziehen?",
  "{name} keeps the account and its orders, but can no longer open the administrator pages.":
    "{name} behält das Konto und seine Bestellungen, kann die Administratorseiten aber nicht mehr öffnen.",
  "Pay for {product}": "{product} bezahlen",
  "Please pay: {price}": "Bitte bezahlen: {price}",
  "Search for {search} instead": "Stattdessen nach {search} suchen",
  "Without {words}: {count} parts": {
    one: "Ohne {words}: {count} Teil",
    other: "Ohne {words}: {count} Teile",
  },
  "“{word}”": "„{word}“",
  "It is not clear which value {words} limits, so it was left out.":
    "Es ist nicht klar, welchen Wert {words} begrenzt; die Angabe wurde weggelassen.",
  "No part says whether it has {words}, so none was left out.":
    "Kein Teil sagt, ob es {words} hat; es wurde also keines weggelassen.",
  "No parts match “{search}”.": "Zu „{search}“ passen keine Teile.",
  "There is no category ‘{category}’.": "Es gibt keine Kategorie „{category}“.",
  "{count} are left, fewer than the minimum order.": {
    one: "{count} ist übrig, weniger als die Mindestmenge.",
    other: "{count} sind übrig, weniger als die Mindestmenge.",
  },
  "Sign-in was cancelled. Nothing was changed.":
    "Die Anmeldung wurde abgebrochen. Es wurde nichts geändert.",
  "The sign-in took too long or was started in another window. Start again.":
    "Die Anmeldung hat zu lange gedauert oder wurde in einem anderen Fenster begonnen. Beginnen Sie noch einmal.",
  "The sign-in service gave an answer that is not valid. Try again.":
    "Der Anmeldedienst hat ungültig geantwortet. Versuchen Sie es noch einmal.",
  "The clocks of the shop and the sign-in service differ. Please contact the shop.":
    "Die Uhren des Shops und des Anmeldedienstes weichen voneinander ab. Bitte wenden Sie sich an den Shop.",
  "This account has no e-mail address, which the shop requires.":
    "Dieses Konto hat keine E-Mail-Adresse, die der Shop benötigt.",
  "This account could not be connected. It belongs to another account, or its address is not confirmed.":
    "Dieses Konto konnte nicht verbunden werden. Es gehört zu einem anderen Konto, oder seine Adresse ist nicht bestätigt.",
}
