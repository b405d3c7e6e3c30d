export const refusals = {
  "This shop charges no tax.": "Dieser Shop erhebt keine Steuer.",
  "The customer already has a tax id for this place. Refuse or withdraw it first.":
    "Der Kunde hat für diesen Ort schon eine Steuernummer. Lehnen Sie diese zuerst ab, oder entziehen Sie ihr die Anerkennung.",
  "Only a valid tax id can be withdrawn.":
    "Nur einer gültigen Steuernummer kann die Anerkennung entzogen werden.",
  "You already have a tax id for this place. Remove it first.":
    "Sie haben für diesen Ort bereits eine Steuernummer. Entfernen Sie sie zuerst.",
  "This tax id does not exist.": "Diese Steuernummer gibt es nicht.",
  "Send the certificate as multipart/form-data, in the field 'certificate'.":
    "Senden Sie die Bescheinigung als multipart/form-data im Feld „certificate“.",
  "Send exactly one certificate, as the field 'certificate'.":
    "Senden Sie genau eine Bescheinigung im Feld „certificate“.",
  "The certificates of an account can have at most 20 MiB in total. Remove one first.":
    "Die Bescheinigungen eines Kontos dürfen zusammen höchstens 20 MiB haben. Entfernen Sie zuerst eine.",
  "Too many certificates are waiting for review. Try again tomorrow, or send yours by post.":
    "Zu viele Bescheinigungen warten auf Prüfung. Versuchen Sie es morgen noch einmal oder senden Sie Ihre per Post.",
  "A certificate's PDF can be sent only once. To send another, remove the certificate and add it again.":
    "Das PDF einer Bescheinigung kann nur einmal gesendet werden. Um ein anderes zu senden, entfernen Sie die Bescheinigung und fügen Sie sie neu hinzu.",
  "Certificates cannot be stored or shown right now. Try again in a moment.":
    "Bescheinigungen können gerade nicht gespeichert oder angezeigt werden. Versuchen Sie es gleich noch einmal.",
  "This shop stores files at an image host, which does not accept certificates.":
    "Dieser Shop speichert Dateien bei einem Bilderdienst, der keine Bescheinigungen annimmt.",
  "This certificate has no PDF.": "Zu dieser Bescheinigung gibt es kein PDF.",
  "This has already been decided.": "Darüber wurde bereits entschieden.",
  "This shop does not accept messages here.": "Dieser Shop nimmt hier keine Nachrichten an.",
  "There is no such text or version.": "Diesen Text oder diese Version gibt es nicht.",
  "Someone else has changed these settings. Reload the page.":
    "Jemand anderes hat diese Einstellungen geändert. Laden Sie die Seite neu.",
  "There is no such review.": "Diese Bewertung gibt es nicht.",
  "Only buyers who have paid for this part can review it.":
    "Nur Käufer, die dieses Teil bezahlt haben, können es bewerten.",
  "This shop does not accept part reviews.": "Dieser Shop nimmt keine Bewertungen von Teilen an.",
  "Someone else has changed this review. Reload the page.":
    "Jemand anderes hat diese Bewertung geändert. Laden Sie die Seite neu.",
  "Send the picture as multipart/form-data, in the field 'image'.":
    "Senden Sie das Bild als multipart/form-data im Feld „image“.",
  "Send exactly one picture, as the field 'image'.": "Senden Sie genau ein Bild im Feld „image“.",
  "Only PNG, JPEG, WebP and GIF pictures can be used, without other files hidden inside.":
    "Nur Bilder als PNG, JPEG, WebP und GIF sind möglich, ohne darin verborgene andere Dateien.",
  "This picture is damaged or incomplete. Save it again and retry.":
    "Dieses Bild ist beschädigt oder unvollständig. Speichern Sie es neu und versuchen Sie es noch einmal.",
  "A picture can have at most 40 megapixels. Reduce its size and try again.":
    "Ein Bild darf höchstens 40 Megapixel haben. Verkleinern Sie es und versuchen Sie es noch einmal.",
  "This picture takes too long to read. Save it again as a plain JPEG or PNG and retry.":
    "Dieses Bild zu lesen dauert zu lange. Speichern Sie es neu als einfaches JPEG oder PNG und versuchen Sie es noch einmal.",
  "Too many pictures are being processed. Try again in a moment.":
    "Gerade werden zu viele Bilder verarbeitet. Versuchen Sie es gleich noch einmal.",
  "Pictures cannot be stored or shown right now. Try again in a moment.":
    "Bilder können gerade nicht gespeichert oder angezeigt werden. Versuchen Sie es gleich noch einmal.",
  "There is no such picture.": "Dieses Bild gibt es nicht.",
  "Send the datasheet as multipart/form-data, in the field 'datasheet'.":
    "Senden Sie das Datenblatt als multipart/form-data im Feld „datasheet“.",
  "Send exactly one datasheet, as the field 'datasheet'.":
    "Senden Sie genau ein Datenblatt im Feld „datasheet“.",
  "Only PDF files can be used, without other files hidden inside.":
    "Nur PDF-Dateien sind möglich, ohne darin verborgene andere Dateien.",
  "This PDF is damaged or incomplete. Save it again and retry.":
    "Dieses PDF ist beschädigt oder unvollständig. Speichern Sie es neu und versuchen Sie es noch einmal.",
  "This PDF is encrypted. Save it without a password and try again.":
    "Dieses PDF ist verschlüsselt. Speichern Sie es ohne Passwort und versuchen Sie es noch einmal.",
  "This PDF contains a script, an action, an XFA form or another file. Print it to a new PDF and try again.":
    "Dieses PDF enthält ein Skript, eine Aktion, ein XFA-Formular oder eine andere Datei. Drucken Sie es in ein neues PDF und versuchen Sie es noch einmal.",
  "This PDF is too large when unpacked, or takes too long to check. Save it again and retry.":
    "Dieses PDF ist entpackt zu groß, oder es zu prüfen dauert zu lange. Speichern Sie es neu und versuchen Sie es noch einmal.",
  "Too many datasheets are being checked. Try again in a moment.":
    "Gerade werden zu viele Datenblätter geprüft. Versuchen Sie es gleich noch einmal.",
  "Datasheets cannot be stored or shown right now. Try again in a moment.":
    "Datenblätter können gerade nicht gespeichert oder angezeigt werden. Versuchen Sie es gleich noch einmal.",
  "This shop stores files at an image host, which does not accept datasheets.":
    "Dieser Shop speichert Dateien bei einem Bilderdienst, der keine Datenblätter annimmt.",
  "There is no such datasheet.": "Dieses Datenblatt gibt es nicht.",
  "This row has no part. Enter a part number or a description.":
    "Diese Zeile nennt kein Teil. Geben Sie eine Teilenummer oder Beschreibung ein.",
  "This file has no rows.": "Diese Datei hat keine Zeilen.",
  "This file is damaged or incomplete. Save it again as XLSX, ODS or CSV and try again.":
    "Diese Datei ist beschädigt oder unvollständig. Speichern Sie sie neu als XLSX, ODS oder CSV und versuchen Sie es noch einmal.",
  "This XML file is incomplete: an element has no end tag. Export it again and try again.":
    "Diese XML-Datei ist unvollständig: Einem Element fehlt das Endtag. Exportieren Sie sie neu und versuchen Sie es noch einmal.",
  "This file has a password or was saved by Excel 2003 or earlier. Save it as XLSX or PDF without a password and try again.":
    "Diese Datei hat ein Passwort oder stammt aus Excel 2003 oder früher. Speichern Sie sie als XLSX oder PDF ohne Passwort und versuchen Sie es noch einmal.",
  "This PDF is a picture of a page and has no text. Export it again from the program that made it, or upload a spreadsheet.":
    "Dieses PDF ist ein Bild einer Seite und enthält keinen Text. Exportieren Sie es neu aus dem Programm, mit dem es erstellt wurde, oder laden Sie eine Tabelle hoch.",
  "This file is not a list. Save a table as XLSX, ODS or CSV, a document as DOCX or PDF, an e-mail as EML or an order as XML, and try again.":
    "Diese Datei ist keine Liste. Speichern Sie eine Tabelle als XLSX, ODS oder CSV, ein Dokument als DOCX oder PDF, eine E-Mail als EML oder eine Bestellung als XML, und versuchen Sie es noch einmal.",
  "A list can have at most 200 columns. Delete those that name neither parts nor quantities and try again.":
    "Eine Liste darf höchstens 200 Spalten haben. Löschen Sie Spalten, die weder Teile noch Mengen nennen, und versuchen Sie es erneut.",
  "This file is too large for a list of 5,000 rows. Save only the rows and columns that you need as CSV and try again.":
    "Diese Datei ist zu groß für eine Liste mit 5.000 Zeilen. Speichern Sie nur die Zeilen und Spalten, die Sie brauchen, als CSV und versuchen Sie es erneut.",
  "Too many lists are being read right now. Try again in a moment.":
    "Gerade werden zu viele Listen gelesen. Versuchen Sie es gleich noch einmal.",
  "This e-mail does not exist.": "Diese E-Mail gibt es nicht.",
  "Only a failed e-mail can be sent again.":
    "Nur eine fehlgeschlagene E-Mail kann erneut gesendet werden.",
  "Sign in to do this: the access token is missing, expired or revoked.":
    "Melden Sie sich dafür an: Das Zugriffstoken fehlt, ist abgelaufen oder widerrufen.",
  "Your account does not have permission to do this.": "Ihr Konto hat dafür keine Berechtigung.",
  "Some fields are invalid.": "Einige Felder sind ungültig.",
  "The body is not valid JSON, or has a key '__proto__' or 'constructor'.":
    "Der Inhalt ist kein gültiges JSON oder hat einen Schlüssel „__proto__“ oder „constructor“.",
  "Send the body as application/json.": "Senden Sie den Inhalt als application/json.",
  "The body is too large.": "Der Inhalt ist zu groß.",
  "The body is incomplete. Send it again.":
    "Der Inhalt ist unvollständig. Senden Sie ihn noch einmal.",
  "There is no such address.": "Diese Adresse gibt es nicht.",
  "This address does not support that method.": "Diese Adresse unterstützt diese Methode nicht.",
  "This Idempotency-Key was used for a different request. Use a new key.":
    "Dieser Idempotency-Key wurde für eine andere Anfrage verwendet. Verwenden Sie einen neuen.",
  "Too many requests. Try again later.": "Zu viele Anfragen. Versuchen Sie es später noch einmal.",
  "Too many live updates from your address. Close some pages, or poll instead.":
    "Zu viele Live-Aktualisierungen von Ihrer Adresse. Schließen Sie einige Seiten, oder fragen Sie regelmäßig ab.",
  "The shop cannot serve more live updates now. Poll instead.":
    "Der Shop kann gerade keine weiteren Live-Aktualisierungen senden. Fragen Sie stattdessen regelmäßig ab.",
  "This stand-in can be used only on the shop's own machine. SANDBOX=on opens it to everyone.":
    "Dieser Ersatzdienst kann nur auf dem Rechner des Shops benutzt werden. SANDBOX=on öffnet ihn für alle.",
  "This request came from another site and was refused.":
    "Diese Anfrage kam von einer anderen Website und wurde abgelehnt.",
  "The shop is busy, or the request is too large. Request less, or try again in a moment.":
    "Der Shop ist ausgelastet, oder die Anfrage ist zu groß. Fragen Sie weniger an, oder versuchen Sie es gleich noch einmal.",
  "The shop is busy or restarting. Try again in a moment.":
    "Der Shop ist ausgelastet oder startet neu. Versuchen Sie es gleich noch einmal.",
  "There is no such import.": "Diesen Import gibt es nicht.",
  "This import is not at that step. Check its progress.":
    "Dieser Import ist nicht bei diesem Schritt. Prüfen Sie seinen Fortschritt.",
  "Another import is running. Wait until it has finished.":
    "Gerade läuft ein anderer Import. Warten Sie, bis er fertig ist.",
  "Products of this import have changed since the preview. Nothing was changed. Upload the file again.":
    "Produkte dieses Imports haben sich seit der Vorschau geändert. Es wurde nichts geändert. Laden Sie die Datei noch einmal hoch.",
  "Products of this import have changed since then, so it cannot be undone. Nothing was changed.":
    "Produkte dieses Imports wurden seither geändert, deshalb kann er nicht rückgängig gemacht werden. Es wurde nichts geändert.",
  "The shop's currency has changed since the preview. Nothing was changed. Upload the file again.":
    "Die Währung des Shops hat sich seit der Vorschau geändert. Es wurde nichts geändert. Laden Sie die Datei noch einmal hoch.",
  "Only the last ten imports can be undone.":
    "Nur die letzten zehn Importe können rückgängig gemacht werden.",
  "The import was cancelled. Nothing was changed.":
    "Der Import wurde abgebrochen. Es wurde nichts geändert.",
  "This code is built in. Choose another.": "Dieser Code ist vorgegeben. Wählen Sie einen anderen.",
  "Someone else has added or changed this attribute. Reload the page.":
    "Jemand anderes hat dieses Merkmal hinzugefügt oder geändert. Laden Sie die Seite neu.",
  "There is no such attribute.": "Dieses Merkmal gibt es nicht.",
  "Products have values for this attribute. Confirm that they are kept as other specs.":
    "Produkte haben Werte für dieses Merkmal. Bestätigen Sie, dass sie als andere Angaben erhalten bleiben.",
  "There is no such category.": "Diese Kategorie gibt es nicht.",
  "Someone else has changed these names. Reload the page.":
    "Jemand anderes hat diese Namen geändert. Laden Sie die Seite neu.",
  "Someone else has changed this part. Reload it and try again.":
    "Jemand anderes hat dieses Teil geändert. Laden Sie es neu und versuchen Sie es noch einmal.",
  "Sign in first. This request has no proof of identity.":
    "Melden Sie sich zuerst an. Diese Anfrage weist niemanden aus.",
  "This address does not exist.": "Diese Adresse gibt es nicht.",
  "There is no such country.": "Dieses Land gibt es nicht.",
  "No account has this e-mail address.": "Kein Konto hat diese E-Mail-Adresse.",
  "Invalid email or password": "E-Mail-Adresse oder Passwort ist falsch",
  "User already exists. Use another email.":
    "Dieses Konto gibt es bereits. Verwenden Sie eine andere E-Mail-Adresse.",
  "A password has at most 256 characters.": "Ein Passwort hat höchstens 256 Zeichen.",
  "Choose a password other than your e-mail address, which is the first thing others try.":
    "Wählen Sie ein anderes Passwort als Ihre E-Mail-Adresse; sie wird als Erstes ausprobiert.",
  "This is one of the most common passwords. Choose one that is hard to guess.":
    "Das ist eines der häufigsten Passwörter. Wählen Sie eines, das schwer zu erraten ist.",
  "The password is incorrect.": "Das Passwort ist falsch.",
  "This account has no password. Set one with 'Forgot password'.":
    "Dieses Konto hat kein Passwort. Legen Sie eines über „Passwort vergessen“ fest.",
  "This link has been used or has expired. Request a new one.":
    "Dieser Link wurde schon verwendet oder ist abgelaufen. Fordern Sie einen neuen an.",
  "Your e-mail address is already confirmed.": "Ihre E-Mail-Adresse ist bereits bestätigt.",
  "This code is incorrect or has already been used.":
    "Dieser Code ist falsch oder wurde schon verwendet.",
  "This code has already been used. Wait for the next one, then start again.":
    "Dieser Code wurde schon verwendet. Warten Sie auf den nächsten und beginnen Sie von vorn.",
  "This account has a second factor. Sign in with your code first.":
    "Dieses Konto hat einen zweiten Faktor. Melden Sie sich zuerst mit Ihrem Code an.",
  "The code has expired. Sign in again.": "Der Code ist abgelaufen. Melden Sie sich erneut an.",
  "Too many wrong codes. Wait 15 minutes and sign in again.":
    "Zu viele falsche Codes. Warten Sie 15 Minuten und melden Sie sich erneut an.",
  "Your second factor is already on.": "Ihr zweiter Faktor ist bereits eingeschaltet.",
  "Your second factor is not on.": "Ihr zweiter Faktor ist nicht eingeschaltet.",
  "Administrators of this shop need a second factor. Set it up in your account first.":
    "Administratoren dieses Shops brauchen einen zweiten Faktor. Richten Sie ihn zuerst in Ihrem Konto ein.",
  "You signed in too long ago for this. Sign in again.":
    "Ihre Anmeldung liegt dafür zu lange zurück. Melden Sie sich erneut an.",
  "This shop does not offer this way to sign in.":
    "Dieser Shop bietet diese Art der Anmeldung nicht an.",
  "Your account does not use this sign-in service.":
    "Ihr Konto verwendet diesen Anmeldedienst nicht.",
  "This is your only way to sign in. Set a password or connect another service first.":
    "Das ist Ihre einzige Art, sich anzumelden. Legen Sie zuerst ein Passwort fest, oder verbinden Sie einen anderen Dienst.",
  "You are the only administrator. Make someone else an administrator first.":
    "Sie sind der einzige Administrator. Machen Sie zuerst jemand anderen zum Administrator.",
  "The invoice of an order you paid for is not issued yet. Try again tomorrow, or write to the shop.":
    "Die Rechnung einer bezahlten Bestellung ist noch nicht ausgestellt. Versuchen Sie es morgen noch einmal oder schreiben Sie dem Shop.",
  "An order you paid for is still on its way. Close your account once it is delivered.":
    "Eine bezahlte Bestellung ist noch unterwegs. Schließen Sie Ihr Konto, sobald sie zugestellt ist.",
  "An account with this e-mail address already exists.":
    "Es gibt bereits ein Konto mit dieser E-Mail-Adresse.",
  "This customer can sign in already. 'Forgot password' sends them a link of their own.":
    "Dieser Kunde kann sich bereits anmelden. „Passwort vergessen“ sendet ihm einen eigenen Link.",
  "This customer has reached the limit of notes.":
    "Für diesen Kunden sind so viele Bemerkungen erfasst, wie erlaubt sind.",
  "At most 20 tags are allowed. Remove one first.":
    "Höchstens 20 Schlagwörter sind möglich. Entfernen Sie zuerst eines.",
  "Choose the currency of tax in the settings 'Invoices' first.":
    "Wählen Sie zuerst in den Einstellungen „Rechnungen“ die Währung der Steuer.",
  "This day has no rate yet: it is in the future.":
    "Dieser Tag hat noch keinen Kurs: Er liegt in der Zukunft.",
  "This shop does not accept withdrawals online. Contact the shop.":
    "Dieser Shop nimmt Widerrufe nicht online an. Wenden Sie sich an den Shop.",
  "This withdrawal does not exist.": "Diesen Widerruf gibt es nicht.",
  "The file cannot be read.": "Die Datei kann nicht gelesen werden.",
  "The file has errors. Correct all of them first.":
    "Die Datei enthält Fehler. Beheben Sie zuerst alle.",
}
