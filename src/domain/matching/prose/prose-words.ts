/**
 * Patterns for words of e-mails in English, German, French, Spanish and Italian, and the commonest ones of Dutch, Polish,
 * Portuguese and the Scandinavian languages. Units also in all other languages of Europe.
 */

/** Shorter words without their accents are other words: `des` for `dès`. */
const MIN_LETTERS = 4

/** Returns the spellings of words, without accents, too: `luefter` and `lufter` for `lüfter`. */
export function spellingsOf(words: string): string[] {
  const german = ["ä ae", "ö oe", "ü ue", "ß ss"].reduce((text, pair) => {
    const [letter = "", letters = ""] = pair.split(" ")
    return text.replaceAll(letter, letters)
  }, words)
  const plain = words.replaceAll("ß", "ss").normalize("NFD").replaceAll(/\p{M}/gu, "")
  const typed = [german, plain].filter(({ length }) => length >= MIN_LETTERS)
  return [...new Set([words, ...typed])]
}

const wordsOf = (written: string): Set<string> =>
  new Set(written.split("|").flatMap((words) => spellingsOf(words.trim())))

export const longestFirst = (words: Iterable<string>): string =>
  [...words].toSorted((one, other) => other.length - one.length).join("|")

/** Pattern of words that `|` divides. */
export const anyOf = (written: string): string => longestFirst(wordsOf(written))

/**
 * Pattern of words for a repetition. It leaves out phrases that consist of the other words, because each second
 * reading of a text doubles the time to match it.
 */
export function repeatable(written: string): string {
  const all = wordsOf(written)
  const isPhrase = (words: string) =>
    words.includes(" ") && words.split(" ").every((word) => all.has(word))
  return longestFirst([...all].filter((words) => !isPhrase(words)))
}

export const NORDIC_CONTAINERS = anyOf(
  "rulle | rullar | ruller | rull | kartong | kartonger | låda | lådor | påse | påsar | pose | poser | pakke | pakker | æske | eske | esker | kasse",
)
/** Vessels, of which some words mean other things unless the content follows: `a can of compressed air`. */
const VESSELS = `(?:${anyOf("cans? | bottles? | tins? | jars? | bombes? | flacons? | bouteilles? | botes? | botellas? | latas? | frascos? | bombolett[ae] | flacon[ei] | bottigli[ae] | barattol[oi] | garrafas?")})(?= (?:of|de|di) (?!ink|tinta|inchiostro)| d['’](?!encre))|${anyOf("dosen?(?! cat) | flaschen? | spuitbus(?:sen)? | fles(?:sen)? | puszk[aięi] | puszek | butelk[aięi] | butelek | burk(?:ar)? | flask(?:a|or|er?)? | dåser? | bokser? | purkkia? | pulloa? | plechovk[ayu] | láhev | lahv[eí] | flakon | palack | doz[ăe] | sticl[ăe] | şişe")}`
/** Containers in which parts are packed. */
export const CONTAINER_WORDS = `${NORDIC_CONTAINERS}|${VESSELS}|${anyOf(`
  box(?:es)?(?! estern) | packs? | packets? | cartons? | ctns? | tubes? | trays? | bags? | rolls? | reels? | spools? | bundles? | sticks? | riegel | kartons? | packung(?:en)? | gebinde | vpe | tuben?
  | rollen? | beutel | boîtes? | paquets? | sachets? | rouleaux? | paquetes? | bolsas? | rollos? | bobin[ae]s? | lots?(?= de \\d) | lotes?(?= de \\d) | tubos? | scatol[ae] | confezion[ei] | tubett[oi] | rotol[oi] | sacchett[oi] | doos | dozen | pak | pakken | pakjes? | zak | zakken | zakjes? | rol | rollen | förpackning(?:ar)? | askar? | æsker? | kasser? | laatikkoa? | rasiaa? | pakettia? | rullaa? | pussia? | karpi? | pakki? | rulli? | kastes? | pakas? | dėžut[ėe]s? | pakuot[ėe]s?
  | opakowanie | opakowania | opakowań | opak | pudełko | pudełka | pudełek | paczk[aię] | paczek | kartony | kartonów | rolk[ai] | rolek | balení | krabic[ei]? | krabíc | balenie | balenia | sáčk[ůyu]? | škatl[aei]? | kutij[aeu] | pakiranj[ea] | paketa? | paketi | doboz | csomag | karton | tekercs | zacskó | cuti[eia] | pachete? | bax(?:uri)? | role | pungi | kutu | koli | rulo | poşet
  | pacotes? | embalagem | embalagens | rolos? | sacos? | capses | capsa | кути[ияй] | опаковк[аи] | коробк[аиу] | коробок | упаковк[аи] | упаковок | упак | пачк[аи] | пачек | κουτιά? | κουτί | πακέτ[οα] | συσκευασία | συσκευασίες`)}`

/** Units of memory, as they are written and spoken. */
export const BYTE_UNITS = "[kmgt]i?b|[gm]o(?! ahead)|gigs?|tera(?:byte)?s?"
/** Units of a size before the name of a part: `30-bay charging carts`, `9U cabinet`. */
export const SIZE_UNITS = `${BYTE_UNITS}|w|v|mm|cm|m|ft|inch|zoll|pouces|pulgadas|pollici|tum|ports?|way|pin|bay|slot|fach|u|he`

/** Months by their first letters, for positions where only a time can occur. */
export const MONTH_WORDS =
  "(?:jan|feb|mar|mär|apr|av|abr|may|mai|jun|juin|jul|juil|aug|ao[uû]t|ago|sep|o[ck]t|nov|de[czk]|d[ée]c|ene|fév)\\p{L}{0,8}\\.?"

/** Units in which parts are counted. In `1 carton of fans (20)` the carton is not the unit. */
export const UNIT_WORDS = `${anyOf(`
  pcs | no | numbers? of | pces | pce | pieces | piece | units | unit | ea | off | nos | no's | each | qty | sets | sets of | pairs? of | kits of | jeux? de | juegos? de | paires? de | pares de | paia di | of each | stk | stck | stück | stueck | stücke | st | einheiten | einheit | exemplare
  | mal | pièces | pièce | pieces | pces | unités | unité | exemplaires | exemplare | exemplar | ex | fois | unidades | unidad | uds | ud
  | piezas | pieza | pzas | pza | pz | stuks | szt | ks
  | pezzi | pezzo | unità | confezioni
  | stuks | stuk | unidades do | styck | sztuki | sztuka | sztuk | szt | ks | unid | unids
  | keer een | keer de | keer het | mal ein | mal eine | mal einen | mal den | mal die | mal das | fois un | fois une | gånger en
  | keer | razy | gånger | ggr | ganger | gange | veces | vezes | volte
  | styk | stycken | stykker | stykk | stykki | kpl | kappaletta | kappale | tk | tükki | gab | gabali | gabalu | vnt | vienetai | vienetų | kus | kusy | kusů | kusov | kos | kosov | kosi | kom | komada | komad
  | darab | buc | bucăți | bucăţi | bucata | bucată | adet | tane | copë | copa | unitats | peças | pçs | pç | бр | броя | броя | брой | бройки | шт | штук | штуки | штука | парчиња | τεμ | τμχ | τεμάχια | τεμάχιο`)}|(?<=(?:^|[,;•(–-] ?)\\d{1,5} ?)db(?= \\p{L}{2}|[,;)/]|$)|pc(?! (?:portables?|fixes?|gamers?|de bureau|all-in-one))|und?(?=\\.| ?-)|sets?(?= ?[.,;)]| ?$)|(?<!(?<!\\d)1 )(?:${CONTAINER_WORDS}|samples?|muster|échantillons?|muestras?|campion[ei]) (?:of|de|di|von|mit|with)`

