export const accounts = {
  confirmed: "bestätigt",
  "This address is already confirmed.": "Diese Adresse ist bereits bestätigt.",
  "Log in for a new link": "Für einen neuen Link anmelden",
  "Welcome. Confirm your e-mail address with the link that we sent to {email}.":
    "Willkommen. Bestätigen Sie Ihre E-Mail-Adresse mit dem Link, den wir an {email} gesendet haben.",
  Addresses: "Adressen",
  "Delivery addresses for your orders.": "Lieferadressen für Ihre Bestellungen.",
  "Remove this address?": "Diese Adresse entfernen?",
  "Address removed.": "Adresse entfernt.",
  "{address}. Existing orders keep this address.":
    "{address}. Bestehende Bestellungen behalten diese Adresse.",
  Default: "Standard",
  "Stored profile": "Gespeichertes Profil",
  Location: "Ort",
  Linkedin: "LinkedIn",
  "Not given": "Nicht angegeben",
  "(opens in a new tab)": "(öffnet einen neuen Tab)",
  Update: "Aktualisieren",
  Confirm: "Bestätigen",
  "Scan this with your authenticator app, or <link>open it in the app on this device</link>. If neither works, type the key.":
    "Scannen Sie diesen Code mit Ihrer Authenticator-App oder <link>öffnen Sie ihn in der App auf diesem Gerät</link>. Falls beides nicht geht, geben Sie den Schlüssel ein.",
  "QR code for the authenticator app": "QR-Code für die Authenticator-App",
  "Type the code that the app shows.": "Geben Sie den Code ein, den die App anzeigt.",
  "Code from the app": "Code aus der App",
  "Keep these recovery codes.": "Bewahren Sie diese Wiederherstellungscodes auf.",
  "Each code signs you in once without the app. The codes are not shown again.":
    "Jeder Code meldet Sie einmal ohne die App an. Die Codes werden nicht noch einmal angezeigt.",
  "Copy the key": "Schlüssel kopieren",
  "Copy the codes": "Codes kopieren",
  "Save as a text file": "Als Textdatei speichern",
  "Second factor turned on": "Zweiter Faktor eingeschaltet",
  "Second factor turned off": "Zweiter Faktor ausgeschaltet",
  "on|switch": "ein",
  "off|switch": "aus",
  "A code from an app, asked for after the password.":
    "Ein Code aus einer App, der nach dem Passwort abgefragt wird.",
  "Enter your password to turn it on": "Passwort, um ihn einzuschalten",
  "Turn on": "Einschalten",
  "Enter your password for new recovery codes": "Passwort für neue Wiederherstellungscodes",
  "New recovery codes": "Neue Wiederherstellungscodes",
  "Enter your password to turn it off": "Passwort, um ihn auszuschalten",
  "Turn off": "Ausschalten",
  "Unknown browser": "Unbekannter Browser",
  "{browser} on {system}": "{browser} unter {system}",
  "Signed out": "Abgemeldet",
  "Where you are signed in": "Wo Sie angemeldet sind",
  "Sign out everywhere else": "Überall sonst abmelden",
  Browser: "Browser",
  "Signed in": "Angemeldet",
  "Last used": "Zuletzt verwendet",
  "Sign out": "Abmelden",
  "This browser": "Dieser Browser",
  Password: "Passwort",
  "Forgot password?": "Passwort vergessen?",
  "Six digits from your authenticator app": "Sechs Ziffern aus Ihrer Authenticator-App",
  "Use a recovery code": "Wiederherstellungscode verwenden",
  "Recovery code": "Wiederherstellungscode",
  "Each recovery code works once": "Jeder Wiederherstellungscode gilt einmal",
  "Use a code from the app": "Code aus der App verwenden",
  "Start again": "Von vorn beginnen",
  "Log in to continue to {partName}.": "Melden Sie sich an, um mit {partName} fortzufahren.",
  "Register to continue to {partName}.": "Registrieren Sie sich, um mit {partName} fortzufahren.",
  "Continue with {name}": "Weiter mit {name}",
  Other: "Anderer Dienst",
  "{name} disconnected": "{name} getrennt",
  connected: "verbunden",
  "not connected": "nicht verbunden",
  "This is your only way to sign in. Choose a password before you disconnect it.":
    "Das ist Ihr einziger Weg, sich anzumelden. Wählen Sie ein Passwort, bevor Sie ihn trennen.",
  "Enter your password to disconnect {name}": "Passwort, um {name} zu trennen",
  "Enter your password to connect {name}": "Passwort, um {name} zu verbinden",
  "Disconnect {name}": "{name} trennen",
  "Connect {name}": "{name} verbinden",
  "You sign in without a password. <link>Request a link to choose one</link>.":
    "Sie melden sich ohne Passwort an. <link>Link für ein Passwort anfordern</link>.",
  "Password changed": "Passwort geändert",
  "The password was not changed": "Das Passwort wurde nicht geändert",
  "Change password": "Passwort ändern",
  "A new password signs you out everywhere else.":
    "Ein neues Passwort meldet Sie überall sonst ab.",
  "Current password": "Aktuelles Passwort",
  "New password": "Neues Passwort",
  "Tax id added: it is valid.": "Steuernummer hinzugefügt: Sie ist gültig.",
  "Tax id added. It applies once it has been checked.":
    "Steuernummer hinzugefügt. Sie gilt, sobald sie geprüft ist.",
  "Tax id added, but the tax authority does not recognize this number.":
    "Steuernummer hinzugefügt, aber die Steuerbehörde kennt diese Nummer nicht.",
  "Add tax id": "Steuernummer hinzufügen",
  "Certificate number": "Nummer der Bescheinigung",
  "Valid until (optional)": "Gültig bis (optional)",
  "The last day on which it is valid, such as 2027-12-31.":
    "Der letzte Tag, an dem sie gilt, zum Beispiel 2027-12-31.",
  "The certificate could not be uploaded.": "Die Bescheinigung konnte nicht hochgeladen werden.",
  "PDF, 5 MB at most. Only you and the shop can open it.":
    "PDF, höchstens 5 MB. Nur Sie und der Shop können es öffnen.",
  "Add the PDF of {number}": "PDF zu {number} hinzufügen",
  "Add the PDF": "PDF hinzufügen",
  "Your company's VAT number, or a state's exemption certificate. Until it has been checked and your e-mail address is confirmed, it is not taken into account.":
    "Die USt-IdNr. Ihrer Firma oder die Befreiungsbescheinigung eines Bundesstaats. Bis sie geprüft und Ihre E-Mail-Adresse bestätigt ist, wird sie nicht berücksichtigt.",
  "Your tax ids could not be loaded.": "Ihre Steuernummern konnten nicht geladen werden.",
  "Remove this tax id?": "Diese Steuernummer entfernen?",
  "Tax id removed.": "Steuernummer entfernt.",
  "{number}. Existing orders keep this number.":
    "{number}. Bestehende Bestellungen behalten diese Nummer.",
  Valid: "Gültig",
  "Applied to your orders.": "Wird auf Ihre Bestellungen angewandt.",
  "It has expired and no longer applies. Remove it, then add the new one.":
    "Sie ist abgelaufen und gilt nicht mehr. Entfernen Sie sie und fügen Sie dann die neue hinzu.",
  "Being checked": "Wird geprüft",
  "Until then, it is not taken into account.": "Bis dahin wird sie nicht berücksichtigt.",
  "Not valid": "Nicht gültig",
  "The tax authority does not recognize this number.":
    "Die Steuerbehörde kennt diese Nummer nicht.",
  "Confirm your e-mail address to use it. Until then, it is not taken into account.":
    "Bestätigen Sie Ihre E-Mail-Adresse, um sie zu verwenden. Bis dahin wird sie nicht berücksichtigt.",
  "The tax authority has not answered yet. Until then, it is not taken into account.":
    "Die Steuerbehörde hat noch nicht geantwortet. Bis dahin wird sie nicht berücksichtigt.",
  "The shop is reviewing it. Until then, it is not taken into account.":
    "Der Shop prüft sie. Bis dahin wird sie nicht berücksichtigt.",
  "{staff} It applies immediately if one of your addresses in that country has the same company name.":
    "{staff} Sie gilt sofort, wenn eine Ihrer Adressen in diesem Land dieselbe Firma nennt.",
  "Checked again. It is not taken into account yet.":
    "Erneut geprüft. Sie wird noch nicht berücksichtigt.",
  "The shop did not accept it.": "Der Shop hat sie nicht anerkannt.",
  "Exemption certificate for {region}.": "Befreiungsbescheinigung für {region}.",
  "Valid until {validUntil}.": "Gültig bis {validUntil}.",
  "Certificate sent. It applies once the shop has approved it.":
    "Bescheinigung gesendet. Sie gilt, sobald der Shop sie genehmigt hat.",
  "Address changed.": "Adresse geändert.",
  "Address added.": "Adresse hinzugefügt.",
  "The list of countries could not be loaded.": "Die Liste der Länder konnte nicht geladen werden.",
  "The list of states could not be loaded.":
    "Die Liste der Bundesstaaten konnte nicht geladen werden.",
  "Save address": "Adresse speichern",
  "Optional. A name for this address, such as Warehouse.":
    "Optional. Ein Name für diese Adresse, zum Beispiel Lager.",
  "Use as the default address": "Als Standardadresse verwenden",
  "Such as {example}": "Zum Beispiel {example}",
  "Save the PDF": "PDF speichern",
  "We have e-mailed a link to {email}": "Wir haben einen Link an {email} gesendet",
  "E-mail me a confirmation link": "Bestätigungslink per E-Mail senden",
  "All data of your account, as one JSON file.": "Alle Daten Ihres Kontos als eine JSON-Datei.",
  "Download my data": "Meine Daten herunterladen",
  "Your name, address and profile are erased, and your unpaid orders are deleted. Paid orders stay in the shop's books without your name.":
    "Ihr Name, Ihre Adresse und Ihr Profil werden gelöscht, ebenso Ihre unbezahlten Bestellungen. Bezahlte Bestellungen bleiben ohne Ihren Namen in den Büchern des Shops.",
  "Enter your password to close the account": "Passwort, um das Konto zu schließen",
  "Close my account": "Mein Konto schließen",
  "Close your account?": "Ihr Konto schließen?",
  "This cannot be undone.": "Das lässt sich nicht rückgängig machen.",
  "Other ways to sign in": "Andere Wege, sich anzumelden",
  "Second factor": "Zweiter Faktor",
  "E-mails about the shop": "E-Mails über den Shop",
  "Your data": "Ihre Daten",
  "Close the account": "Konto schließen",
  "Your account could not be loaded.": "Ihr Konto konnte nicht geladen werden.",
  "Your profile could not be loaded.": "Ihr Profil konnte nicht geladen werden.",
  Dashboard: "Übersicht des Kontos",
  "Forgot password": "Passwort vergessen",
  "We will e-mail you a link to choose a new one.":
    "Wir senden Ihnen einen Link, mit dem Sie ein neues wählen.",
  "Remembered it?": "Wieder eingefallen?",
  "Send the link": "Link senden",
  "If {sentTo} has an account, we have e-mailed it a link. The link works once and expires after an hour.":
    "Falls {sentTo} ein Konto hat, haben wir einen Link dorthin gesendet. Er gilt einmal und läuft nach einer Stunde ab.",
  "Log in to buy parts in bulk, pay for orders and track them.":
    "Melden Sie sich an, um Teile in größeren Mengen zu kaufen, Bestellungen zu bezahlen und zu verfolgen.",
  "Open an account to buy parts in bulk, at the prices and from the stock you see.":
    "Eröffnen Sie ein Konto, um Teile in größeren Mengen zu kaufen, zu den Preisen und aus dem Bestand, die Sie sehen.",
  "Your password has been changed. Log in with the new one.":
    "Ihr Passwort ist geändert. Melden Sie sich mit dem neuen an.",
  "Your password has been changed": "Ihr Passwort ist geändert",
  "Continue with the new password:": "Weiter mit dem neuen Passwort:",
  "Enter your delivery addresses and tax ids again.":
    "Geben Sie Ihre Lieferadressen und Steuernummern noch einmal ein.",
  "We removed those of the account, because somebody else may have entered them before you proved that your e-mail address is yours.":
    "Wir haben die des Kontos entfernt, weil jemand anderes sie eingegeben haben kann, bevor Sie gezeigt haben, dass die E-Mail-Adresse Ihnen gehört.",
  "Choose a new password": "Neues Passwort wählen",
  "Has the link expired?": "Ist der Link abgelaufen?",
  "Send a new link": "Neuen Link senden",
  "Save password": "Passwort speichern",
  "This link is incomplete.": "Dieser Link ist unvollständig.",
  "Open it again from the e-mail, or <link>request a new one</link>.":
    "Öffnen Sie ihn noch einmal aus der E-Mail oder <link>fordern Sie einen neuen an</link>.",
  "Administrators of this shop need a second factor.":
    "Administratoren dieses Shops brauchen einen zweiten Faktor.",
  "Until you turn it on, you can only use the shop as a customer. Set it up here. You need an authenticator app and two minutes.":
    "Bis Sie ihn einschalten, können Sie den Shop nur als Kunde nutzen. Richten Sie ihn hier ein. Sie brauchen eine Authenticator-App und zwei Minuten.",
  "Continue to": "Weiter:",
  "Thank you. Your e-mail address is confirmed.": "Vielen Dank. Ihre E-Mail-Adresse ist bestätigt.",
  "Confirm my e-mail address": "Meine E-Mail-Adresse bestätigen",
  "Click the button to show that our e-mails reach you.":
    "Klicken Sie auf die Schaltfläche, um zu zeigen, dass unsere E-Mails Sie erreichen.",
  "This link is incomplete. Open it again from the e-mail.":
    "Dieser Link ist unvollständig. Öffnen Sie ihn noch einmal aus der E-Mail.",
  "State|region": "Bundesstaat",
}
