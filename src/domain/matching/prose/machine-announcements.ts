import { withoutDates } from "./prose-sentences.ts"
import { CONTAINER_WORDS } from "./prose-words.ts"

/** Matches machines that parts are built into. */
export const MACHINES =
  "(?:(?:test |gaming |work |edge |render |lab )?(?:machine|pc|computer|workstation|work ?station|server|node|build|system|unit|desk|seat|station|rig|box|kiosk|bench|terminal|device|robot|setup|set|group|team|classroom|table|room)(?:e?s)?|\\p{L}{0,12}(?:rechnern?|geräte?n?|platz|plätzen?|maschinen?|systemen?|stück)|postes?(?: de travail)?|bureaux?|ordinateurs?|serveurs?|équipements?|stations?|equipos?|ordenador(?:es)?|\\p{L}{0,14}(?:raum|räumen?|zimmern?|büros?)|werkplek(?:ken)?|werkstations?|komputer(?:y|ów|a)?|stanowisk(?:o|a)?|stacj[ai]|serwer(?:y|ów)?|dator(?:er)?|arbetsstation(?:er)?|arbetsplats(?:er)?|computador(?:es)?|postos?(?: de trabalho)?|estaç(?:ão|ões)|puestos?(?: de trabajo)?|estaci(?:ón|ones)|máquinas?|servidor(?:es)?|postazion[ei]|macchin[ae]|computer)"
/** Matches machines, and the people and places that get a machine. */
export const RECEIVERS = `(?:${MACHINES}|(?:till|checkout|counter|bay|lane|booth|pod|van|vehicle|truck|lab|office|branch|site|store|shop|school|student|pupil|learner|user|colleague|employee|agent|nurse|operator|player|suite|starter|joiner|hire|person|trainee|teacher)(?:e?s)?|people|mitarbeiter(?:n|innen)?|kollegen|personen|personnes?|collaborateurs?|personas?|empleados?|persone|dipendenti|kassen?|filialen?|fahrzeugen?|schulen?|schülern?|caisses?|salles?|élèves?|aulas?|salas?|tiendas?|oficinas?|lojas?|alumn[oa]s?|aul[ae]|sale|negozi|uffici|kamers|zaal|\\p{L}{0,12}zalen|winkels|butiker|butikker)`
export const PER_EACH =
  "(?:per|for each|for every|in each|into each|of each|pro|je|für jeden?|par|pour chaque|por|para cada|per ogni|na każd[eyą]|na jedno)"

/**
 * Matches words by which parts are for all machines together: `for the whole room`, `just once`, `nicht pro PC`.
 */
export const FOR_ALL = [
  "(?:for|für|pour|para|per|voor|dla|för|till?|pro|pentru) (?:(?:the|our) (?:whole|entire)|(?:den|die|das|unsere?n?) (?:ganzen?|gesamten?|komplette[ns]?)|toute? (?:la|le|notre)|tod[oa]s? (?:el|la|los|las)|toda a|todo o|tutt[oa] (?:la|il)|(?:het|de) (?:hele|gehele)|cał(?:ej|ego|y|ą)|hel[ae]|cel(?:ou|ý|é)|toată|tot|întreag[aă]) \\p{L}{3,20}(?: together| zusammen)?",
  "(?:pour|per) (?:toute? l['’]|tutt[oa] l['’]|l['’](?:ensemble|intera?) (?:d(?:e la|es?|u) )?)\\p{L}{3,20}",
  "(?:para|per) (?:a|o|la|el|il|lo) \\p{L}{3,20} (?:tod[oa]|inteir[oa]|enter[oa]|inter[oa])",
  "(?:for|to) (?:the|our) \\p{L}{3,20} as a whole",
  "(?:for|für|pour|para|per|voor|dla|för|till?|pro) (?:all(?: of)? (?:them|us|these)|both|beide|les deux|amb[oa]s|entramb[ie]|båda|begge|everyone|everybody|alle (?:zusammen|gemeinsam)|tous|todos|tutti|iedereen|wszystkich|alla|alle|všechny)(?: together| ensemble| juntos| insieme| samen)?",
  "(?:just|only) once|once only|as a one-off|one-off|(?:nur )?einmalig|nur einmal|une seule fois|una sola vez|una sola volta|una tantum|eenmalig|slechts één keer|jednorazowo|tylko raz|bara en gång|kun én gang|só uma vez|jednorázově|vain kerran|csak egyszer|o singură dată|sadece bir kez",
  "(?:and )?(?:not|nicht|pas|no|non|niet|nie|inte|ikke|não|ne) (?:per|pro|je|par|por|na) \\p{L}{2,20}",
].join("|")