/** Words that announce a quantity. */
export const QUANTITY_WORDS = anyOf(`
  pz | pezzi | pza | pzas | stk | qty | q'ty | qnty | quantity | quantities | quant | order qty | quantity required | quantity needed | qty required | qty needed | required quantity | amount | count | how many | pieces | pcs | units
  | menge | anzahl | anz | antal | stückzahl | stück | bestellmenge | benötigte menge | gewünschte menge | qté | qte | quantité | quantite | nombre
  | cantidad | cantidad requerida | cant | uds | unidades
  | quantità | q.tà | qtà`)

/** Words between a quantity and the name of a part. */
export const OF_WORDS = anyOf(
  "van de | van het | van | of the | of your | of | the | die | das | den | dem | von der | von den | vom | von | der | des | de la | de los | de las | du | de l' | de | d' | del | la | los | las | el | le | les | your | mal | times | more | di | degli | delle | dei | della | dello | gli | i | lo | do | da | dos | das",
)

/** Words that repeat the quantity before: `4 Anvil 850 and Keel B850, also 4`. */
export const ALSO_WORDS = anyOf(
  "also | likewise | auch | ebenfalls | gleichfalls | aussi | également | también | igualmente | anche",
)

/** Words that add to what was said before. */
const ADDITIONS =
  "in addition | additionally | besides | aparte | à part | on top of that | on top of this | on top of these | zudem | des weiteren | darüber hinaus | außerdem | zusätzlich | dazu | en plus | en outre | además | asimismo | inoltre | in più | daarnaast | bovendien | verder | dodatkowo | ponadto | do tego | oprócz tego | poza tym | dessutom | därutöver | derudover | desuden | dertil | i tillegg | além disso | kromě toho | navíc | dále | lisäksi | ezenkívül | továbbá | în plus | de asemenea | ayrıca"
export const ADDITION_WORDS = anyOf(ADDITIONS)

export const AND_WORDS = anyOf(
  `n | an(?= \\d) | ja(?= \\d) | and also | and | und auch | und | sowie | et | y | e | plus | as well as | mitsamt | nebst | inklusive | zuzüglich | together with | along with | ainsi que | además de | también | noch | then | also | ed | nonché | oltre a | anche | en | en ook | ook | alsook | og | samt | og så | och | också | oraz | a także | także | jak również | również | alsmede | evenals | liksom | jämte | bem como | assim como | así como | de même que | come pure | e também | mais | și | és | (?<= )ve | ${ADDITIONS}`,
)

/** Beginnings of sentences that take back what was said before. */
export const RETRACTIONS = anyOf(`
  actually | no wait | wait | no sorry | sorry | scratch that | correction | oops | on second thoughts? | hang on | hold on | my mistake | i mean | i meant | make it | make that | better make
  | moment | halt | stopp | warte | warten sie | besser gesagt | doch lieber | doch besser | doch nur | doch | lieber | besser | korrektur | ich meine | ich meinte | machen wir | machen sie
  | finalement | en fait | pardon | plutôt | attendez | attends | à la réflexion | je voulais dire | rectification | désolée? | disons | mettez plutôt
  | al final | perdón | perdona | perdone | mejor | en realidad | mejor dicho | corrección | espera | espere | quise decir | quería decir | digamos
  | anzi | scusa | scusi | scusate | alla fine | meglio | in realtà | aspetta | aspetti | correzione | volevo dire | facciamo
  | wacht | toch | doe maar | doe toch maar | bij nader inzien | eigenlijk | correctie | ik bedoel | maak er | maak daar
  | jednak | przepraszam | korekta | właściwie | chwileczkę | czekaj | proszę poczekać | raczej | to znaczy
  | förresten | vänta | ursäkta | rättelse | eller nej | egentligen | gör det till | snarare
  | forresten | vent | undskyld | unnskyld | beklager | rettelse | egentlig | gjør det til | heller
  | corrijo | rectifico | je corrige | je rectifie | rettifico | mi correggo | ich korrigiere | corrigeer | poprawka | poprawiam | jag rättar
  | aliás | afinal | desculpe | desculpem | na verdade | pensando melhor | correção | melhor | espera | quero dizer`)

/** Words for what someone else wants: `Jo says 11`. */
export const SAYS = anyOf(`
  says | said | reckons | thinks | wants | needs | told me | tells me | asked for | sagt | meint | will | braucht | möchte | dit | veut | pense | voudrait | dice | dijo | quiere | necesita | vuole | ha detto
  | zegt | wil | denkt | mówi | chce | twierdzi | säger | vill | tror | siger | vil | sier | diz | disse | quer | precisa de`)

/** Words between a name and the quantity that is wanted of it: `of the fans we need only 6`. */
export const OF_WHICH = repeatable(`
  we | i | need | take | want | will | only | just | now | it's | make it | should be | wir | ich | brauchen | brauche | benötigen | nehmen | nehme | nur | doch | jetzt | wieder | again | wären es | sind es | werden es | lieber
  | il | nous | en | faut | faudrait | prenons | seulement | uniquement | plutôt | ce sera | ce seront | necesitamos | queremos | serían | son | sólo | solo | solamente | mejor
  | ne | servono | vorremmo | prendiamo | sarebbero | sono | soltanto | anzi | we | er | hebben | willen | maar | alleen | toch | worden het | tylko | jednak | prosimy o | proszę o | potrzebujemy | bara | vi | behöver | tar | det blir | kun | bare | skal | bruge
  | só | apenas | precisamos de | seriam | são`)

/** Words before the quantity with which an answer changes another: `worden er 35`. */
export const CHANGE_LEADS = anyOf(`
  make that | make it | change to | change that to | change it to | reduce to | reduce that to | reduce it to | increase to | increase that to | increase it to | only | only need | only take | only want | we only | we only need | we only take | we only want
  | nur | doch nur | lieber | doch lieber | es werden | machen wir | machen sie | mettez | mettez-en | plutôt | finalement | seulement | il en faut | il nous en faut | ce sera
  | mejor | que sean | ponga | póngame | pongan | solo | sólo | serán | meglio | facciamo | mettete | ne servono | anzi | worden | worden er | dat worden er | maak er | maak daar | maak dat | doe maar | doe er | liever | toch
  | zmień na | proszę zmienić na | jednak | tylko | raczej | niech będzie | gör det till | ändra till | hellre | bara | vi tar | det blir | gør det til | ret til | gjør det til | endre til | heller | kun | bare
  | só | apenas | antes | passa a | passem a | melhor`)

/** Words between an old quantity and the new one: `25 becomes 40`. */
export const BECOMES = anyOf(`
  becomes? | turns? into | changes? to | is now | are now | should be | wird zu | werden zu | devient | deviennent | passe à | passent à | pasan? a | pasan? a ser | diventa | diventano | passano a
  | wordt | worden | staje się | zamienia się na | zmieniamy na | blir | bliver | passam? a | -> | → | =>`)

/** Words before another name of what was just named. */
export const THAT_IS = anyOf(`
  i\\.?e\\.? | that is | that's | that would be | namely | d\\. ?h\\. | das heißt | das ist | also | sprich | nämlich | c\\.-à-d\\. | c-à-d | càd | c'est-à-dire | soit | à savoir
  | es decir | o sea | esto es | cioè | ossia | vale a dire | d\\.w\\.z\\. | dat wil zeggen | dat is | oftewel | tj\\. | t\\.j\\. | to jest | czyli | to znaczy
  | dvs\\.? | det vill säga | det vil sige | det vil si | alltså | altså | nemlig | ou seja | isto é | quer dizer`)

