import type { HeadingMeaning } from "./heading-words.ts"

/** Rank of headings that say no more than `Quantity`. */
export const PLAIN_QUANTITY_RANK = 2

/** Headings of quantities, in order of preference: ordered, needed in total, unspecified, per build. */
export const quantityHeadings: readonly HeadingMeaning[] = [
  {
    kind: "quantity",
    rank: 0,
    isPhrase: true,
    heads: `order qty | qty ord | ord qty | order quantity | ordered | ordered qty | qty ordered | quantity ordered | po quantity | po qty | purchase qty | purchase quantity | buy qty
      | requested qty | requested quantity | qty requested | quantity requested | req qty | rfq qty | bestellmenge | bestellte menge | anfragemenge | auftragsmenge | quantite commandee | qte commandee | qte cde
      | cantidad pedida | cantidad solicitada | cant pedida | unidades pedidas | web qty | bstmg | qtyuom | qtypuu`,
  },
  // Units of a request that are approved; units of an offer that are accepted, or whether they are.
  {
    kind: "quantity",
    rank: -0.5,
    isChoice: true,
    heads: "approved qty | approved quantity | qty approved | quantity approved",
  },
  { kind: "quantity", rank: 0.2, isChoice: true, heads: "accepted" },
  // Units that a supplier offers.
  {
    kind: "quantity",
    rank: 0.8,
    isOffer: true,
    heads: `quote qty | quoted qty | quoted quantity | quotation qty | qty quoted | quantity quoted | quoted | offered qty
      | qty offered | offer qty | offered | angebotsmenge | angebotene menge | angeboten | menge angeboten | qte devis
      | quantite devis | qte offre | cantidad ofertada | cant ofertada | cantidad presupuestada
      | quantita offerta | qta offerta | qta offerte | aantal offerte | offerte aantal | aangeboden aantal
      | aangeboden | geoffreerd | qtd orcada | ilosc oferowana | ilosc w ofercie
      | nabizene mnozstvi | nabidnute mnozstvi | ponukane mnozstvo | offererat antal | offererat | tilbudt antal
      | tilbudt | tarjottu maara | tarjottu | ajanlott mennyiseg | cantitate ofertata | teklif miktarı | 見積数量
      | 报价数量 | 견적수량`,
  },
  {
    kind: "quantity",
    rank: PLAIN_QUANTITY_RANK,
    heads: `db | szt | sztuk | kwmeng | kol | liczba | pezzi | nr pezzi | n pezzi | numero pezzi | pz | adet | ile
      | number of items | no req d | to pick | pick qty | stck | mengen | wie viele | bestellanzahl | bestellstuckzahl | positionsmenge | losmenge
      | anforderungsmenge | wunschmenge | kaufmenge | einkaufsmenge | qtes | combien | unites | unid | pzas | pzs | cuantos
      | cantidades | quanti | n unita | aantallen | stuks | aant | bestelaantal | bestelhoeveelheid | bestallningsantal
      | bestilles | skal bestilles | kvantum | tilausmaara | kappalemaara | tilataan | kusu | mnoz | osszes db | qt | pecas
      | nr buc | buc | siparis miktarı | siparis adedi | kom | кол | кол во | заказано | ποσ | τεμαχια | 订购数量 | 采购数量
      | 需求数量 | 個数 | qtt | qtty | so luong dat | الكمية | כמות | จำนวน | jumlah | kuantitas | 注文数 | 注文数量 | 発注数量 | 수량 | 주문수량`,
  },
  // Orders and ordered units have the same name.
  { kind: "quantity", rank: 5, heads: "commande | pedido | solicitado | requested | bestellung" },
  // Indian lists number their rows under this Vietnamese word.
  { kind: "quantity", rank: 5, heads: "sl" },
  // Units that have arrived, if a list states no others.
  { kind: "quantity", rank: 6, heads: "shipped | liefermenge" },
  // In reports of orders, other columns state the units of the whole order.
  {
    kind: "quantity",
    rank: -1,
    heads: `item quantity | line quantity | artikelmenge | quantite d articles | quantite d article
      | cantidad de articulos | cantidad del articulo | quantita articolo | quantita di articoli`,
  },
  {
    kind: "quantity",
    rank: 0,
    isPhrase: true,
    isChoice: true,
    heads: `to order | to reorder | to buy | to purchase | qty to order | quantity to order | qty to buy | zu bestellen | zu bestellende menge
      | quantite a commander | qte a commander | a commander | cantidad a pedir | a pedir | da ordinare
      | te bestellen | rendelendo | att bestalla | do zamowienia`,
  },
  {
    kind: "quantity",
    rank: 0,
    isChoice: true,
    heads: `order now | reorder | qty to reorder | quantity to reorder | reorder now | reorder qty | buy | bestellen | nachbestellen | commander | call off qty
      | call off quantity | qty to call off | release qty | release quantity | abrufmenge | abruf
      | quantite appelee | da ordinare qta | objednat | nachbestellmenge | k objednani | a encomendar
      | replenish | replenishment | replenishment qty | restock qty | reorder quantity | qty to purchase
      | buy now | nachbestellung | zu kaufen | kaufen | a acheter | a reapprovisionner
      | reappro | reapprovisionnement | comprar | a comprar | qtd a comprar | qtde a comprar
      | cantidad a comprar | a reponer | reponer | da acquistare | da riordinare | riordino | riordinare | repor
      | a repor | te kopen | kopen | zamowic | do kupienia | koupit | na objednani | bestall | att kopa | bestil
      | bestill | a bestille | at bestille | tilattava | tilaa | rendelni | de comandat | siparis verilecek
      | za naruciti | к заказу | заказать | 要発注数`,
  },
  // Units that a program suggests.
  {
    kind: "quantity",
    rank: 0.3,
    isChoice: true,
    isOffer: true,
    heads: `suggested order | suggested order qty | suggested qty | suggested quantity | order suggestion
      | order proposal | recommended order | recommended order qty | recommended qty | bestellvorschlag
      | vorschlagsmenge | qte suggeree | quantite suggeree | quantite proposee | cantidad sugerida
      | pedido sugerido | proposta ordine | proposta d ordine | proposta di ordine | proposta riordino | quantita proposta | qte proposee | qtd proposta
      | quantidade proposta | suggested | suggestion | suggested buy | proposed qty | proposed order | vorschlag
      | suggestion qte | sugerido | sugerencia | sugerencia de compra | sugerencia de pedido | compra sugerida
      | quantita suggerita | qta suggerita | ordine suggerito | sugestao | sugestao compra | sugestao de compra
      | qtd sugerida | qtde sugerida | quantidade sugerida | besteladvies | bestelvoorstel | inkoopadvies
      | inkoopvoorstel | advies | sugerowane zamowienie | propozycja zamowienia | sugerowana ilosc
      | navrh objednavky | navrh nakupu | doporucene mnozstvi | navrh na objednani | bestallningsforslag
      | inkopsforslag | bestillingsforslag | indkobsforslag | kobsforslag | innkjopsforslag | tilausehdotus
      | ostoehdotus | rendelesi javaslat | javasolt mennyiseg | propunere comanda | siparis onerisi
      | prijedlog narudzbe | рекомендуемый заказ | 発注推奨数 | 建议订购数量 | 建议采购数量 | 建议订货量`,
  },
  { kind: "quantity", rank: 0.5, isChoice: true, heads: "order" },
  {
    kind: "quantity",
    rank: 1,
    isPhrase: true,
    heads: `total qty | total quantity | qty total | quantity total | total required | total needed | qty needed
      | quantity needed | qty required | quantity required | required qty | required quantity | need | needed
      | required | annual qty | annual quantity | total req | fabbisogno | nodig | benodigd | behov | zapotrzebowanie
      | annual demand | annual usage | annual volume | gesamtbedarf | besoins | potreba | tarve | necesarias | yearly qty | yearly demand | eau | jahresbedarf | jahresmenge | besoin annuel
      | consumo anual | extended qty | extended quantity | ext qty | batch qty | build qty | total pcs | total units
      | gesamtmenge | gesamtanzahl | gesamtstuckzahl | menge gesamt | anzahl gesamt | stuckzahl gesamt | bedarf
      | bedarfsmenge | benotigt | quantite totale | qte totale | qte total | total qte | besoin | cantidad total
      | cant total | total unidades | necesario | necesara | necesare | necesar de achizitionat | necessario | necessaria | necessita
      | necesidad | necesidades | necessidade | behoefte | potrzeba | potrzebne | potrzebna ilosc | potrebne | potrebno | potrebujeme
      | behovs | behovet | szukseglet | szukseges | ihtiyac | ihtiyac miktari | gerekli | gereken | потребность | требуется | необходимо
      | потреба | потрібно | необхідно | reikia | poreikis | vajadzigs | vajadziba | vajalik | vajadus | απαιτουμενα | αναγκες
      | 必要数 | 必要数量 | 所要数 | 需求量 | 需要数量 | 필요수량 | 소요량 | can mua | kebutuhan | necesar`,
  },
  {
    kind: "quantity",
    rank: PLAIN_QUANTITY_RANK,
    isPhrase: true,
    heads: `ilosc | antal | qty | qtys | qnty | qnt | quantity | quantities | quant | count | pcs | pieces
      | units | no of pcs | no off | number off | no of units | amount needed | menge | anz | anzahl | stuck | stuckzahl
      | stk | stuecke | mng | qte | quantite | nombre | nb | nbre | ctd | qtde | cantidad | cant | cdad | uds
      | unidades | num unidades | aantal | quantita | quantitat | qta | qtd | quantidade | kvantitet | maara | mennyiseg
      | mnozstvi | pocet | pocet kusu | ks | antall | darab | lukumaara | kpl | how many | product qty | item qty
      | part qty | product uom qty | line qty | invoiced quantity ordered | qty each order
      | menny | darabszam | kolicina | mnozstvo | vymera | hoeveelheid | mangd | mængde | mengde | medicion | cantitate
      | miktar | obmiar | przedmiar | vordersatz | kogus | kiekis | daudzums | broj komada | liczba sztuk | ποσοτητα | количество | кількість | 数量 | so luong`,
  },
  {
    kind: "quantity",
    rank: 3,
    isPhrase: true,
    isPerBuild: true,
    heads: `qty per board | qty board | quantity per board | qty per unit | qty per build | quantity per build
      | qty per assembly | qty per assy | qty assy | per board | per build | per unit | usage per | qty per
      | quantity per | bom qty | qpa | qty bom | menge je baugruppe
      | menge pro baugruppe | menge pro gerat | je gerat | pro gerat | pro platine | menge pro platine
      | stuck pro gerat | menge je stuck | qte par carte | qte par produit | quantite par unite
      | par carte | cantidad por placa | cantidad por unidad | por placa | cantidad por equipo | per pc qty
      | 1台あたり数量 | 1台当たり数量 | 1台あたり | 1台当たり | 台あたり数量 | 台あたり | 員数 | 单台用量 | 单套用量 | 单机用量 | 每台用量 | 每套用量 | 每台数量 | 单板用量
      | 대당 수량 | 대당수량`,
  },
  {
    kind: "quantity",
    rank: 3,
    isPhrase: true,
    heads: "usage | component qty | component quantity | comp qty | komponentenmenge",
  },
  // Units of an order that have not arrived.
  {
    kind: "ignore",
    rank: 0,
    isOutstanding: true,
    heads: `outstanding | open qty | open quantity | remaining qty | undelivered | not delivered | not yet delivered
      | not received | still to be delivered | to be delivered | still to deliver | to receive | to be received | zu liefern | a livrer | a recevoir | a recibir
      | still to receive | remaining to receive | backlog | noch zu liefern | noch zu lief | ausstehend | ausstehende
      | offene | ruckstand | ruckstandsmenge | nachzuliefern | noch offen | reste a livrer | reste a recevoir
      | restant a livrer | restant a recevoir | reliquat | solde a livrer | pendiente de recibir | pendiente de entrega
      | pendiente de entregar | pendiente de servir | por recibir | por entregar | pendiente entrega
      | pendiente recibir | da consegnare | da ricevere | da evadere | residuo da evadere | residua da evadere | inevaso
      | inevasa | nog te leveren | nog te ontvangen | te ontvangen | te leveren | openstaand | openstaande | a receber
      | por receber | a entregar | saldo a receber | saldo a entregar | falta entregar | do dostarczenia | do dostawy
      | pozostalo do dostawy | pozostalo do dostarczenia | niezrealizowane | niezrealizowana | zbyva dodat
      | zbyva k dodani | k dodani | nedodano | zostava dodat | ostava dodat | nedodane | att leverera | att inleverera | a motta | modtag | vastaanotettava | do przyjecia | k prijmu
      | kvar att leverera | aterstar att leverera | udestaende | utestaende | mangler levering
      | gjenstar a levere | toimittamatta | avoinna | hatralek | hatralevo | meg szallitando | nyitott | rest de livrat
      | teslim edilecek | bekleyen | restantall | restantal | rest antall | rest antal | осталось получить | осталось отгрузить | к получению | к поставке | недопоставлено | залишилось отримати | εκκρεμη | υπολοιπο προς παραλαβη | neisporuceno | za isporuku | не поставлено | осталось поставить | 未納数 | 注残 | 注残数
      | 発注残 | 発注残数 | 未入荷数 | 未交数量 | 未交货数量 | 未清数量 | 未到货数量 | 미납수량 | 미입고수량`,
  },
  // The same beside a column of delivered units; in carts and reports of stock, these words mean something else.
  {
    kind: "ignore",
    rank: 1,
    isOutstanding: true,
    heads: `backorder | backorders | back order | backordered | b o | open | pending | remaining | remainder | balance
      | offen | restordre | i restordre | restnoterat | rest | restmenge | restliche | reste | restant | restante | restantes | pendiente | pendientes | pendente
      | pendentes | saldo | residuo | residua | resterende | pozostalo | pozostala | zbyva | zbyvajici | zostava | aterstar
      | gjenstar | jaljella | kalan | preostalo | remanescente | остаток | осталось | 잔량`,
  },
]
