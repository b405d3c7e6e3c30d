export const orderRefusals = {
  "Stock cannot fall below zero.": "Der Bestand kann nicht unter null fallen.",
  "A part can have at most 1,000,000,000 units in stock, including those in unpaid orders.":
    "Ein Teil kann höchstens 1.000.000.000 Stück Bestand haben, einschließlich der unbezahlten Bestellungen.",
  "Some counts are not valid. Nothing was changed.":
    "Einige Zählungen sind ungültig. Es wurde nichts geändert.",
  "There is no such batch.": "Diese Lieferung gibt es nicht.",
  "This batch has already been received.": "Diese Lieferung ist bereits eingegangen.",
  "Someone else has changed this batch.": "Jemand anderes hat diese Lieferung geändert.",
  "Nothing of this order has been shipped yet.":
    "Von dieser Bestellung wurde noch nichts versandt.",
  "Nothing of this order can be returned any more.":
    "Von dieser Bestellung kann nichts mehr zurückgegeben werden.",
  "This shop does not accept returns online. Contact the shop.":
    "Dieser Shop nimmt Rücksendungen nicht online an. Wenden Sie sich an den Shop.",
  "The return slip is available once the return is approved.":
    "Der Rücksendeschein ist verfügbar, sobald die Rücksendung genehmigt ist.",
  "You entered more units of a line than can be returned.":
    "Sie haben von einer Position mehr Stück angegeben, als zurückgesendet werden können.",
  "This return has changed. Check it before you continue.":
    "Diese Rücksendung wurde geändert. Prüfen Sie sie, bevor Sie fortfahren.",
  "This step is not possible in the current state of the return.":
    "Dieser Schritt ist im jetzigen Stand der Rücksendung nicht möglich.",
  "Units of this return that were put back on sale are sold. Refund the return, or correct the stock first.":
    "Wieder angebotene Stücke dieser Rücksendung sind verkauft. Erstatten Sie die Rücksendung, oder korrigieren Sie zuerst den Bestand.",
  "Some of these goods were returned before. Refund them without restocking.":
    "Einige dieser Waren wurden schon früher zurückgesendet. Erstatten Sie sie, ohne sie wieder einzulagern.",
  "No unpaid order of yours matches this payment. Send the order's id as 'orderId'.":
    "Zu dieser Zahlung passt keine Ihrer unbezahlten Bestellungen. Senden Sie die Kennung der Bestellung als „orderId“.",
  "This total is above the limit for cards. Pay by bank transfer, or contact the shop.":
    "Dieser Betrag liegt über dem Höchstbetrag für Karten. Zahlen Sie per Überweisung, oder wenden Sie sich an den Shop.",
  "This shop does not accept bank transfers at the moment.":
    "Dieser Shop nimmt zurzeit keine Überweisungen an.",
  "Confirm your e-mail address before you pay by bank transfer. Request the link from your account.":
    "Bestätigen Sie Ihre E-Mail-Adresse, bevor Sie per Überweisung zahlen. Fordern Sie den Link in Ihrem Konto an.",
  "A transfer with this amount, day and reference has already been recorded for this order. If this is a different transfer, enter a different reference.":
    "Für diese Bestellung ist bereits eine Überweisung mit diesem Betrag, Tag und dieser Referenz erfasst. Wenn es eine andere ist, geben Sie eine andere Referenz ein.",
  "This is more than the surplus that arrived by transfer. Return the rest with a refund.":
    "Das ist mehr als der Überschuss, der per Überweisung eingegangen ist. Zahlen Sie den Rest mit einer Erstattung zurück.",
  "This order has no such transfer.": "Zu dieser Bestellung gibt es diese Überweisung nicht.",
  "This money was returned. Undo the return first.":
    "Dieses Geld wurde zurückgezahlt. Machen Sie zuerst die Rückzahlung rückgängig.",
  "Part of this order has been shipped, so its payment can no longer be undone.":
    "Ein Teil dieser Bestellung ist versandt, ihre Zahlung kann deshalb nicht mehr rückgängig gemacht werden.",
  "This order has a refund, so its payment can no longer be undone.":
    "Zu dieser Bestellung gibt es eine Erstattung, ihre Zahlung kann deshalb nicht mehr rückgängig gemacht werden.",
  "This payment is on an issued invoice, so it can no longer be undone. Refund the order instead, which issues a credit note.":
    "Diese Zahlung steht auf einer ausgestellten Rechnung und kann deshalb nicht mehr rückgängig gemacht werden. Erstatten Sie stattdessen die Bestellung; dabei entsteht eine Rechnungskorrektur.",
  "This order has no such refund by bank transfer.":
    "Zu dieser Bestellung gibt es diese Erstattung per Überweisung nicht.",
  "The card provider has not confirmed this payment.":
    "Der Kartenanbieter hat diese Zahlung nicht bestätigt.",
  "The card provider has a payment for this order that does not match it. Contact the shop.":
    "Der Kartenanbieter hat zu dieser Bestellung eine Zahlung, die nicht zu ihr passt. Wenden Sie sich an den Shop.",
  "This order has no paid amount left to refund.":
    "Bei dieser Bestellung ist kein bezahlter Betrag mehr zu erstatten.",
  "An order that is refunded in full is not shipped. Refund less, or put the goods back on sale.":
    "Eine vollständig erstattete Bestellung wird nicht versandt. Erstatten Sie weniger oder nehmen Sie die Ware wieder in den Verkauf.",
  "Goods are restocked only with a full refund. Adjust the stock of the part instead.":
    "Waren werden nur bei voller Erstattung wieder eingelagert. Ändern Sie stattdessen den Bestand des Teils.",
  "Some goods of this order were refunded by line or returned. Choose the lines of the others.":
    "Einige Waren dieser Bestellung wurden einzeln erstattet oder zurückgeschickt. Wählen Sie die Positionen der übrigen.",
  "You entered more units of a line than are left to refund.":
    "Sie haben von einer Position mehr Stück angegeben, als noch erstattet werden können.",
  "The card provider declined this refund. Check the payment in the provider's dashboard.":
    "Der Kartenanbieter hat diese Erstattung abgelehnt. Prüfen Sie die Zahlung beim Anbieter.",
  "The event's signature or timestamp is not valid.":
    "Signatur oder Zeitstempel des Ereignisses ist ungültig.",
  "The card provider is not responding. Try again in a moment; you are not charged twice.":
    "Der Kartenanbieter antwortet nicht. Versuchen Sie es gleich noch einmal; es wird nicht doppelt abgebucht.",
  "Card payment is not set up in this shop.":
    "Kartenzahlung ist in diesem Shop nicht eingerichtet.",
  "This is more than the maximum quantity per order for this part.":
    "Das ist mehr als die Höchstmenge dieses Teils je Bestellung.",
  "The quantity must be a multiple of this part's order multiple.":
    "Die Menge muss ein Vielfaches der Verpackungseinheit dieses Teils sein.",
  "Line {number}, {name}: {text}": "Position {number}, {name}: {text}",
  "The minimum is {minimum}.": "Die Mindestmenge ist {minimum}.",
  "Only {available} available.": "Nur {available} verfügbar.",
  "Nearest possible quantity: {suggestion}.": "Nächste mögliche Menge: {suggestion}.",
  "Nothing was changed.": "Es wurde nichts geändert.",
  "Part of this order has been shipped, so it can no longer be cancelled as a whole. Refund the units that have not.":
    "Ein Teil dieser Bestellung ist versandt, daher kann sie nicht mehr im Ganzen storniert werden. Erstatten Sie die nicht versandten Stücke.",
  "Some lines of this order cannot be ordered as they are. Nothing was ordered.":
    "Einige Positionen dieser Bestellung können so nicht bestellt werden. Es wurde nichts bestellt.",
  "Price changed": "Der Preis hat sich geändert",
  "The freight of this order is already set, or was never subject to agreement.":
    "Die Fracht dieser Bestellung steht bereits fest oder war nie zu vereinbaren.",
  "Choose a delivery address for this order. You can add one here or in your profile.":
    "Wählen Sie eine Lieferadresse für diese Bestellung. Sie können hier oder in Ihrem Profil eine hinzufügen.",
  "This delivery method is not available for this address.":
    "Diese Lieferart gibt es für diese Adresse nicht.",
  "An edit cannot change between delivery and collection. Place a new order.":
    "Eine Bearbeitung kann nicht zwischen Lieferung und Abholung wechseln. Geben Sie eine neue Bestellung auf.",
  "Accept the current terms of this shop. They may have changed since you opened this page.":
    "Akzeptieren Sie die aktuellen Bedingungen dieses Shops. Sie können sich geändert haben, seit Sie diese Seite geöffnet haben.",
  "You have reached the limit of unpaid orders. Pay or delete some before you order more.":
    "Sie haben die Höchstzahl unbezahlter Bestellungen erreicht. Bezahlen oder löschen Sie einige, bevor Sie weiter bestellen.",
  "You have reached the limit of unpaid orders for an unconfirmed e-mail address. Pay or delete some, or confirm your address from your account.":
    "Sie haben die Höchstzahl unbezahlter Bestellungen ohne bestätigte E-Mail-Adresse erreicht. Bezahlen oder löschen Sie einige, oder bestätigen Sie Ihre Adresse in Ihrem Konto.",
  "Too many unpaid orders from this account or network expired today. Confirm your e-mail address from your account before you order again.":
    "Zu viele unbezahlte Bestellungen dieses Kontos oder Netzwerks sind heute abgelaufen. Bestätigen Sie Ihre E-Mail-Adresse in Ihrem Konto, bevor Sie wieder bestellen.",
  "Confirm your e-mail address before your first order. Open the link in the e-mail we sent you, or request a new one from your account.":
    "Bestätigen Sie Ihre E-Mail-Adresse vor der ersten Bestellung. Öffnen Sie den Link in der E-Mail, die wir Ihnen gesendet haben, oder fordern Sie in Ihrem Konto einen neuen an.",
  "This order can no longer be changed here. Contact the shop.":
    "Diese Bestellung kann hier nicht mehr geändert werden. Wenden Sie sich an den Shop.",
  "You asked to cancel more units than these lines allow. Nothing was changed.":
    "Sie möchten mehr Stück stornieren, als bei diesen Positionen möglich ist. Es wurde nichts geändert.",
  "This order is delivered to a saved address or collected. Choose another saved address.":
    "Diese Bestellung wird an eine gespeicherte Adresse geliefert oder abgeholt. Wählen Sie eine andere gespeicherte Adresse.",
  "The shop set the price of delivery for this address. Contact the shop to send the order to another town.":
    "Der Shop hat den Lieferpreis für diese Adresse festgelegt. Wenden Sie sich an den Shop, um die Bestellung an einen anderen Ort zu senden.",
  "Delivery or tax would be different at that address. Cancel this order and place a new one, or contact the shop.":
    "Lieferung oder Steuer würden dort anders ausfallen. Stornieren Sie diese Bestellung und bestellen Sie neu, oder wenden Sie sich an den Shop.",
  "This customer has reached the limit of unpaid orders. Some must be paid or deleted first.":
    "Dieser Kunde hat die Höchstzahl unbezahlter Bestellungen erreicht. Einige müssen zuerst bezahlt oder gelöscht werden.",
  "This customer must confirm their e-mail address before their first order.":
    "Dieser Kunde muss vor der ersten Bestellung seine E-Mail-Adresse bestätigen.",
  "Order is paid": "Die Bestellung ist bezahlt",
  "Part of this order was paid by bank transfer. Transfer the rest, or ask the shop to return the money first.":
    "Ein Teil dieser Bestellung wurde per Überweisung bezahlt. Überweisen Sie den Rest, oder bitten Sie den Shop zuerst um Rückzahlung.",
  "This order was deleted.": "Diese Bestellung wurde gelöscht.",
  "This order is being deleted.": "Diese Bestellung wird gerade gelöscht.",
  "Order is not paid": "Die Bestellung ist nicht bezahlt",
  "Order is already delivered": "Die Bestellung ist bereits zugestellt",
  "Order is refunded": "Die Bestellung ist erstattet",
  "Part of this order is not in stock yet. Ship the available units now and the rest when they arrive.":
    "Ein Teil dieser Bestellung ist noch nicht auf Lager. Versenden Sie jetzt, was verfügbar ist, und den Rest, sobald er eintrifft.",
  "A refund of this order is pending. Ship the remaining units from its page, or wait for the decision.":
    "Eine Erstattung dieser Bestellung steht noch aus. Versenden Sie die übrigen Stücke auf ihrer Seite, oder warten Sie die Entscheidung ab.",
  "This order has nothing left to ship.": "Von dieser Bestellung ist nichts mehr zu versenden.",
  "Approve this order before you ship it.":
    "Geben Sie diese Bestellung frei, bevor Sie sie versenden.",
  "You entered more units of a line than are left to ship. Nothing was shipped.":
    "Sie haben von einer Position mehr Stück angegeben, als noch zu versenden sind. Es wurde nichts versandt.",
  "Some of these units are not in stock yet. Nothing was shipped.":
    "Einige dieser Stücke sind noch nicht auf Lager. Es wurde nichts versandt.",
  "The buyer asked for a single shipment. Confirm that you want to ship part of it, or wait.":
    "Der Käufer möchte eine einzige Sendung. Bestätigen Sie, dass Sie einen Teil versenden wollen, oder warten Sie.",
  "You entered more batch or serial numbers than a line has units.":
    "Sie haben mehr Chargen- oder Seriennummern angegeben, als eine Position Stück hat.",
  "No buyer of these units can be contacted.": "Kein Käufer dieser Stücke ist erreichbar.",
  "This order has no such shipment.": "Diese Sendung gibt es in dieser Bestellung nicht.",
  "Nothing of these orders has been shipped, and nothing can be shipped now.":
    "Von diesen Bestellungen ist nichts versandt, und nichts kann jetzt versandt werden.",
  "These packing slips have more than {most} lines in total. Print fewer at once.":
    "Diese Lieferscheine haben zusammen mehr als {most} Positionen. Drucken Sie weniger auf einmal.",
  "None of these orders can be shipped now: they await approval, payment or stock.":
    "Keine dieser Bestellungen kann jetzt versandt werden: Sie warten auf Freigabe, Zahlung oder Bestand.",
  "These orders have more than {most} lines in total. Pick fewer orders at once.":
    "Diese Bestellungen haben zusammen mehr als {most} Positionen. Wählen Sie weniger Bestellungen auf einmal.",
  "The status has changed. Check the new status before you continue.":
    "Der Status hat sich geändert. Prüfen Sie den neuen Status, bevor Sie fortfahren.",
  "This is not the next step of the order.": "Das ist nicht der nächste Schritt dieser Bestellung.",
  "This order has reached the limit of notes.":
    "Diese Bestellung hat die Höchstzahl an Bemerkungen erreicht.",
  "You have reached the limit of saved filters. Remove one first.":
    "Sie haben die Höchstzahl gespeicherter Filter erreicht. Entfernen Sie zuerst einen.",
  "This is a built-in filter. Choose another name.":
    "Dieser Filter ist vorgegeben. Wählen Sie einen anderen Namen.",
  "A step can be undone only within {seconds} seconds.":
    "Ein Schritt kann nur innerhalb von {seconds} Sekunden rückgängig gemacht werden.",
  "This parts list does not exist, or is no longer shared.":
    "Diese Teileliste gibt es nicht, oder sie wird nicht mehr geteilt.",
  "This revision is no longer available.": "Diese Revision ist nicht mehr vorhanden.",
  "This list was saved in another window. Check that revision before you continue.":
    "Diese Liste wurde in einem anderen Fenster gespeichert. Prüfen Sie diese Revision, bevor Sie fortfahren.",
  "There is no such invoice.": "Diese Rechnung gibt es nicht.",
  "Too many documents are being created. Try again in a moment.":
    "Gerade werden zu viele Dokumente erstellt. Versuchen Sie es gleich noch einmal.",
  "Another ZIP of invoices is being created. Try again when it is finished.":
    "Gerade wird ein anderes ZIP mit Rechnungen erstellt. Versuchen Sie es noch einmal, wenn es fertig ist.",
  "A period can have at most 366 days and must end after it begins.":
    "Ein Zeitraum hat höchstens 366 Tage und endet nach seinem Beginn.",
  "The settings for DATEV are not complete.": "Die Einstellungen für DATEV sind unvollständig.",
  "A DATEV file can have at most 99,999 bookings, and this month has more. Export its bookings as CSV instead.":
    "Eine DATEV-Datei kann höchstens 99.999 Buchungen haben, und dieser Monat hat mehr. Exportieren Sie seine Buchungen stattdessen als CSV.",
  "The cart was changed in another window. Check it before you continue.":
    "Der Warenkorb wurde in einem anderen Fenster geändert. Prüfen Sie ihn, bevor Sie fortfahren.",
  "The cart is empty.": "Der Warenkorb ist leer.",
  "Some of these parts do not exist. Nothing was changed.":
    "Einige dieser Teile gibt es nicht. Es wurde nichts geändert.",
  "The shop has not set the freight of this order yet.":
    "Der Shop hat die Fracht dieser Bestellung noch nicht festgelegt.",
  "This order has changed. Check it before you edit it again.":
    "Diese Bestellung wurde geändert. Prüfen Sie sie, bevor Sie sie erneut bearbeiten.",
  "This offer does not exist, or was withdrawn.":
    "Dieses Angebot gibt es nicht, oder es wurde zurückgezogen.",
  "This offer has already been answered or withdrawn.":
    "Dieses Angebot wurde beantwortet oder zurückgezogen.",
  "This offer has expired. Ask the shop for a new one.":
    "Dieses Angebot ist abgelaufen. Bitten Sie den Shop um ein neues.",
  "The price of delivery in this offer is for its address. Contact the shop for another address.":
    "Der Lieferpreis dieses Angebots gilt für seine Adresse. Für eine andere wenden Sie sich an den Shop.",
  "The customer no longer has an address in the town that the price of delivery is for. Check the price, save the draft, then send it.":
    "Der Kunde hat keine Adresse mehr in dem Ort, für den der Lieferpreis gilt. Prüfen Sie den Preis, speichern Sie den Entwurf und senden Sie ihn dann.",
  "This offer has changed. Check it before you continue.":
    "Dieses Angebot wurde geändert. Prüfen Sie es, bevor Sie fortfahren.",
  "An order must have at least one line. Delete the order instead.":
    "Eine Bestellung hat mindestens eine Position. Löschen Sie sie stattdessen.",
}