/** Words before what follows from a reason: `two are in stock, so 14 screens`. */
export const THEREFORE = anyOf(
  "so | hence | therefore | which means | daher | deshalb | deswegen | folglich | also | somit | donc | du coup | así que | por lo que | por eso | entonces | con lo que | quindi | perciò | dunque | dus | daarom | więc | zatem | dlatego | så | därför | derfor | altså | portanto | então | por isso | joten | siksi | takže | proto | tehát | ezért | așa că | deci | bu yüzden",
)

/** Words for what the buyer has before. */
export const ALREADY = anyOf(
  "already | bereits | schon | déjà | ya | già | al | reeds | już | redan | allerede | já | jo | už | már | deja | zaten | their own | ihre eigenen | leurs propres | sus propi[oa]s | i propri | le proprie | hun eigen | własne | sina egna | deres egne | seus próprios | found | left over | still have | noch | encore | todavía | ancora | nog | jeszcze | kvar | tilbage | igjen | ainda",
)

/** Words for units in addition to those of another line. */
export const SPARE_WORDS = anyOf(`
  spares? | extra | as spares? | de plus | de más | di più | in reserve | reserve | als reserve | ersatz | zum tausch | en réserve | de réserve | de rechange | de secours | en plus | de repuesto | de reserva | de recambio
  | di scorta | di riserva | in più | a mais | sobressalentes? | suplentes? | op reserve | zapasow\\p{L}{1,3} | na zapas | i reserv | som reserv | i reserve | som reserve | ekstra | varalle | náhradní\\p{L}{0,3} | tartalék | de rezervă | yedek`)

/** Words before a choice among numbered lines: `only 1 and 3`. */
export const CHOICE_LEADS = repeatable(`
  please | just | only | yes | the | bitte | nur | ja | die | seulement | uniquement | oui | les | le
  | sólo | solo | sí | los | las | sì | i | gli | alleen | graag | de | tylko | tak | prosimy o | proszę o | poproszę | bara | tack | kun | bare | só | apenas | sim | os | as`)
/** Words that order such a choice. */
export const CHOICE_ORDERS = repeatable(`
  we take | we'll take | we will take | i take | i'll take | we need | we want | we'd like | go ahead with | proceed with | let's go with | order | send | send us | supply | deliver | ship | book | we choose | we accept | we confirm | we order | yes to | ok for | ok für | passt für | ok pour | ok para | ok per | akkoord met | ok dla | ok för
  | wir nehmen | ich nehme | nehmen wir | wir wählen | wir entscheiden uns für | wir bestellen | wir möchten | bestellen sie | liefern sie | liefern | schicken sie | wir bestätigen | wir beauftragen | beauftragen | nehmen sie
  | on prend | nous choisissons | elegimos | scegliamo | wybieramy | we kiezen | vi väljer | vi vælger | vi velger | escolhemos | nous prenons | je prends | nous commandons | nous confirmons | je confirme | merci de livrer | livrez | envoyez | queremos | quiero | tomamos | pedimos | confirmamos | envíen | enviad | nos quedamos con
  | prendiamo | prendo | vorremmo | ordiniamo | confermiamo | confermo | mandateci | inviateci | wij nemen | we nemen | wij bestellen | we bestellen | doe maar | lever | bierzemy | zamawiamy | potwierdzamy
  | vi tar | vi tager | vi beställer | vi bestiller | vi bekräftar | skicka | send os | ficamos com | encomendamos | enviem`)
/** Words for a numbered line of an offer. */
export const CHOICE_PLACES = anyOf(`
  items? | lines? | positions? | pos\\.? | nos?\\.? | numbers? | options? | positionen | zeilen? | posten | nummern? | nr\\.? | lignes? | articles? | numéros? | líneas? | números? | artículos?
  | riga | righe | voc[ei] | posizion[ei] | partidas? | numer[io] | regels? | nummers? | pozycj[aeęi] | punkty? | rad(?:er)? | linjer? | linhas? | itens`)
/** Words after such a choice. */
export const CHOICE_TAILS = anyOf(`
  please | pls | thanks | thank you | only | bitte | danke | nur | svp | s'il vous plaît | merci | por favor | gracias | per favore | grazie | graag | bedankt | proszę | dzięki | dziękuję
  | tack | takk | tak | obrigad[oa]`)

/** Words between the valid quantity and the one that it replaces. */
export const INSTEAD_OF = anyOf(
  "instead of | rather than | in place of | statt | anstatt | anstelle von | anstelle der | anstelle des | au lieu de | à la place de | en lugar de | en vez de | invece d\\p{L}{1,4} | anziché | al posto d\\p{L}{1,4} | in plaats van | i\\.p\\.v\\. | ipv | zamiast | em vez de | em lugar de | ao invés de | i stället för | istället för | i stedet for | istedenfor | místo",
)

/** Beginnings of lines with a greeting or thanks. More text may follow. */
export const GREETINGS = anyOf(`
  hi | hello | hey | dear | good morning | good afternoon | good day | good evening | greetings | to whom | morning | afternoon
  | hallo | guten tag | guten morgen | liebes | liebe | lieber | sehr geehrte | sehr geehrter | moin | servus | grüezi | grüß gott
  | bonjour | bonsoir | cher | chère | chers | madame | monsieur | salut | mesdames
  | hola | buenos días | buenos dias | buenas tardes | buenas | buen día | estimado | estimada | estimados | muy señores
  | thanks | thank you | many thanks | cheers | danke | vielen dank | besten dank | merci | gracias | muchas gracias
  | ciao | salve | buongiorno | buonasera | gentile | gentili | egregio | egregi | spett.le | spettabile
  | olá | bom dia | boa tarde | beste | goedendag | goedemorgen | goedemiddag | geachte | hoi | dag
  | hej | hejsan | hei | tjena | god morgon | god dag | goddag | witam | cześć | dzień dobry | szanowni państwo | szanowna pani | szanowny panie`)

/** Beginnings of lines about an e-mail or its sender. */
export const NOTE_STARTS = anyOf(`
  referens | referens på | er referens | vår referens | fakturareferens | referanse | deres referanse | vår referanse | vores reference | deres reference | van | aan | verzonden | onderwerp | från | skickat | ämne | wysłano | temat | enviada | assunto | from | to | cc | bcc | sent | date | subject | re | fwd | fw | reply-to | attachments | attachment | importance
  | von | an | gesendet | betreff | datum | aw | wg | anlage | anlagen | de | à | objet | envoyé | date d'envoi | pièces jointes
  | para | asunto | enviado | fecha | rv
  | tel | telephone | phone | mobile | mob | cell | fax | direct | office | e-mail | email | mail | web | website | www | http
  | telefon | mobil | handy | tél | téléphone | portable | teléfono | móvil | skype | linkedin
  | vat | vat id | ust-id | ust-idnr | ustid | ust | tax id | steuernummer | hrb | amtsgericht | geschäftsführer | siret | siren | rcs
  | n° tva | tva | cif | nif | iban | bic | swift | registered office | company no | registered in
  | delivery | deliver to | delivery address | delivery date | ship to | ship via | shipping | shipping address | bill to | invoice | invoice to
  | invoice address | deadline | payment | payment terms | terms | incoterms | need by | required by | due
  | lieferung | lieferadresse | lieferanschrift | liefertermin | lieferdatum | rechnung | rechnungsadresse | rechnungsanschrift
  | versand | versandadresse | zahlungsziel | zahlungsbedingungen | frist | wunschtermin
  | termin dostawy | data dostawy | leveringsdatum | leveransdatum | prazo de entrega
  | livraison | adresse de livraison | facturation | adresse de facturation | délai | date de livraison | paiement
  | entrega | dirección | dirección de entrega | facturación | plazo | fecha de entrega | forma de pago | pago
  | requester | buyer | purchaser | vendor | cage code | cage(?= ?:) | cage(?= \\S{0,9}\\d) | uei | duns | gstin | trn | abn | cnpj | po | po number | po | po number | po no | p\\.o | purchase order | our order | order no | order number | our reference | our ref | rfq | quote no
  | project | customer no | customer number | supplier no | supplier number | vendor no | lieferant | lieferantennummer | account | account no | attn | c/o
  | bestellnummer | bestell-nr | bestellung nr | unsere bestellung | auftragsnummer | kundennummer | kunden-nr | projekt | zu händen | z.hd
  | numéro de commande | commande n° | n° de commande | bon de commande | votre devis | n° client | projet
  | número de pedido | pedido n° | nº de pedido | nº pedido | pedido nº | cliente nº | proyecto | atn
  | note | notes | nb | n\\.b | hinweis | anmerkung | bemerkung | remarque | nota | total | summe | gesamt | subtotal | budget
  | generated by | generated | prices include | pcpartpicker part list | sent from | gesendet von | envoyé de | enviado desde | get outlook | on behalf of | this e-mail | this message | confidential
  | diese e-mail | ce message | este mensaje | please consider | page | seite
  | da | inviato | oggetto | allegato | allegati | consegna | luogo di consegna | pagamento | fatturazione | ordine n | p. iva | p.iva | partita iva | c\\.f | cellulare
  | szállítási cím | számlázási cím | adres dostawy | adres wysyłki | dodací adresa | fakturační adresa | adresa de livrare | adresă de livrare | teslimat adresi | fatura adresi | toimitusosoite | laskutusosoite | leveransadress | leveringsadresse | morada de entrega | endereço de entrega | bezorgadres | factuuradres | indirizzo di consegna
  | cost center | cost centre | kostenstelle | kostenträger | centre de coût | centre de coûts | centro de coste | centro di costo`)

