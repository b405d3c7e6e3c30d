/** Times of an earlier purchase: `last month`, `beim letzten Mal`. */
const BEFORE = [
  "(?:the )?last (?:month|week|year|time|spring|summer|autumn|winter|quarter)(?!['’]s)|earlier this (?:month|week|year)|back in \\p{L}{3,10}",
  "(?:im |in der |beim )?(?:letzte|vorige|vergangene)[nrsm]? (?:monat|woche|jahr|mal|sommer|herbst|winter|frühjahr|quartal)",
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

const BEGINS_BEFORE = new RegExp(
  `^(?:(?:and|but|und|aber|et|mais|y|e|ma|en|i|och|og),? )?(?:${BEFORE})(?!\\p{L})|^(?:we|i) (?:had|took|used|picked up) .{2,80}(?<!\\p{L})(?:${BEFORE})(?!\\p{L})`,
  "iu",
)
const REQUESTS = new RegExp(`(?<!\\p{L})(?:${REQUEST})(?!\\p{L})`, "iu")

/** Returns whether a sentence only says what was bought before: `Last month we had 4 of them off you`. */
export const isOfEarlierPurchase = (sentence: string): boolean =>
  BEGINS_BEFORE.test(sentence) && !REQUESTS.test(sentence)
