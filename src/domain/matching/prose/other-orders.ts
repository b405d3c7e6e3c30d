/** Times of an earlier purchase: `last month`, `beim letzten Mal`. */
export const BEFORE = [
  "(?:the )?last (?:month|week|year|time|spring|summer|autumn|winter|quarter)(?!['’]s)|earlier this (?:month|week|year)|back in \\p{L}{3,10}",
  "(?:im |in der |beim |vom |von der |aus dem |das )?(?:letzte|vorige|vergangene)[nrsm]? (?:monat|woche|jahr|mal|sommer|herbst|winter|frühjahr|quartal)",
  "(?:le mois|la semaine|l['’](?:année|an|été|automne|hiver)|la fois) (?:dernier|dernière|passée?)|la dernière fois",
  "(?:el mes|la semana|el año|el verano) pasad[oa]|la (?:última vez|vez anterior)",
  "(?:il mese|la settimana|l['’](?:anno|estate)) (?:scors[oa]|passat[oa])|(?:l['’]ultima|la scorsa) volta",
  "(?:de )?(?:vorige?|afgelopen|laatste) (?:maand|week|keer|jaar|zomer)",
  "(?:w )?(?:zeszły|ubiegły|poprzedni)\\p{L}{0,3} (?:miesiąc\\p{L}{0,2}|tydzień|tygodniu|roku?|razem)|ostatnio|ostatnim razem",
  "förra (?:månaden|veckan|året|gången|sommaren)|(?:sidste|forrige|siste) (?:måned|uge|uke|år|gang)|i fjor",
  "(?:no mês|na semana|no ano) passad[oa]|d?a última vez",
  "minul(?:ý|ém|ou|é) (?:měsíci?|týden|rok|roce)|minule|naposledy",
  "viime (?:kuussa|viikolla|vuonna|kerralla|kesänä)",
  "(?:a )?múlt (?:hónapban|héten|évben)|(?:a )?múltkor|legutóbb",
  "(?:luna|săptămâna|data) trecută|anul trecut|ultima dată",
  "geçen (?:ay|hafta|yıl|sefer|defa)",
].join("|")

/** Words of a request, which such a sentence may hold, too: `last month we took 4, this time we need 6`. */
const REQUEST =
  "please|pls|needs?|want|again|like|now|this time|bitte|brauch\\p{L}*|benötig\\p{L}*|diesmal|jetzt|nun|wieder|möchte\\p{L}*|svp|fau[td]\\p{L}*|voudr\\p{L}*|cette fois|necesit\\p{L}*|quer\\p{L}*|quisi\\p{L}*|esta vez|ahora|por favor|serv\\p{L}*|vorr\\p{L}*|questa volta|per favore|graag|nodig|nu|deze keer|proszę|potrzeb\\p{L}*|tym razem|behöv\\p{L}*|tack|treng\\p{L}*|bruge|desta vez|agora|precis\\p{L}*|potřeb\\p{L}*|tentokrát|prosím|tarvits\\p{L}*|tällä kertaa|kell|kér\\p{L}*|nevoie|acum|bu sefer|lütfen|şimdi|istiyor\\p{L}*"