/** Lines that close an e-mail. */
export const CLOSINGS = anyOf(`
  best regards | kind regards | regards | best wishes | best | warm regards | many thanks | thanks | thank you | thanks in advance
  | thanks a lot | cheers | sincerely | yours sincerely | yours faithfully | yours truly | br | kr | rgds | with best regards
  | thanks and regards | thanks & regards | all the best | have a great day | have a nice day | thx
  | herzlich | merci und gruß | gruß und dank | cordial greetings | salutations distinguées
  | mit freundlichen grüßen | mit freundlichen gruessen | mit freundlichem gruß | freundliche grüße | viele grüße | beste grüße
  | liebe grüße | schöne grüße | mfg | vg | lg | besten gruß | gruß | grüße | herzliche grüße | vielen dank | danke | danke im voraus
  | vielen dank im voraus | vielen dank und viele grüße | besten dank | danke und gruß | schönen tag noch
  | cordialement | bien cordialement | très cordialement | bien à vous | sincères salutations | salutations | meilleures salutations
  | merci | merci d'avance | merci beaucoup | avec mes remerciements | bonne journée | cdlt | cdt | en vous remerciant
  | saludos | saludos cordiales | un saludo | un cordial saludo | atentamente | cordialmente | gracias | muchas gracias
  | gracias de antemano | muchas gracias de antemano | gracias y saludos | quedo a la espera | un abrazo | reciba un cordial saludo
  | cordiali saluti | distinti saluti | saluti | un saluto | grazie | grazie mille | molte grazie | buona giornata | buon lavoro | a presto
  | obrigado | obrigada | atenciosamente | cumprimentos | met vriendelijke groet | met vriendelijke groeten | groeten | groet | groetjes | alvast bedankt | hoogachtend | mvg | mvh | pozdrawiam | pozdrowienia | dzięki | dziękuję | z poważaniem | z wyrazami szacunku
  | venlig hilsen | med venlig hilsen | vennlig hilsen | hilsen | hälsn | hälsningar | tack | tack på förhand | vänliga hälsningar | med vänlig hälsning | med vänliga hälsningar | ystävällisin terveisin
  | abraço | com os melhores cumprimentos
  | pfiat di | pfiat euch | servus | tschüss | tschau | ciao | ade | bis dann | bis bald | gruss | schöne grüsse | à bientôt
  | à plus | bises | hasta luego | see you | speak soon | talk soon | yours | ta | thanking you | with thanks | respectfully | abraços | serdecznie pozdrawiam | ngā mihi | slán`)

