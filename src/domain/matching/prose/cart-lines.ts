import { isSum } from "../sum-rows.ts"
import { withoutPrices } from "./prose-sentences.ts"
import { anyOf } from "./prose-words.ts"

/** Words by which a shopping cart states the stock of a part. */
const STOCK_WORDS = anyOf(`
  in stock | out of stock | available | on backorder | auf lager | lieferbar | vorrätig | verfügbar | en stock | disponible | disponibles | en existencia | disponibile | disponibili | op voorraad | leverbaar
  | na magazynie | na stanie | dostępny | dostępne | i lager | på lager | em estoque | em stock | disponível | varastossa | skladem | na skladě | készleten | raktáron | în stoc | stokta`)
/** Words by which a shopping cart begins a delivery time. */
const SHIPPING_WORDS = anyOf(`
  ships | usually ships | shipped | sold by | dispatched | arrives | delivery | get it by | lieferzeit | lieferung | versandfertig | versand | expédié | expédition | livraison | livré | envío | enviado | entrega | spedito | spedizione | consegna
  | levertijd | levering | verzonden | wysyłka | dostawa | leveranstid | leverans | leveringstid | forsendelse | envio | prazo | toimitus | toimitusaika | doručení | dodání | szállítás | livrare | kargo | teslimat`)
/** Buttons of a shopping cart. */
const CART_BUTTONS = `(?:${anyOf("remove | delete | save for later | move to wishlist | edit | update | entfernen | löschen | merken | supprimer | retirer | eliminar | quitar | rimuovi | elimina | verwijderen | usuń | ta bort | fjern | remover | poista | odstranit | törlés | sterge | șterge | sil")})(?: ?[|·/] ?.{3,30})?`

const OF_CART = new RegExp(
  `^(?:[^:.,]{0,20}(?:${STOCK_WORDS})|(?:${SHIPPING_WORDS})(?![\\p{L}:])[^:,]{0,30}|${CART_BUTTONS})[.!]?$`,
  "iu",
)

/** Returns whether a line states a price, stock, a delivery time or a button, as in a copied shopping cart. */
export const isCartLine = (line: string): boolean =>
  withoutPrices(line) === "" || isSum([line], "") || OF_CART.test(line)