/** Matches who else gets parts, before the quantity: `the warehouse itself needs only 1 printer`. */
export const OTHER_GETS =
  "(?<=^|[.;!] )(?:the|our|my|die|der|das|unsere?|le|la|notre|el|nuestr[oa]|il|lo|de|het|onze|o|a) \\p{L}[\\p{L}' -]{2,30} (?:gets|needs|takes|wants|bekommt|braucht|benötigt|erhält|reçoit|recevra|recibe|recibirá|riceve|krijgt|dostaje|dostanie|får|recebe|dostane)(?!\\p{L})(?: (?:only|just|also|nur|auch|noch|zusätzlich|aussi|seulement|además|también|sólo|solo|anche|ook|alleen|tylko|bara|kun|só))*(?= (?:\\d|an? |one |eine?n? |une? |una? ))"

/** Words that distribute a list over several machines, people or places. */
export const EACH_WORDS =
  "each|every|jeweils|jede[nrms]?|chacune?|chaque|cada|ciascun[oa]?|ognun[oa]|ogni|elke?|ieder[es]?|każd\\p{L}{1,3}|varje|vardera|var och en|hvert?|jokai\\p{L}{2,6}|kuhunkin|každ\\p{L}{1,3}|minden\\p{L}{0,4}|mindegyik\\p{L}{0,4}|fiecare|fiecăr\\p{L}{1,3}"
/** Words for what is listed, and for times. Neither is equipped with parts. */
export const OTHERS =
  "item|line|product|article|position|part|model|type|quote|offer|delivery|shipment|invoice|day|week|month|quarter|year|artikel|teil|modell|angebot|lieferung|rechnung|tag|woche|monat|quartal|jahr|ligne|référence|produit|modèle|livraison|facture|jour|semaine|mois|artículo|línea|producto|pieza|modelo|entrega|factura|día|semana|mes|articolo|riga|prodotto|pezzo|consegna|fattura|giorno|settimana|mese|regel|levering|dag|week|maand|pozycj|sztuk|dostaw|faktur|tydzień|miesiąc|vecka|uge|uke|månad|måned"
const OTHER = `(?:${OTHERS})\\p{L}{0,2}(?!\\p{L})`

/** Pattern for `each of the 12 PCs`. */
export const EACH_OF_COUNTED = `(?<![\\p{L}\\p{N}-]|\\d (?:(?:of|for|für|pour) )?)(?:${EACH_WORDS})(?: (?:one|uno|una|um|uma|un))?(?: (?:of|the|our|your|my|these|those|von|der|unserer|unseren|den|des|de|nos|los|las|nuestr[oa]s|d[ao]s|noss[oa]s|dei|delle|degli|nostr[ie]|van|onze|z|ze|naszych|našich|av|våra|våre|af|vores|din|dintre|cele)){1,3} (?<count>[1-9]\\d{0,2}) (?!${OTHER})(?=\\p{L})`
const COUNT_OF_EACH = new RegExp(EACH_OF_COUNTED, "iu")

/** Matches `For each of the 12 PCs we need:`, `jeder Messstand bekommt:`. */
const FOR_EACH = new RegExp(
  `(?<![\\p{L}\\p{N}-]|\\d (?:(?:of|for|für|pour) )?)(?:(?:${EACH_WORDS})(?![\\p{L}\\p{N}-])|(?:${PER_EACH}) ${RECEIVERS}(?!\\p{L}))(?! (?:\\p{L}{2,9} ){0,2}(?:\\d{1,4} )?${OTHER})(?<noun>[^.!?:]{0,80}) ?:$`,
  "iu",
)
/** Matches `per lectern`, whose noun must be one that was counted: `For our 5 lecterns we need, per lectern:`. */
const PER = /(?<![\p{L}\p{N}])(?:per|je|pro|par|por|pr\.?|her) (?<noun>\p{L}[\p{L}-]{3,30})/giu
const COUNTED = new RegExp(
  `(?<![\\p{L}\\p{N}.,/#€$£-])(?<count>[1-9]\\d{0,2})(?:(?<=\\([^()]{0,30})\\)|[ -](?!${OTHER}|(?:for|of|per|je|pro|par|por|für|für|and|und|til|to|at|von|de|di)(?!\\p{L}))(?<noun>\\p{L}[\\p{L}'’ -]{2,50}))`,
  "giu",
)
const MAX_COUNTED = 10
/** Number of letters that the singular and the plural of a noun share. */
const STEM = 4

const stemsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= STEM)
    .map((word) => word.slice(0, STEM))

/**
 * Returns the number of machines whose parts a line announces, or that the line before it counts: `for our 5 lecterns,
 * per lectern:`. Returns 0 if they are not counted, undefined if the line announces no such list.
 */
export function countInAnnouncement(line: string, before = ""): number | undefined {
  const stated = /\d/.test(line) ? COUNT_OF_EACH.exec(line)?.groups?.count : undefined
  if (stated !== undefined) return Number(stated)
  if (!line.endsWith(":")) return undefined
  const each = FOR_EACH.exec(line)?.groups
  const counted = Array.from(withoutDates(`${before} ${line}`).matchAll(COUNTED))
    .slice(-MAX_COUNTED)
    .map(({ groups: { count = "", noun = "" } = {} }) => ({
      count: Number(count),
      stems: stemsOf(noun),
    }))
  const nouns = Array.from(line.matchAll(PER), ({ groups }) => groups?.noun ?? "").slice(
    -MAX_COUNTED,
  )
  const stems = [each?.noun ?? "", ...nouns].flatMap((noun) => stemsOf(noun).slice(0, STEM))
  const repeated = counted.findLast((one) => one.stems.some((stem) => stems.includes(stem)))
  return repeated?.count ?? (each ? (counted.at(-1)?.count ?? 0) : undefined)
}

const TOTALS =
  "totals?|altogether|in all|overall|insgesamt|zusammen|gesamt(?:menge\\p{L}{0,2})?|totales|totaux|totali?|complessiv\\p{L}{2,6}|totaal|samen|łącznie|razem|totalt|sammen(?:lagt)?|totais|celkem|yhteensä|összesen|toplam"
const SHARES =
  "half|halves|a third|one third|quarter|split|shared?|hälfte|geteilt|aufgeteilt|moitié|tiers|réparti\\p{L}{0,2}|mitad|repartid[oa]s?|metà|divis[oi]|helft|verdeeld|połow\\p{L}{1,2}|hälften|halvdelen|metade|polovin\\p{L}{1,2}"
const OWN =
  "(?:its|their) own|separate(?:ly)?|label(?:led|ed)|packed|eigene[nrsm]?|getrennt|separat|propres?|séparément|propi[oa]s?|por separado|proprio|propri[ae]|separatamente|eigen|apart|własn\\p{L}{1,3}|osobno|egen|egna|eget|própri[oa]s?|vlastní"
const EACH_OF_PRICE =
  "(?:price|cost|budget|warranty|guarantee|preise?|kosten|garantie|prix|coût|precio|coste|garantía|prezzo|costo|garanzia|prijs|cena|gwarancja|pris|garanti|preço|custo|záruka)s?(?: of| is| are| ist| est| es)?[^.:;!?]{0,30} (?:each|per|pro|je|par|por|na|pr\\.|pour chaque|für jeden?|para cada)"
/** Matches words by which what is for each is a share, a price, a pack or an own delivery, or quantities are totals. */
const NOT_MULTIPLIED = new RegExp(
  [
    `(?<!\\d[^.,;:()]{0,30})(?<!\\p{L})(?:${TOTALS})(?!\\p{L}| \\d)`,
    `(?<!\\p{L})(?:${SHARES}|${OWN}|${EACH_OF_PRICE}|with delivery|delivery (?:per|to each)|mit lieferung|lieferung (?:je|pro)|avec livraison|livraison par|entrega por|con entrega|consegna per|(?:not|nicht|pas|non?|niet|nie|inte|ikke|não) (?:each|per|pro|je|jeweils|par|por|na))(?!\\p{L})`,
    `(?<!\\p{L})(?:${CONTAINER_WORDS}) (?:contains?|holds?|enthält|contient|contiene|bevat|zawiera|innehåller|indeholder|inneholder|contém|obsahuje)(?!\\p{L})`,
  ].join("|"),
  "iu",
)
/** Returns whether a line names something for each, but no list to multiply: `half each:`, `per site (totals):`. */
export const isNotMultiplied = (line: string): boolean => NOT_MULTIPLIED.test(line)