/** Words of conversation, which rarely occur in names of parts. */
export const CONVERSATION_WORDS = anyOf(`
  cherche | cherchons | recherche | recherchons | suche | suchen | busco | buscamos | cerco | cerchiamo | zoek | szukam | szukamy | söker | leter | søger | procuro | procuramos | hledám | hledáme | etsin | etsimme | keresek | keresünk | caut | căutăm | arıyorum | arıyoruz | (?<![\\p{L}\\d] )supply(?= \\d) | livrez | livrez-nous | solicitamos | solicito | pónganos | pónganme | mandadnos | mandadme | suministren | ordino | prendo | spediteci | spedite | fornite | forniteci | compro | compriamo | lever | koop | kopen | kupuję | kupujemy | köper | køber | kjøper | compramos | comprem | enviem-nos | objednávám | objednáváme | potřebuji | potřebujeme | kupujeme | veszek | veszünk | comandăm | comand | cumpărăm | alıyoruz | prenons | prends | nemen | neem | tomamos | quedamos | prendiamo | bierzemy | tager | levamos | mándenos | mándennos | envíenos | remítanos | sírvanse | chasing | chase | assume | presume | suppose | u got | got | supplier | lieferanten | fournisseur | proveedor | fornitore | leverancier | leverantör | leverandør | you've | we've | i've | füge | fügen | hinzu | hinzufügen | ergänzen | ergänze | schick | schicke | schickt | bestell | bestelle | ajoute | d'ajouter | pouvez-vous | pourriez-vous | peux-tu | pourrais-tu | dodanie | rajoute | rajouter | rajoutez | d'envoyer | envoie | mettez | prépare | préparer | préparez
  | añade | añadir | agrega | agregar | agregue | mandad | mándanos | mándame | envíanos | enviad | ponnos | incluye | incluid | per favore | aggiungi | aggiungere | aggiungici | mandaci | mandami | inviaci | prepara | preparaci | voeg | toevoegen | stuur | sturen | bestel | graag
  | dodać | dodaj | dodajcie | dorzućcie | dorzuć | wyślij | wyślijcie | przyślijcie | zamów | lägg | beställ | tilføj | tilføje | legg | læg | gjerne | gärna | adicione | adicionar | acrescente | acrescentar | junte | envie | mande | encomende | inclua
  | přidejte | přidej | přidat | pošlete | pošli | objednejte | prosím | lisätkää | lisätä | lähettäkää | tilatkaa | vielä | tarvittaisiin | tarvitsisimme | haluaisimme | tilaisimme | ottaisimme | tarvitsemme | tarvitsen | tilaamme | kérem | kérek | kérünk | kérjük | adjon | adjanak | hozzá | küldjön | küldjenek | szükségünk | rendelünk | szeretnénk
  | adăugați | trimiteți | dorim | rugăm | nevoie | ekleyin | gönderin | lütfen | istiyoruz | ihtiyacımız
  | ah | ach | oh | yeah | ye | yep | yes | ok | okay | ja | oui | sí | optionally | specifically | lastly | finally | zuletzt | schließlich | enfin | finalmente | infine | tenslotte | slutligen | thinking | j | ai | we | we're | we'd | we'll | i | i'm | i'd | i'll | you | your | our | us | my | me | they | he | she | it | is | are | was | were | be(?! quiet!) | been
  | am | must | reserve | kindly | please supply | kindly supply | im after | discussed | take | leave | make | keep | change | increase | reduce | drop | maybe | perhaps | tbc | tbd | vielleicht | evtl | quizás | nehmen | nehme | need | needs | needed | would | could | can | may | might | should | shall | will | please | pls | plz | want | wants | like | looking | order
  | ordering | quote | quotation | quoting | send | sending | provide | offer | let | know | confirm | check | availability | available
  | add | following | below | attached | regarding | regards | request | requirement | requirements | require | required | purchase | buy | buying
  | have | has | had | get | gets | give | thank | thanks | hope | soon | possible | asap | if | when | what | which | how | put | this | that | these
  | those | there | here | also | additionally | furthermore | by | before | until | about | from | do | does | did | any | some | all
  | stock | price | prices | pricing | lead | delivery | deliver | best | urgent | urgently | project | customer | team | office
  | wir | ich | sie | ihr | ihre | ihnen | uns | unser | unsere | unseren | unserer | mir | es | ist | sind | war | sein | wird | werden
  | würden | würde | könnten | können | kann | bitte | bitten | brauchen | benötigen | brauche | benötige | benötigt | möchten | möchte
  | hätten | hätte | gerne | gern | bestellen | bestelle | anfragen | anfrage | angebot | anbieten | folgende | folgenden | folgendes
  | unten | anbei | teilen | mitteilen | senden | schicken | liefern | lieferung | lieferzeit | verfügbar | verfügbarkeit | preis | preise
  | dringend | unless | stated | otherwise | damit | wenn | falls | dass | diese | dieser | dieses | auch | außerdem | zusätzlich | ferner | noch | bis | ab | zum | zur
  | für | haben | hat | dank | danke | kunde | projekt | soll | sollen | sollte
  | nous | je | vous | votre | vos | notre | nos | est | sont | avons | avoir | besoin | aurions | souhaitons | souhaiterions | souhaite
  | ajoutez | ajouter | añada | añadan | agreguen | aggiungete | aggiunga | voudrions | voudrais | aimerions | pouvez | pourriez | merci | veuillez | svp | commander | commande | devis | demande | envoyer
  | faire | parvenir | suivants | suivantes | suivant | ci-dessous | ci-joint | disponibilité | disponible | prix | délai | délais
  | livraison | également | aussi | pour | dans | cette | ces | urgent | urgence | il | faudrait | faudra | faut | ainsi | confirmer
  | necesitamos | necesito | ocupo | ocupamos | queremos | quisiera | quisiéramos | quisieramos | nos | nosotros | usted | ustedes | su | sus | nuestro
  | nuestra | podrían | podrian | podría | puede | pueden | favor | por | gracias | pedir | pedido | cotizar | cotización | presupuesto
  | oferta | enviar | envíen | enviarnos | siguientes | siguiente | abajo | adjunto | disponibilidad | precio | precios | entrega
  | también | además | para | este | esta | estos | estas | urgente | son | está | están | confirmar | confirmen | hacen | falta | necesitaríamos | necesitaría | tienen | faltan | nécessaires | faudrait
  | mi | ci | vi | servirebbe | servirebbero | serve | servono | vorrei | vorremmo | vogliamo | avremmo | ho | abbiamo | bisogno | avete | potete | potreste | può | chiediamo | chiedo | cortesemente | gentilmente | preventivo | offerta | ordine | ordinare | ordiniamo | inviare | mandare | mandateci | fornire | fornirci | seguente | seguenti | materiale | sotto | allegato | disponibilità | prezzo | prezzi | consegna | entro | è | sono | questo | questa | questi | queste | grazie | nostro | nostra | vostro | vostra | per | anche | fateci | sapere | attesa
  | preciso | precisamos | queria | queríamos | gostaria | gostaríamos | encomendar | encomenda | orçamento | também | obrigado | então | ficam
  | eenmalig | einmalig | dodatkowo | ponadto | dessutom | desuden | graag | jullie | kunnen | nog | wij | hebben | hadden | bestel | bestellen | kunt | kun | kan | voor | ontvangen | offerte | leveren | levering | onze | ons | nodig | zoeken | willen | wil | zijn | wordt | alleen | daarnaast | verder | prijs | gisteren
  | mangler | fehlt | fehlen | manque | manquent | saknar | saknas | manca | mancano | ontbreekt | ontbreken | brakuje | chybí | puuttuu | hiányzik | lipsesc
  | vi | jag | jeg | och | vill | vil | gärna | gerne | beställa | bestille | behöver | trenger | kan | ni | skicka | skulle | ha | vår | vårt | våra | også | också | lägga | lägg | tar | redan | pris | till | til | som | på | det | har | lägg | så
  | chcemy | chcę | chciałbym | chcielibyśmy | zamówić | zamawiam | zamawiamy | zamówienie | zamówieniu | potrzebujemy | potrzebuję | prosimy | proszę | poproszę | dorzućcie | czy | cena | cenę | wycenę | jest | nam | dla | naszego | do | na
  | tiene | tenes | tenés | tenéis | hay | haría | harían | agradecería | agradeceríamos | cuánto | cuesta | enviar | envíen | mandar
  | manden | pasar | notieren | notiert | vormerken | reservieren | schreiben | brauch | hätt | bräuchte | bräuchten | nimm
  | nehmt | legen | macht | bestellt | kostet | kriegen | kriege | kannst | könnt | könnte | mettre | mettez | prenez
  | aurait | auriez | voudrait | notez | pouvoir | rajouter | rajoutez | avrei | avremmo | chuck | throw | grab | fetch
  | unchanged | unverändert | inchangé | inchangée | actually | stattdessen | lieber | finalement | plutôt | passend | passende | passenden
  | carry | sell | stocking | ship | arrange | discount | rabatt | remise | descuento | sconto | go | able | to supply | asked for | let's | after | interested | confermiamo | confermo | l'ordine | acquistare | querríamos | quiero | gustaría | comprar | hacen | acheter | chiffrer | interesse`)

export const OR_WORDS =
  "or|oder|ou|o|of|lub|albo|eller|nebo|alebo|ali|vagy|sau|tai|või|vai|arba|veya|ya da|ή|или|або|edo"
/** Words for a part that would also do: `or equivalent`, `o equivalente`. */
export const OR_EQUIVALENT = `(?:${OR_WORDS}) (?:an? |eine? |une? |una |azzal )?(?:${anyOf(`
  equivalent | equiv\\. | equal | similar | comparable | better | gleichwertig\\p{L}{0,2} | vergleichbar\\p{L}{0,2} | ähnlich\\p{L}{0,2} | besser\\p{L}{0,2}
  | équivalente?s? | similaires? | mieux | equivalentes? | similares | mejor | simil[ei] | analog[oh]i? | migliore | melhor | gelijkwaardige? | vergelijkbaar | vergelijkbare | beter
  | równoważn\\p{L}{1,3} | podobn\\p{L}{1,3} | lepsz\\p{L}{1,2} | likvärdigt? | motsvarande | liknande | bättre | tilsvarende | lignende | bedre | rovnocenn\\p{L}{1,3} | obdobn\\p{L}{1,2} | lepší
  | enakovred\\p{L}{1,3} | jednakovrijed\\p{L}{1,3} | ekvivalent\\p{L}{0,3} | egyenértékű | hasonló | jobb | echivalent\\p{L}{0,2} | mai bun\\p{L}{0,2} | vastaava | samanveroinen | parempi
  | samaväärne | sarnane | līdzvērtīg\\p{L}{1,2} | lygiavertis | analogiškas | muadili? | dengi | eşdeğeri? | benzeri? | ισοδύναμ[οη] | αντίστοιχ[οη] | аналог\\p{L}{0,4} | эквивалент\\p{L}{0,2} | еквівалент\\p{L}{0,2} | еквивалент\\p{L}{0,2} | равностоен`)})`