/** Words for what the seller delivered before: `the toner you sent us`, `die Toner, die wir von Ihnen hatten`. */
export const DELIVERED = [
  `(?:that |which )?(?:we|i) (?:had|got|bought|took|received|ordered) (?:(?:from|off|of) you|(?=${BEFORE}))|you (?:sent|sold|supplied|delivered|gave|shipped|provided|fitted)`,
  "(?:wir|ich) (?:[^,;.]{0,30} )?(?:hatten?|bekamen|kauften|(?:bekommen|gekauft|erhalten|bestellt) ha(?:ben|tten))|(?:sie|ihr) uns [^,;.]{0,30}(?:geliefert|geschickt|verkauft|gesendet)",
  "que (?:vous (?:nous |m['’])?(?:avez|aviez)|nous (?:vous )?(?:avons|avions)|j['’]ai|j['’]avais)|que (?:nos |me )?(?:enviasteis|mandasteis|vendisteis|enviaron|mandaron|vendieron|compramos|pedimos|trajisteis)",
  "che (?:ci |mi )?(?:avete|avevate|ha) \\p{L}{4,12}|che abbiamo \\p{L}{4,12}|die (?:jullie|u|we|wij) (?:[^,;.]{0,30} )?(?:leverden|stuurden|kregen|kochten|geleverd|gestuurd|gekregen|gekocht)",
  "któr\\p{L}{1,2} (?:od was |u was )?(?:dostaliśmy|kupiliśmy|otrzymaliśmy|przysłaliście|zamówiliśmy)|(?:vi|jag|jeg) (?:fick|köpte|fikk|fik|kjøpte|købte)|(?:ni|dere|i) (?:skickade|sålde|sendte|solgte|leverte|leverede)",
  "que (?:nos )?(?:enviaram|venderam|entregaram|comprámos|recebemos)|(?:jotka|jonka) (?:ostimme|saimme|toimititte)|kter\\p{L}{1,2} (?:jste nám|jsme)|(?:amit|amelyeket) (?:küldtek|vettünk|kaptunk)|pe care (?:ni le-ați|le-am|l-am)",
  "(?:from|in|of|aus|von|bei|de|da|van|z|från|fra) (?:your|the|our|ihrer|der|unserer|votre|la|su|uw|de|waszej|er|jeres) (?:(?:last|previous|letzten|vorigen|última|laatste|vorige|ostatniej|senaste|sidste|forrige) (?:order|delivery|shipment|lieferung|bestellung|sendung|entrega|pedido|levering|zending|dostawy|leverans|leveranse)|(?:dernière|précédente) (?:livraison|commande))",
].join("|")
/** Verbs by which a report judges what was delivered. */
const JUDGES =
  "are|were|is|was|works?|worked|runs?|came|arrived|sind|waren|ist|war|reichen|reicht|laufen|läuft|funktionieren|funktioniert|sont|étaient|est|était|fonctionnent|marchent|conviennent|suffisent|son|eran|iban|van|va|bastan|funcionan|fueron|salieron|sono|erano|vanno|funzionano|zijn|waren|werken|bevallen|są|były|działają|sprawdzają|är|var|fungerar|fungerer|er|virker|são|eram|funcionam|ovat|olivat|toimivat|jsou|byly|fungují|működnek|voltak|sunt|au fost|funcționează"
const DEFINITE =
  "the|those|these|that|die|der|das|diese[rs]?|les?|la|l['’]|ces?|cette|los|las|el|es[oa]s|il|i|gli|le|quei|quelle|de|het|te|ta|tamte|den|det|os|as|o|a|ne|ty|ten|azok|a|az"
const JUDGES_DELIVERED = new RegExp(
  `^(?:(?:and|but|und|aber|et|mais|y|e|ma|en|i|och|og|by the way|übrigens|au fait|por cierto),? )?(?:(?:${DEFINITE}) |\\d{1,4} \\p{L}+,? (?=któr))(?=[^.;!?]{0,120}(?<!\\p{L})(?:${DELIVERED}|${BEFORE})(?!\\p{L}))(?=[^.;!?]{0,160}(?<!\\p{L})(?:${JUDGES})(?!\\p{L}))`,
  "iu",
)

const BEGINS_BEFORE = new RegExp(
  `^(?:(?:and|but|und|aber|et|mais|y|e|ma|en|i|och|og),? )?(?:${BEFORE})(?!\\p{L})|^(?:we|i) (?:had|took|used|picked up) .{2,80}(?<!\\p{L})(?:${BEFORE})(?!\\p{L})|^(?:we|i) (?:(?:have|once) )?(?:had|owned|tried) (?:an?|one|two|three|\\d{1,2}) [^,.;]{2,60}? (?:before|previously|which|that|until)(?!\\p{L})`,
  "iu",
)
const REQUESTS = new RegExp(`(?<!\\p{L})(?:${REQUEST})(?!\\p{L})`, "iu")

/** Matches `no need for more yet`, `so no Toshiba please`. */
const NO_NEED =
  /(?<!\p{L})(?:no need|(?:so|and|therefore|also|daher|donc|así que|quindi|dus) (?:no|never|keine?|pas d[eu]|nada de|niente|geen)) .*$/iu
/** Returns whether a sentence only says what was bought before: `Last month we had 4 of them off you`. */
export const isOfEarlierPurchase = (sentence: string): boolean =>
  (BEGINS_BEFORE.test(sentence) || JUDGES_DELIVERED.test(sentence)) &&
  !REQUESTS.test(sentence.replace(NO_NEED, ""))

