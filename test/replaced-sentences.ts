/** Sentences that were hard to read, each with what stands in its place. */
export const replacedSentences: readonly { before: string; now: string }[] = [
  {
    before: "Not out yet. It cannot be ordered.",
    now: "Coming soon. This part cannot be ordered yet.",
  },
  {
    before: "Discontinued. It can no longer be ordered.",
    now: "This part is discontinued and can no longer be ordered.",
  },
  {
    before: "The freight of this order is set, or was never to be agreed on.",
    now: "The freight of this order is already set, or was never subject to agreement.",
  },
  {
    before:
      "Choose the address that this order goes to. You can add one where you order, or in your profile.",
    now: "Choose a delivery address for this order. You can add one here or in your profile.",
  },
  {
    before: "We do not deliver there so.",
    now: "This delivery method is not available for this address.",
  },
  {
    before:
      "Agree to what this shop's orders are placed on, as it is now. It may have changed meanwhile.",
    now: "Accept the current terms of this shop. They may have changed since you opened this page.",
  },
  {
    before:
      "You have as many unpaid orders as one account may have. Pay or delete some before you order more.",
    now: "You have reached the limit of unpaid orders. Pay or delete some before you order more.",
  },
  {
    before:
      "You have as many unpaid orders as an account may have whose e-mail address is not confirmed. Pay or delete some, or confirm your address: ask for the link in your account.",
    now: "You have reached the limit of unpaid orders for an unconfirmed e-mail address. Pay or delete some, or confirm your address from your account.",
  },
  {
    before:
      "Unpaid orders of this account or network lapsed twice today. Confirm your e-mail address before the next one: ask for the link in your account.",
    now: "Two unpaid orders from this account or network expired today. Confirm your e-mail address from your account before you order again.",
  },
  {
    before:
      "This customer has as many unpaid orders as their account may have. Some have to be paid or deleted first.",
    now: "This customer has reached the limit of unpaid orders. Some must be paid or deleted first.",
  },
  {
    before:
      "This customer has not confirmed their e-mail address, which comes before their first order.",
    now: "This customer must confirm their e-mail address before their first order.",
  },
  {
    before: "Some lines of this order do not hold. Nothing was ordered.",
    now: "Some lines of this order cannot be ordered as they are. Nothing was ordered.",
  },
  {
    before: "More than one order takes of this part.",
    now: "This is more than the maximum quantity per order for this part.",
  },
  {
    before: "Not a multiple of what this part is sold by.",
    now: "The quantity must be a multiple of this part's order multiple.",
  },
  {
    before: "Not so many of these lines can be cancelled. Nothing was changed.",
    now: "You asked to cancel more units than these lines allow. Nothing was changed.",
  },
  {
    before:
      "This order goes to one of your addresses, or is collected. Choose another of your addresses.",
    now: "This order is delivered to a saved address or collected. Choose another saved address.",
  },
  {
    before:
      "Delivery or tax would cost something else there. Cancel this order and place another, or write to the shop.",
    now: "Delivery or tax would cost a different amount there. Cancel this order and place a new one, or contact the shop.",
  },
  {
    before:
      "A refund of this order is not decided yet. Ship what is left on its page, or wait for it.",
    now: "A refund of this order is pending. Ship the remaining units from its page, or wait for the decision.",
  },
  { before: "Nothing is left of this order to ship.", now: "This order has nothing left to ship." },
  {
    before: "More of a line than is left of it to ship. Nothing was shipped.",
    now: "You entered more units of a line than are left to ship. Nothing was shipped.",
  },
  {
    before:
      "Its buyer wants all of this order at once. Say that it is to go in parts all the same, or wait.",
    now: "The buyer asked for a single shipment. Confirm that you want to ship part of it, or wait.",
  },
  {
    before: "Nothing of these orders was sent yet. Ship them first.",
    now: "These orders have not been shipped yet. Ship them first.",
  },
  {
    before: "No buyer of such units can be written to.",
    now: "No buyer of these units can be contacted.",
  },
  {
    before: "These orders have more than 5,000 lines to pick together. Pick fewer of them at once.",
    now: "These orders have more than 5,000 lines in total. Pick fewer orders at once.",
  },
  {
    before: "These slips have more than 5,000 lines together. Print fewer of them at once.",
    now: "These packing slips have more than 5,000 lines in total. Print fewer at once.",
  },
  {
    before:
      "Nothing of these orders can be sent now: they are not approved and paid, or wait for stock.",
    now: "None of these orders can be shipped now: they await approval, payment or stock.",
  },
  {
    before: "The status changed meanwhile. Look at the new one before you go on.",
    now: "The status has changed. Check the new status before you continue.",
  },
  { before: "That is not its next step.", now: "This is not the next step of the order." },
  {
    before: "There are as many saved filters as there can be. Remove one first.",
    now: "You have reached the limit of saved filters. Remove one first.",
  },
  {
    before: "This order has as many notes as one can have.",
    now: "This order has reached the limit of notes.",
  },
  {
    before: "This shop takes no returns by itself. Write to it.",
    now: "This shop does not accept returns online. Contact the shop.",
  },
  {
    before: "That is more of a line than can be returned.",
    now: "You entered more units of a line than can be returned.",
  },
  {
    before: "This return changed meanwhile. Look at it as it is now before you go on.",
    now: "This return has changed. Check it before you continue.",
  },
  {
    before: "A return in this state does not take this step.",
    now: "This step is not possible in the current state of the return.",
  },
  {
    before:
      "Some of these goods came back before. Give the money back without putting them on sale again.",
    now: "Some of these goods were returned before. Refund them without restocking.",
  },
  {
    before: "This import is not at that step. Look at how far it is.",
    now: "This import is not at that step. Check its progress.",
  },
  {
    before: "Another import is being written. Wait until it is done.",
    now: "Another import is running. Wait until it has finished.",
  },
  {
    before: "The list was saved in another window. Look at that revision before you go on.",
    now: "This list was saved in another window. Check that revision before you continue.",
  },
  {
    before: "Nothing of this order is paid and not refunded yet.",
    now: "This order has no paid amount left to refund.",
  },
  {
    before: "That is more than is paid and not refunded yet.",
    now: "This is more than the amount left to refund.",
  },
  {
    before:
      "The goods come back on sale only when all of the money goes back. Restock the part by itself instead.",
    now: "Goods are restocked only with a full refund. Adjust the stock of the part instead.",
  },
  {
    before: "Some goods of this order are back on sale already. Name the lines of the others.",
    now: "Some goods of this order have already been restocked. Choose the lines of the others.",
  },
  {
    before: "That is more of a line than was ordered and not refunded yet.",
    now: "You entered more units of a line than are left to refund.",
  },
  {
    before:
      "The card provider refuses this refund. Look at the payment on the provider's own pages.",
    now: "The card provider declined this refund. Check the payment in the provider's dashboard.",
  },
  {
    before:
      "The card provider holds a payment for this order that does not fit it. Ask the shop to look at it.",
    now: "The card provider has a payment for this order that does not match it. Contact the shop.",
  },
  {
    before: "A part has at most 1,000,000,000 in stock, with those in unpaid orders.",
    now: "A part can have at most 1,000,000,000 units in stock, including those in unpaid orders.",
  },
  {
    before: "Nothing was changed. Check the present state.",
    now: "Nothing was changed. Check the current state.",
  },
  {
    before: "Only a mail that was given up can be sent again.",
    now: "Only a failed mail can be sent again.",
  },
  {
    before: "This shop does not take reviews of parts.",
    now: "This shop does not accept part reviews.",
  },
  {
    before: "Then there is nothing to pay, and the goods go back on sale.",
    now: "There will be nothing to pay, and the goods go back on sale.",
  },
  {
    before: "Delivery stays free, although less is left than is delivered free.",
    now: "Delivery stays free.",
  },
  {
    before:
      "The address is not confirmed, so its owner is not proven. Whoever registered it gets these rights.",
    now: "The address is not confirmed, so its owner is unknown. The person who registered it gets these rights.",
  },
  { before: "Admin rights taken away", now: "Admin rights removed" },
  { before: "Failed to take the admin rights away", now: "Failed to remove the admin rights" },
  {
    before:
      "These rights are your own: you leave the pages of administrators, and only another administrator can give them back.",
    now: "These are your own rights: you will leave the administrator pages, and only another administrator can restore them.",
  },
  {
    before: "keeps the account and its orders, and no longer opens the pages of administrators.",
    now: "keeps the account and its orders, but can no longer open the administrator pages.",
  },
  {
    before: "Sold out: fewer are left than one order takes.",
    now: "Sold out: fewer are left than the minimum order.",
  },
  { before: "left, fewer than one order takes.", now: "left, fewer than the minimum order." },
  { before: "Asked again: it still waits.", now: "Checked again: no answer yet." },
  { before: "Counts for your orders.", now: "Applied to your orders." },
  {
    before: "Certificate sent. It counts once the shop has looked at it.",
    now: "Certificate sent. It applies once the shop has approved it.",
  },
  {
    before: "Confirm your e-mail address, so that it counts. Orders bear tax until then.",
    now: "Confirm your e-mail address to use it. Until then, orders are charged tax.",
  },
  {
    before: "Its authority has not answered yet. Orders bear tax until then.",
    now: "The tax authority has not answered yet. Until then, orders are charged tax.",
  },
  {
    before: "We look at it. Orders bear tax until then.",
    now: "The shop is reviewing it. Until then, orders are charged tax.",
  },
  { before: "Orders bear tax until then.", now: "Until then, orders are charged tax." },
  {
    before: "Tax id added, but its authority knows no such number.",
    now: "Tax id added, but the tax authority does not recognize this number.",
  },
  {
    before: "Its authority knows no such number.",
    now: "The tax authority does not recognize this number.",
  },
  {
    before: "Tax id added. It counts once it is checked.",
    now: "Tax id added. It applies once it has been checked.",
  },
  {
    before: "Until they are approved, orders bear tax.",
    now: "Until they are approved, orders are charged tax.",
  },
  { before: "Discarded. Nothing was written.", now: "Discarded. Nothing was changed." },
  { before: "Checked. Nothing is written yet.", now: "Checked. Nothing has been changed yet." },
  {
    before: "Nothing is written. Mend the file and send it again.",
    now: "Nothing was changed. Correct the file and upload it again.",
  },
  {
    before: "Nothing is written. The grid says what is wrong, as long as it is open.",
    now: "Nothing was changed. The grid shows the errors while it is open.",
  },
  { before: "Its buyer never sees it.", now: "The buyer never sees it." },
  {
    before: "Its buyer wants all of this order at once.",
    now: "The buyer asked for a single shipment.",
  },
  {
    before: "Its revisions go with it, and its link leads nowhere then.",
    now: "Its revisions are deleted too, and its link stops working.",
  },
  { before: "Its revisions go with it.", now: "Its revisions are deleted too." },
  {
    before: "Leave it out, and it is made from the label. It stays.",
    now: "Optional. Made from the label if left empty. It cannot be changed later.",
  },
  {
    before: "Leave it out, and the shop gives it one. It stays.",
    now: "Optional. Assigned automatically if left empty. It cannot be changed later.",
  },
  { before: "Look into your mail.", now: "Check your e-mail." },
  { before: "No part is called so.", now: "No part has this number or name." },
  {
    before: "Nothing of this order is sold any more.",
    now: "None of these parts is sold any more.",
  },
  {
    before: "One thing more: this account has a second factor.",
    now: "This account has a second factor.",
  },
  {
    before: "Someone was first. The number above is what is available now.",
    now: "Someone else ordered first. The number above is what is available now.",
  },
  {
    before: "Tax is worked out as for the order. Its buyer gets a mail, and can pay then.",
    now: "Tax is calculated as for the order. The buyer receives an e-mail and can then pay.",
  },
  { before: "They cost the same in all.", now: "The total is the same." },
  {
    before: "Tick none, and it can be said of all products.",
    now: "If you select none, it applies to all products.",
  },
  {
    before: "We mail you a link by which you choose a new one.",
    now: "We will e-mail you a link to choose a new one.",
  },
  {
    before: "You see which before anything happens.",
    now: "You see them before anything changes.",
  },
  {
    before: "Your earlier try did arrive: that order was placed.",
    now: "Your first attempt went through: the order was placed.",
  },
  { before: "Write a percentage", now: "Enter a percentage" },
  { before: "Write a whole number", now: "Enter a whole number" },
  { before: "Everything that products say is known.", now: "All product attributes are known." },
  {
    before: "They stay as the file has them, and nothing is found or filtered by them.",
    now: "They are kept as in the file, but cannot be searched or filtered.",
  },
  {
    before:
      "What you choose is remembered for files to come, and holds for products that are there.",
    now: "Your choice is remembered for future files and applied to existing products.",
  },
  {
    before: "Who holds goods without having paid for them, the greatest value first.",
    now: "Buyers with reserved goods that are not paid for, highest value first.",
  },
  { before: "None waits.", now: "Nothing is waiting." },
  { before: "Nothing waits.", now: "Nothing is waiting." },
  { before: "One on each line", now: "One per line" },
  { before: ", or between commas.", now: ", or separated by commas." },
  {
    before: "Its two letters, such as DE, GB or US.",
    now: "Two-letter country code, such as DE, GB or US.",
  },
  {
    before:
      "Who bought a part can say on its page what they think of it. Off, the pages show none.",
    now: "Buyers of a part can review it on its page. While this is off, pages show no reviews.",
  },
  { before: "Looked at before they are shown", now: "Reviewed before they are published" },
  {
    before: "Parts without a rate of their class bear the standard one.",
    now: "Parts without a rate for their class use the standard rate.",
  },
  {
    before: "That of the shop's own place. It is taken off where it is not due.",
    now: "The rate of the shop's own location. It is deducted where it is not due.",
  },
  {
    before:
      "Orders are placed without a price for delivery, and you agree on one with their buyer.",
    now: "Orders are placed without a delivery price, which you agree on with the buyer.",
  },
  {
    before:
      "Delivery then bears the taxes of the goods, by their shares of the price. In the EU: where the shop's country is a member.",
    now: "Delivery is taxed like the goods, in proportion to their prices. In the EU: if the shop's country is a member.",
  },
  {
    before: "Only this region's rate is due there, not the country's besides.",
    now: "Only this region's rate applies there, not the country's as well.",
  },
  {
    before: "What files call it, one a line. It is read from these keys, too.",
    now: "Names of it in files, one per line. It is read from these keys as well.",
  },
  {
    before: "Among your own attributes, the lowest first.",
    now: "Order among your own attributes, lowest first.",
  },
  {
    before: "From a quantity on, each costs less. You may leave them out.",
    now: "Optional. Lower unit prices from a quantity on.",
  },
  {
    before: "Buyers do not see it. You may leave it empty.",
    now: "Optional. Buyers do not see it.",
  },
  {
    before: "If it was not you, there is nothing to do: nothing was changed and nobody was let in.",
    now: "If it was not you, you do not need to do anything: nothing was changed and no one has signed in.",
  },
  {
    before: "Somebody, we hope you, asked for a new password for your account.",
    now: "Someone, probably you, asked for a new password for your account.",
  },
  { before: "Somebody tried to register at", now: "Someone tried to register at" },
  {
    before: "with your address. You have an account.",
    now: "with your address. You already have an account.",
  },
  {
    before: "Somebody wrote to you by the contact form:",
    now: "Someone wrote to you through the contact form:",
  },
  {
    before: "As you asked, we have taken this off your order.",
    now: "As you asked, we have removed this from your order.",
  },
  {
    before: "You took back your request to return goods.",
    now: "You withdrew your request to return goods.",
  },
  {
    before: "We have your request to return goods. Keep them until you hear from us.",
    now: "We have received your request to return goods. Please keep them until you hear from us.",
  },
  {
    before: "Your return has arrived. We tell you once your refund is on its way.",
    now: "Your return has arrived. We will tell you when your refund is on its way.",
  },
  {
    before: "We write to you about something that we sent you:",
    now: "We are writing about goods that we sent you:",
  },
  {
    before: "Thank you for your review. Everybody can read it now.",
    now: "Thank you for your review. It is now public.",
  },
  {
    before: "If you did not register with us, ignore this mail: nobody can use your address.",
    now: "If you did not register with us, ignore this e-mail: no one can use your address.",
  },
  { before: "Your answer to this mail goes to", now: "Your reply to this e-mail goes to" },
  {
    before: "Your bank may need a few days until the amount shows.",
    now: "It may take a few days until your bank shows the amount.",
  },
  {
    before:
      "Writes everything the shop knows into one file, while it runs; over a file that is there only with --overwrite.",
    now: "Saves all data of a running shop in one file. Replaces an existing file only with --overwrite.",
  },
  {
    before:
      "With --into the file is named by its time, and only the newest are kept, 14 without --keep.",
    now: "With --into, names the file by the current time and keeps only the newest: 14 unless --keep says otherwise.",
  },
  {
    before: "Brings the database to this release. It is safe while shops run, and when run twice.",
    now: "Migrates the database to this release. Safe to run twice, and while the shop runs.",
  },
  {
    before: "takes these rights away again, never the last administrator's",
    now: "removes these rights, except from the last administrator",
  },
  {
    before: "does not ask when nobody has proved that the address is theirs",
    now: "does not ask for confirmation if the address is not confirmed",
  },
  {
    before:
      "the address is not confirmed: nobody has shown that it is theirs. Whoever registered it gets these rights.",
    now: "the address is not confirmed, so its owner is unknown. The person who registered it gets these rights.",
  },
  { before: "Say what from: npm run restore", now: "Name the backup file: npm run restore" },
  { before: "Say who: npm run sign-out", now: "Name an account: npm run sign-out" },
  {
    before: "Ends every session of an account, or of everybody, with the access tokens.",
    now: "Ends every session of an account, or of all accounts, and their access tokens.",
  },
  {
    before:
      "Checks stock, orders, payments and charges against each other, and ends with code 1 where they do not agree.",
    now: "Compares stock, orders, payments and charges. Exits with code 1 if they do not agree.",
  },
  {
    before:
      "Fills an empty shop with the demo content; with --scale also with what a large shop has after years.",
    now: "Fills an empty shop with the demo content. With --scale, adds the data of a large shop.",
  },
]