/** Beginnings of the text after a part in a sentence: dates, places, thanks. */
export const TAIL_STARTS = `${OR_EQUIVALENT}|${anyOf(`
  sipariş | rica ederiz | istiyoruz | almak istiyoruz | talep ediyoruz | ihtiyacımız var | gönderir misiniz | kiitos | köszönöm | köszönjük | tarvitaan | mulțumesc | by | before | until | your choice | of your choice | up to about | nach ihrer wahl | au choix | a elección | a scelta | naar keuze | do wyboru | nicht die | nicht den | nicht das | niet de | niet het | bij voor | no los | no las | non i | non le | nie te | inte de | ikke de | não os | não as | me le | me li | me los | me las | kloppen | klopt | stimmen | stimmt | blijven | sont corrects | come to | cost | costs | kosten | reqd | required | due | would be | will be | are needed | is needed | are required | no later than | not later than | asap | a.s.a.p | for delivery | to be delivered | delivered | delivery | if possible
  | as quoted | as offered | as listed | as shown | as stated | as described | as per | per your | per our | wie angeboten | wie aufgeführt | laut angebot | laut liste | laut anhang | gemäß | selon votre | selon notre | selon devis | selon offre | según su | según oferta | según presupuesto | come da | conform | zoals | volgens | enligt | ifølge | zgodnie z | including vat | including tax | including gst | including shipping | including delivery | including freight | including postage | including btw | incl\\.? vat | incl\\.? tax | incl\\.? gst | incl\\.? shipping | incl\\.? delivery | incl\\.? freight | incl\\.? postage | incl\\.? btw | inclusive of vat | inclusive of tax | inclusive of gst | inclusive of shipping | inclusive of delivery | inclusive of freight | inclusive of postage | inclusive of btw | inc\\.? vat | inc\\.? tax | inc\\.? gst | inc\\.? shipping | inc\\.? delivery | inc\\.? freight | inc\\.? postage | inc\\.? btw | plus vat | with vat | inklusive mwst | inklusive versand | inklusive lieferung | inklusive fracht | inklusive moms | inkl\\.? mwst | inkl\\.? versand | inkl\\.? lieferung | inkl\\.? fracht | inkl\\.? moms | ttc | port compris | port inclus | iva incluid[oa] | iva inclusa | iva compresa | if available | if in stock | if you have | please | pls | thanks | thank you | as soon as | in the next | this week | next week | next month
  | for our | for the | for my | for us | for a | for next | for this | for them | for these | for those | to our | to the | to be | needed | required | urgently | today | tomorrow | with delivery
  | in stock | on hand | in the | on the | in our | on our | in your | on your | im lager | im regal | en rayon | en magasin | en almacén | in magazzino | ready | as discussed | dans le | dans la | dans les | dans votre | nel | nella | as usual | as last time | as per | same as | same address | same delivery | same shipping | same price | same place | same terms | less \\d{1,2} ?% | again | too | as well | instead | each month | per month | from stock | right away
  | at your | at the | on monday | on tuesday | on wednesday | on thursday | on friday | in january | in february | in march | shipped | shipping | ship
  | and let | and confirm | and quote | and send | and tell | and advise | and please | and if | and the price | with price | with prices | with your | with the usual | later | later on | to go | with them | now | against po | against our | against your | against quote | eta | etd | quantity follows | quantity to follow | qty follows | qty to follow | menge folgt | need by | needed by | need | will do | aus der | aus dem | in die | in den | into the | ideally | preferably | idealerweise | idéalement | idealmente | but not | not the | mais pas | aber nicht | aber keine | pero no | ma non | is in stock | are in stock | is available | are available
  | rechnung | rechnung wie | rechnung an | zahlung | abholung | bitte | danke | bis | für unser | für unsere | für unseren | für den | für die | für das | für ein | für eine | so bald | sobald | möglichst
  | falls | wenn | schnellstmöglich | mit lieferung | zur lieferung | liefertermin | nach | an unser | an unsere | in kw | wie besprochen | wie gehabt
  | wie immer | wie beim letzten | ab lager | auf lager | am lager | vorrätig | zum | zur | im voraus | benötigen | benötigt | brauchen | bestellen | anbieten | liefern | lieferbar | zusenden | zu
  | mit preis | und teilen | und nennen | und um | und schicken | und bestätigen | nächste woche | diese woche | dringend | pro monat | haben | später | gern | gerne
  | avant | pour notre | pour nos | pour le | pour la | pour les | pour un | pour une | s'il vous | s’il vous | svp | merci | dès que | si possible | livraison
  | livrés | livré | livrables | au plus | d'ici | à livrer | sous | en urgence | comme | avec livraison | avec votre | et nous | et merci | cette semaine | la semaine
  | antes | para nuestr | para nuestro | para nuestra | para el | para la | para los | para las | para un | para una | por favor | gracias | lo antes | entrega
  | si es posible | si tienen | si tenéis | si tiene | si hay | se avete | se disponibili | si vous avez | si vous en avez | si dispo | con entrega | en stock | cuanto antes | esta semana | para entrega | la próxima | como la | como el | e indiquen | y confirmen | y nos | y díganos | urgente
  | entro | per favore | per il | per la | per i | per le | per un | per una | per l'ufficio | al più presto | con consegna | come da | grazie | consegna
  | de l[oa]s (?:más )?barat[oa]s | the cheap(?:est)? ones? | die günstig(?:st)?en | les moins chers | les moins chères | quelli economici | quelle economiche | see below | siehe unten | voir ci-dessous | voir plus bas | ver abajo | véase abajo | vedi sotto | zie onder | zie hieronder | patrz niżej | se nedan | se nedenfor | ver abaixo | aside | to one side | on one side | zur seite | beiseite | de côté | aparte | da parte | available | lieferbar | disponible | disponibles | on my list | on our list | on the list | on your list | down to | fits | passt | at once | this time | either way | regardless | in any case | auf jeden fall | dans tous les cas | only if | only when | nur wenn | nur falls | seulement si | solo si | en spare | en réserve | blir det | till | til | senast | senest | så vi | voor | naar | nodig | of een | graag | on loan | on approval | as a loan | leihweise | zur ansicht | auf probe | en prêt | à l'essai | en préstamo | in prestito | de repuesto | di scorta | sueltas | sueltos | einzeln | en vrac | sfuse | sfusi | as spares? | as a spare | as reserve | als reserve | als ersatz | as a replacement | as replacements? | en remplacement | como reemplazo | in sostituzione | ter vervanging | som ersättning | som erstatning | back in | if you | if u | if they | if it | with our | with my | no \\p{L}{2,20} needed | no \\p{L}{2,20} please | no \\p{L}{2,20} required | leveren | op ons | naar ons | in das
  | can i | can we | can you | could i | could we | could you | kann ich | können wir | puis-je | pouvons-nous | puedo | podemos | posso | possiamo | podemos | kan ik | kunnen we | czy mogę | czy możemy
  | i will collect | i'll collect | we will collect | we'll collect | i'll pick | we'll pick | hol ich | hole ich | holen wir | je passe | on passe | paso a | pasamos a | lo recojo | los recojo | passo a | ritiro io | haal ik | halen we | odbiorę | odbierzemy | hämtar jag | hämtar vi | vou buscar
  | i think | i guess | glaub ich | glaube ich | denke ich | je crois | je pense | creo | credo | denk ik | myślę | tror jag | tror jeg | acho | soy de | estoy en | i'm in | we're in | i am based | we are based | je suis à | nous sommes à | ich bin in | sono di | siamo a
  | for tomorrow | for tmrw | for tmw | if poss | für morgen | für heute | pour demain | para mañana | para hoy | per domani | per oggi | na jutro | na dziś | till imorgon | til i morgen | para amanhã | auf abruf | abruf | on call-off | bittschön | bitteschön | sur appel | erbij
  | new only | only new | brand new only | no refurb\\p{L}* | nothing refurb\\p{L}* | nur neuware | nur neu | keine gebraucht\\p{L}* | keine refurb\\p{L}* | neuf uniquement | pas de reconditionné | solo nuevos? | no reacondicionad[oa]s? | solo nuov[oi] | no ricondizionat[oi] | alleen nieuw | geen refurbished | tylko nowe | inte begagna\\p{L}* | só novos
  | these days | as agreed | wie vereinbart | comme convenu | como acordado | like last time | like before | wie letzte woche | wie letztes mal | comme la dernière fois | como la última vez | at the moment | currently | at present | derzeit | momentan | en ce moment | actuellement | actualmente | al momento | still available | still in stock | noch lieferbar | noch verfügbar
  | actually | after all | stattdessen | istället | i stället | i stedet | isteden | in plaats daarvan | zamiast tego | em vez disso | en su lugar | à la place | al suo posto | doch | lieber | plutôt | finalement | il prima possibile | lo antes posible | dès que possible | so bald wie möglich | zur lieferung | a milano`)}`