/** Removes such words before a request: `The fans you sent are fine, please send 4 more`. */
export const withoutEarlierPurchase = (sentence: string): string =>
  sentence.replace(/^[^,]{3,160}, (?=\D{0,40}\d)/u, (clause) =>
    isOfEarlierPurchase(clause) ? "" : clause,
  )

export const PROBABLY =
  "probably|likely|perhaps|maybe|wahrscheinlich|vermutlich|voraussichtlich|vielleicht|probablement|sans doute|peut-être|probablemente|seguramente|quizás?|probabilmente|forse|waarschijnlijk|misschien|prawdopodobnie|być może|troligen|antagligen|kanske|sandsynligvis|måske|sannsynligvis|kanskje|provavelmente|talvez|pravděpodobně|možná|todennäköisesti|ehkä|valószínűleg|talán|probabil|poate|muhtemelen|belki"
/** Times after the next delivery: `next term`, `im nächsten Halbjahr`. */
const LATER = [
  "(?:next|the following) (?:term|month|year|quarter|semester|season|spring|summer|autumn|winter)|later(?: on)?",
  "(?:nächste|kommende)[nsmr]? (?:monat|jahr|quartal|halbjahr|schuljahr|semester|frühjahr|sommer|herbst|winter)|später",
  "(?:le mois|le trimestre|le semestre|l['’]an|l['’]année) (?:prochaine?|suivante?)|plus tard",
  "(?:próximo|siguiente) (?:mes|año|trimestre|curso)|(?:mes|año|trimestre) (?:próximo|que viene)|más adelante",
  "(?:prossimo|mese|trimestre|anno) (?:mese|trimestre|anno|prossimo)|più avanti|(?:volgende?|komende?) (?:maand|jaar|kwartaal|schooljaar)",
  "(?:przyszłym|następnym) (?:miesiącu|roku|semestrze|kwartale)|później|(?:nästa|næste|neste) (?:månad|måned|år|termin|kvartal)|senare|senere",
  "próximo (?:mês|ano|semestre|trimestre)|mais tarde|příští(?:ho|m)? (?:měsíc|rok|čtvrtletí)|později|ensi (?:kuussa|vuonna|lukukaudella)|myöhemmin",
  "(?:jövő|következő) (?:hónapban|évben|félévben)|később|(?:luna|anul|semestrul) (?:viitoare|viitor)|mai târziu|gelecek (?:ay|yıl|dönem)|daha sonra",
].join("|")
const FOLLOWS = new RegExp(
  `(?<!\\p{L})(?:${PROBABLY})(?!\\p{L})(?=.{0,120}(?<!\\p{L})(?:${LATER})(?!\\p{L}))|(?<!\\p{L})(?:${LATER})(?!\\p{L})(?=.{0,120}(?<!\\p{L})(?:${PROBABLY})(?!\\p{L}))`,
  "iu",
)
/** Returns whether a sentence only expects a later order: `we will probably order another ten next term`. */
export const isOfLaterOrder = (sentence: string): boolean => FOLLOWS.test(sentence)

const REPLACES_NO_OTHER =
  /(?<!\p{L})(?:(?:(?:does|do|will) not|doesn['’]?t|don['’]?t|won['’]?t) (?:replace|supersede|affect|change)|(?:ersetzt|ändert|betrifft|vervangt|wijzigt) (?:\p{L}{2,12} ){0,3}(?:nicht|niet)|n['’]?e? ?(?:remplace|modifie|concerne|affecte) pas|no (?:sustituye|reemplaza|modifica|afecta)|non (?:sostituisce|modifica|riguarda)|nie (?:zastępuje|zmienia|dotyczy)|(?:ersätter|erstatter|ändrar|ændrer|endrer|gäller|gælder|gjelder) (?:inte|ikke)|não (?:substitui|altera|afeta)|ne(?:nahrazuje|mění|týká)|ei (?:korvaa|muuta|koske)|nem (?:helyettesíti|érinti|módosítja)|nu (?:înlocuiește|modifică))(?!\p{L})(?=.{0,40}\d{3})/iu
/** Returns whether a sentence names an order that this one leaves as it is: `It does not replace order 77120 (20 keyboards)`. */
export const isOfOtherOrder = (sentence: string): boolean => REPLACES_NO_OTHER.test(sentence)
