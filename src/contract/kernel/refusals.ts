/**
 * Everything the shop can refuse, with the sentence a person reads. Operations throw `Refusal(code)`,
 * http/error-map.ts gives each its status; a code in neither place does not compile.
 */
export const refusalText = {
  unauthenticated: "Sign in to do this: the access token is missing, expired or revoked.",
  forbidden: "Your account may not do this.",
  identity_proof_missing: "Sign in first: no proof of identity came with this call.",
  invalid_input: "Some fields are not right.",
  invalid_json: "The body is not valid JSON, or has a key '__proto__' or 'constructor'.",
  unsupported_media_type: "Send the body as application/json.",
  body_too_large: "The body is too large.",
  body_cut_off: "The body broke off before its end. Send it again.",
  route_not_found: "There is no such address.",
  method_not_allowed: "This address does not take that method.",
  part_not_found: "This part is no longer made.",
  part_unknown: "There is no such part.",
  order_not_found: "This order does not exist.",
  user_not_found: "No account has this e-mail address.",
  below_minimum: "Less than Minimun Order Quantity",
  not_available: "Not Available",
  total_not_chargeable:
    "One order may cost between $0.50 and $999,999.99. Order a smaller quantity, or split it into several orders.",
  price_changed: "Price changed",
  too_many_unpaid_orders:
    "You have as many unpaid orders as one account may have. Pay or delete some before you order more.",
  address_not_proved:
    "You have as many unpaid orders as an account may have whose e-mail address is not confirmed. Pay or delete some, or confirm your address: ask for the link in your account.",
  order_paid: "Order is paid",
  order_cancelled: "This order was deleted.",
  order_being_cancelled: "This order is being deleted.",
  order_not_paid: "Order is not paid",
  order_delivered: "Order is already delivered",
  order_refunded: "Order is refunded",
  status_changed: "The status changed meanwhile. Look at the new one before you go on.",
  undo_too_late: "Only a step of the last ten seconds can be undone.",
  part_changed: "Someone changed this part meanwhile. Reload it and try again.",
  stock_below_zero: "That would leave less than nothing in stock.",
  stock_too_large: "A part has at most 1,000,000,000 in stock, with those in unpaid orders.",
  no_payable_order:
    "No unpaid order of yours matches this payment. Send the order's id as 'orderId'.",
  payment_not_confirmed: "The card provider has not confirmed this payment.",
  payment_unclear:
    "The card provider holds a payment for this order that does not fit it. Ask the shop to look at it.",
  nothing_to_refund: "Nothing of this order is paid and not refunded yet.",
  refund_too_large: "That is more than is paid and not refunded yet.",
  restock_needs_whole_refund:
    "The goods come back on sale only when all of the money goes back. Restock the part by itself instead.",
  refund_refused:
    "The card provider refuses this refund. Look at the payment on the provider's own pages.",
  idempotency_key_reused: "This Idempotency-Key was used for a different request. Use a new key.",
  invalid_event: "The event's signature or age is not right.",
  rate_limited: "Too many requests. Wait a little and try again.",
  too_many_streams:
    "Too many pages are being kept up to date at your address. Close some, or ask now and then instead.",
  streams_full:
    "The shop keeps as many pages up to date as it can right now. Ask now and then instead.",
  payment_provider_unavailable:
    "The card provider is not answering. Nothing was charged. Try again.",
  stand_in_elsewhere:
    "This stand-in answers only at the machine that the shop runs on. SANDBOX=on opens it to everybody.",
  payments_not_offered: "Card payment is not set up in this shop.",
  multipart_expected: "Send the picture as multipart/form-data, in the field 'image'.",
  image_missing: "Send exactly one picture, as the field 'image'.",
  image_too_large: "A picture may have at most 5 MiB. Save it smaller and try again.",
  image_type_refused:
    "Only PNG, JPEG, WebP and GIF pictures can be used, with no other kind of file hidden inside.",
  image_unreadable: "This picture is damaged or incomplete. Save it anew and try again.",
  image_too_many_pixels: "A picture may have at most 40 megapixels. Scale it down and try again.",
  image_too_slow:
    "This picture takes too long to read. Save it anew as a plain JPEG or PNG and try again.",
  images_busy: "Too many pictures are being read right now. Try again in a moment.",
  image_store_unavailable: "Pictures cannot be stored or shown right now. Try again in a moment.",
  image_not_found: "There is no such picture.",
  review_not_found: "There is no such review.",
  import_not_found: "There is no such import.",
  import_state: "This import is not at that step. Look at how far it is.",
  import_busy: "Another import is being written. Wait until it is done.",
  import_outdated:
    "Products of this import were changed after it was compared. Nothing was written. Send the file again.",
  import_changed_since:
    "Products of this import were changed since, so it cannot be undone. Nothing was changed.",
  import_not_last: "Only the last import can be undone.",
  import_cancelled: "The import was cancelled. Nothing was changed.",
  mail_not_found: "There is no such mail.",
  mail_not_dead: "Only a mail that was given up can be sent again.",
  foreign_origin: "This call came from another site, so it was not answered.",
  sign_in_failed: "Invalid email or password",
  account_exists: "User already exists. Use another email.",
  password_too_short: "Password Must be 6 characters or longer",
  password_too_long: "A password has at most 256 characters.",
  password_is_email: "Your e-mail address is no password: it is the first thing others try.",
  password_common: "This is one of the commonest passwords. Choose one that nobody guesses.",
  wrong_password: "The password is not right.",
  password_missing: "This account has no password. Choose one by 'forgotten password'.",
  link_invalid: "This link was used already or is too old. Ask for a new one.",
  email_verified: "Your e-mail address is confirmed already.",
  wrong_code: "This code is not right, or was used already.",
  second_factor_needed: "This account has a second factor. Sign in with your code first.",
  second_factor_expired: "The time for the code is over. Sign in again.",
  second_factor_locked: "Too many wrong codes. Wait 15 minutes and sign in again.",
  second_factor_on: "Your second factor is on already.",
  second_factor_off: "Your second factor is not on.",
  second_factor_missing:
    "Administrators of this shop need a second factor. Set it up in your account first.",
  sign_in_again: "Your sign-in is too long ago for this. Sign in again.",
  provider_not_offered: "This shop does not offer that way to sign in.",
  provider_not_connected:
    "Your e-mail address has an account here. Sign in by password; then connect the other way in your account.",
  provider_unreachable: "That sign-in service is not answering. Try again, or use your password.",
  identity_not_connected: "Your account does not use that sign-in service.",
  last_way_in:
    "That is your only way to sign in. Choose a password first, or connect another service.",
  last_administrator: "You are the only administrator. Make somebody else one first.",
  orders_under_way:
    "An order you paid for is still on its way. Close your account once it is delivered.",
  shop_busy:
    "The shop is busy, or this asks for too much at once. Ask for less, or try again in a moment.",
  database_unavailable: "The shop is busy or restarting. Try again in a moment.",
} as const

export type RefusalCode = keyof typeof refusalText