/** Nouns that are counted and are not parts. */
export const OTHER_COUNTED = anyOf(`
  dagen | weken | maanden | dni | tygodnie | tygodni | miesiące | miesięcy | dagar | veckor | månader | dager | uker | måneder | dage | uger
  | changes | corrections | änderungen | korrekturen | modifications | cambios | modifiche | wijzigingen | zmiany | ändringar | ændringer | endringer | alterações | změny | muutosta | módosítás | modificări
  | members | gruppen | groupes | grupos | gruppi(?! di) | groepen | grup | grupper | participants | guests | attendees | visitors | players | children | kids | teams | persons | leute | leuten | personen
  | teilnehmer | teilnehmern | gäste | gästen | besucher | besuchern | mitglieder | mitgliedern | kinder | kindern | plätze
  | plätzen | personnes | membres | invités | élèves | personas | socios | asistentes | alumnos | persone | membri
  | rooms? | classrooms? | meeting rooms? | \\p{L}{0,16}räumen? | zimmern? | chambres? | habitaciones | camere | pokoi | büros | salles | bureaux | aulas | salas | oficinas | aule | uffici | lokalen | \\p{L}{0,12}kamers | werkplekken | stanowisk | arbetsplatser | postos de trabalho
  | partecipanti | datorer | computere | komputery | komputerów | computadores | schritten? | phasen | offres | devis | offertes | ofertas | preventivi | ofert[ay]? | offerter | étapes | etapas | fasi | etapp\\p{L}+ | steps | stages | phases | invoices? | separate \\p{L}{5,12} | came | arrived | broke | failed | died | joined | parcels | pallets | copies | rechnungen | teillieferungen | factures | livraisons | facturas | envíos | entregas | fatture | consegne | needs | students | pupils | complete sets? | complete kits? | complete spare \\p{L}{3,5} | colleagues | customers | technicians | kollegen | kunden | techniker | collègues | clients | compañeros | clientes | colleghi | clienti | day | days | week | weeks | month | months | year | years | hour | hours | minutes | working days | business days | people | employees
  | compute nodes? | head nodes? | groups | nodes | office pcs | office computers | old pcs | gaming pcs | machines | builds | pcs for | equal | lots | deliveries | shipments | instalments | installments | batches | stations(?! d['’]accueil) | things | thing | spares | est | cet | gmt | utc | hrs | workstations | systems | computers | seats | desks | servers in | offices | locations | sites | am | pm | o'clock | percent | per cent
  | january | february | march | april | may | june | july | august | september | october | november | december | jan | feb | mar | apr | jun
  | jul | aug | sep | sept | oct | nov | dec | street | st. | road | avenue | lane | floor | th | nd | rd | items | positions | lines | parts | articles | quotes | orders | options | photos | mails | questions
  | tag | \\p{L}{2,20}rechnern? | tage | tagen | werktage | arbeitstage | woche | wochen | monat | monate | jahr | jahre | stunden | uhr | prozent | mitarbeiter | rechner | arbeitsplätze | geräte
  | januar | februar | märz | mai | juni | juli | oktober | dezember | etage | stock | og | positionen | artikel | teile | angebote | fragen
  | jour | jours | semaine | semaines | mois | an | ans | heures | h | postes | janvier | février | mars | avril | juin | juillet | août | septembre | octobre
  | novembre | décembre | rue | bis rue | av | bd | boulevard | place | étage | références | lignes
  | día | días | dias | semana | semanas | mes | meses | año | años | horas | puestos | equipos | enero | febrero | marzo | abril | mayo | junio | julio
  | agosto | septiembre | octubre | noviembre | diciembre | calle | planta | piso | de enero | de febrero | de marzo | de abril | de mayo | de junio
  | de julio | de agosto | de septiembre | de octubre | de noviembre | de diciembre | referencias | líneas
  | giorni | giorno | settimana | settimane | mese | ore | anni | postazioni | gennaio | febbraio | marzo | aprile | maggio | giugno | luglio | settembre | ottobre | dicembre`)

/** Words before the number of a place, a telephone or a stage of work: `row 14`, `Durchwahl 43`, `round 3`. */
export const NUMBERED_WORDS = anyOf(`
  hall | row | aisle | room | lab | floor | level | building | gate | ward | suite | grade | grades | phase | round | stage | sprint | extension | ext.
  | halle | reihe | gang | raum | zimmer | saal | labor | etage | gebäude | tor | klasse | durchwahl | dw | apparat | app.
  | salle | bâtiment | étage | quai | rangée | classe | poste
  | aula | sala | planta | edificio | pasillo | fila | muelle | laboratorio | interno | piano`)

/** Places and machines that use parts and are counted, too: `4 streamer builds`. */
export const OTHERS_OF_USE = anyOf(
  "hotels | restaurants | pharmacies | libraries | churches | studios | schools | branches | surgeries | clinics | departments | labs | classrooms | stores | shops | schulen | filialen | écoles | agences | colegios | escuelas | tiendas | scuole | machines | builds | workstations | systems | computers | pcs we | seats | desks | offices | sites | suites | students | pupils | employees | \\p{L}{0,16}räume | rechner | arbeitsplätze | postes | puestos | equipos | postazioni",
)

/** Words that occur only in names of computer parts. */
export const PART_WORDS = anyOf(`
  cpu | gpu | board | supplies | screw | cord | ram | ssd | ssds | hdd | hdds | psu | psus | nvme | sata | atx | matx | itx | micro-atx | mini-itx | ddr | dimm | sodimm | so-dimm | udimm | rdimm
  | sfx | pcie | pci | rgb | argb | pwm | ecc | nas | nic | usb | hdmi | displayport | vga | wifi | wi-fi | bluetooth | lan | m.2 | u.2
  | processor | processors | motherboard | motherboards | mainboard | mainboards | memory | cooler | coolers | cooling | heatsink | heatsinks | radiator | aio
  | fan | fans | case | cases | chassis | enclosure | graphics | card | cards | drive | drives | disk | disks | power supply | power supplies
  | cable | cables | adapter | adapters | riser | hub | keyboard | keyboards | mouse | mice | monitor | monitors | headset | headsets | headphones? | earphones? | kopfhörer | écouteurs | webcam | webcams | speakers
  | screen | screens | paste | mount | bracket | kit | kits | module | modules | tower | rack | sleeve | switch | router | blower | modular | tray | boxed
  | ryzen | threadripper | epyc | xeon | intel | amd | nvidia | geforce | radeon | rtx | gtx | core i5 | core i7 | samsung | corsair | kingston | crucial
  | seagate | noctua | asus | msi | gigabyte | asrock | logitech | dell | hp | lenovo | evga | seasonic | be quiet | fractal | nzxt | arctic | lian li
  | prozessor | prozessoren | hauptplatine | arbeitsspeicher | speicher | kühler | wasserkühlung | lüfter | gehäuselüfter | gehäuse | grafikkarte | grafikkarten | netzteil
  | netzteile | festplatte | festplatten | kabel | tastatur | tastaturen | maus | mäuse | bildschirm | bildschirme | wärmeleitpaste | netzwerkkarte
  | processeur | processeurs | carte mère | cartes mères | carte graphique | cartes graphiques | mémoire | barrette | barrettes | ventilateur | ventilateurs | refroidisseur
  | boîtier | boîtiers | alimentation | alimentations | disque | disques | câble | câbles | clavier | claviers | souris | écran | écrans | pâte thermique
  | procesador | procesadores | placa base | placas base | memoria | memorias | ventilador | ventiladores | disipador | disipadores | caja | cajas | fuente | fuentes
  | tarjetas | tarjeta gráfica | tarjetas gráficas | disco | discos | cable | teclado | teclados | ratón | ratones | pantalla | pantallas | pasta térmica | tarjeta de red
  | processore | processori | scheda madre | schede madri | scheda video | schede video | scheda grafica | schede grafiche | scheda di rete | schede di rete | memoria | memorie | banchi | alimentatore | alimentatori | ventola | ventole | dissipatore | dissipatori | cavo | cavi | tastiera | tastiere | stampante | stampanti | pasta termica | disco | dischi | cabinet
  | gabinete | gabinetes | placa madre | placas madre | tarjeta madre | tarjetas madre | ventiladores | disipadores | adaptador
  | adaptadores | ventirad | ventirads | carte réseau | cartes réseau | netzwerkkarten | adaptateur | adaptateurs
  | cat ?[5-8][ae]? | patch leads? | patch cords? | extension leads? | cable ties? | zip ties? | velcro | screwdrivers? | screws | dusters? | standoffs? | cage nuts? | käfigmuttern | écrous cage | tuercas enjauladas | dadi a gabbia | kooimoeren | thermal pads?
  | schraubendreher | schraubenzieher | kabelbinder | klettband | klettbänder | druckluftspray | wärmeleitpads? | dübel
  | tournevis | serre-câbles? | colliers? de serrage | rallonges? | destornillador(?:es)? | bridas? | cacciaviti? | fascette
  | printer | docking station | dock | laptop | mini pc | mini-pc | notebook | tablet | scanner | projector | charger | battery | batteries | power strip | power bank | toner | cartridge | bag | stand | monitor arm | webcam | microphone | camera | patch panel | ups
  | mus | torba | torby | laptopa | laptopy | laptopów | nobreaks? | mouses | impressoras? | cabos? | pentes? de memória | tangenten | dockningsstation | dockningsstationer | kablar | skrivare | hörlurar | klawiatur | myszy | monitory | monitorów | kable | kabli | słuchawki | drukarka | drukarki | drukarkę | toetsenborden | muizen | kabels | beeldscherm
  | access ?points? | beamers? | card readers? | kartenleser | vidéoprojecteurs? | projecteurs? | lecteurs? de cartes | proyector(?:es)? | lector(?:es)? de tarjetas | proiettor[ei] | lettor[ei] di schede | projektor | projektorer | projektory | projetor(?:es)? | leitor(?:es)? de cartões
  | drucker | dockingstation | ladegerät | ladegeräte | akku | akkus | tasche | taschen | steckdosenleiste | steckdosenleisten | usv | beamer
  | imprimante | casque | onduleur | chargeur | batterie | sacoche | station d'accueil | stations d'accueil
  | impresora | auricular | auriculares | cargador | cargadores | batería | portátil | portátiles | monitores
  | moderkort | strömförsörjning | nätaggregat | nätagg | fläkt | fläktar | chassi | grafikkort | skärm | skärmar | minne | minnen | kylare | kylpasta | tangentbord | möss | hårddisk | hårddiskar
  | hovedkort | bundkort | strømforsyning | strømforsyninger | kabinetter | vifte | vifter | blæser | blæsere | skærm | skærme | skjerm | skjermer | harddisk | harddisker
  | moederbord | moederborden | voeding | voedingen | behuizing | behuizingen | ventilator | ventilatoren | koelpasta | toetsenbord | toetsenborden | muis | muizen | beeldscherm | beeldschermen | harde schijf | harde schijven | geheugen | videokaart | videokaarten | koeler | koelers
  | obudowa | obudowy | zasilacz | zasilacze | zasilaczy | płyta główna | płyty główne | pamięć | pamięci | dysk | dyski | dysków | wentylator | wentylatory | wentylatorów | karta graficzna | karty graficzne | past\\p{L}? termoprzewodząc\\p{L}{1,3} | klawiatura | klawiatury | mysz | myszki
  | placa-mãe | placas-mãe | ventoinha | ventoinhas | memória | memórias
  | cuffie | cuffia | caricabatterie | batterie | portatile | portatili | gruppo di continuità`)

/** Endings of German words for parts: `Ersatznetzteile`, `Gehäuselüfter`. */
export const GERMAN_ENDINGS = anyOf(`
  netzteil | netzteile | netzteilen | module | modulen | modules | lüfter | lüftern | gehäuse | gehäusen | festplatte | festplatten | grafikkarte | grafikkarten | karten | karte | kabel | kabeln
  | tastatur | tastaturen | monitore | monitoren | prozessor | prozessoren | speicher | kühler | kühlern | adapter | adaptern | laufwerk | laufwerke | riegel | platinen`)

/** Labels before a part number, perhaps with the word for its maker: `Mfr P/N`, `réf. fabricant`. */
export const NUMBER_LABELS = `(?:(?:mfr|mfg|mnfr|manuf|manufacturer(?:['’]?s)?|oem|vendor|maker(?:['’]s)?|hersteller|herst|fabrikant)\\.?[ -]?)?(?:${anyOf(`
  material no | material number | materialnummer | mat-nr | mat.-nr | part no | part nr | part number | part num | part # | part code | part(?= \\S*\\d\\S*\\d) | partnumber | p/n | n/p | p\\.n | pn | mpn | mpn # | model # | sku
  | item no | item number | item code | item # | article no | article number | art no | art. no | art | art nr | art.-nr | art.nr | artnr | artikelnr | artikel-nr | artikelnummer | artikel nr | artikel
  | order code | product code | product no | model no | model number | model | cat no | catalogue no | your ref | your no | your part no | your number | varenr | varenummer | vare-nr | vare nr | artikkelnr | artikkelnummer | produktnr | teilenummer | teile-nr | bestellnr | bestell-nr | best.-nr
  | herstellernummer | réf | ref | réf. | ref. | référence | reference | code article | code produit | n° article | code | n° de pièce
  | referencia | código | codigo | cód | cod | n.º de parte | nº de parte | n° de parte | no. de parte | no de parte | núm. de parte | num. de parte | numero de parte | número de parte | nº de pieza | modelo | nr | no | n° | nº | #
  | cod. | codice | codice articolo | codice prodotto | kod | kod produktu | nr kat\\. | nr kat | nr katalogowy | indeks | obj\\. č | kat\\. č | č | obj\\. číslo | tuotenro | tuotenumero | tuotekoodi | cikkszám | cod produs | cod articol | ürün kodu | ürün no | stok kodu | met nummer | mit nummer | mit der nummer | avec le numéro | con el número | z numerem | med nummer | com o número`)})(?:\\.? (?:d(?:u|el?) )?(?:fabricant|constructeur|fabricante|produttore|costruttore|producenta|výrobce))?`
