import { OF_WHICH } from "../prose-words.ts"

/** Sentences that name a part first, and say later how many: `we forgot power cables, can you add 8?`. */
export const QUANTITIES_BEHIND_NAMES: readonly (readonly [pattern: RegExp, replacement: string])[] =
  [
    // `not 6 but 4`
    [
      /(?<!\p{L})(?:not|nicht|pas|no|non|geen|niet|nie|inte|ikke|não) \d{1,5},? (?:but|sondern|mais|sino|ma|bensì|maar|ale|tylko|lecz|utan|men|mas) (?=\d{1,5}(?![\p{L}\p{N}-]))/giu,
      "",
    ],
    // `with matching A (CA-F-120, 2)`
    [
      /,? (?:with|mit|avec|con|met|med|com) (?:(?:the |les )?(?:matching|passende[nmr]?|assorti\p{L}{1,3}|bijpassende|matchende|matchande) )?(?<name>\p{L}[^,;.()\d]{2,40}) \((?<number>[\p{L}\d/-]{4,30}), (?<right>\d{1,4})\)/giu,
      ", $<right> x $<name> ($<number>)",
    ],
    // `as many A as you have, up to 20`
    [
      /(?<!\p{L})as many (?:of )?(?:the )?([^,.;]{2,60}?) as [^,.;]{2,40}?[, (]{1,2}(?:at least|up to|max(?:imum|\.)?|minimum|min\.?) (\d{1,5})(?![\p{L}\p{N}])\)?/giu,
      "$2 x $1",
    ],
    // `a pack of A, 10 should do`
    [
      /(?:(?:an?|one|some|a few) (?:packs?|box(?:es)?|bags?|couple|handful|few) of |some |a few )?(?<name>(?<=^|[ (])(?!(?:and|plus|und|et|y) )[\p{L}\d](?:(?! (?:and|plus|und|et|y) )[^,.;]){2,60}?)(?:,| [–-]|\() ?(?:say |maybe |about |i think )?(?<right>\d{1,5})(?: (?:of them|pcs|units|\p{L}{3,7}s))? (?:(?:should|would|will|ought to) (?:do|be (?:enough|fine|plenty|ok|sufficient))|is (?:enough|plenty)|reichen|genügen|suffiront|suffisent|bastan|bastano)(?!\p{L})/giu,
      "$<right> x $<name>",
    ],
    // `we forgot power cables, can you add 8?`
    [
      /(?<!\p{L})(?:we|i)(?:.?ve| have| also| just| noticed| realised| realized| see| saw| that| we| i)* (?:forgot|missed|left out|omitted|are missing|am missing|are short of|ran out of|are out of)(?: about| to (?:add|order|include|list))?(?: the| some| our)? (?<name>[^,.;:\d][^,.;:]{2,50}?)[,.;–-]{1,2} ?(?:(?:so|and|but|please|pls|can you|could you|kindly|also) ){0,3}(?:add|send|include|quote|order) (?<right>\d{1,5})(?: of (?:them|those))?(?= ?[.,;?!]| ?$| (?:please|pls|too|as well|to the))/giu,
      "$<right> x $<name>",
    ],
    // `whatever you have left of A, I think it was 7`
    [
      /(?<!\p{L})(?:what(?:ever|soever)?|everything|all|as many as) (?:you.?(?: have|.ve)(?: got)?|there is|is|are) (?:left |in stock |available )?(?:of|in) (?:the |your )?(?<name>[^,.;(]{2,60}?)[,(–-]{1,2} ?(?:(?:i (?:believe|think|guess)|ideally|say|up to|max(?:imum|\.)?|probably|about|it was|that.?s|that was|it.?s|there (?:are|were)|should be) ){1,3}(?<right>\d{1,5})(?![\p{L}\p{N}])/giu,
      "$<right> x $<name>",
    ],
    // `von den A brauchen wir nur 6`, `of the A only 6`, `del A serían 18`
    [
      new RegExp(
        `(?<![\\p{L}\\p{N}-]|\\d )(?:(?:of|von|van|af|av) (?:the|den|dem|der|de)|vom|du|des|del|de (?:la|los|las)|dei|delle|della|d[oa]s?|z) (?<name>[^,.;:\\d][^,.;:]{2,50}?) (?:${OF_WHICH})(?: (?:${OF_WHICH})){0,4} (?<right>\\d{1,5})(?: (?:nodig|please|pls|bitte|svp|merci|por favor|per favore|graag|proszę|tack|takk|tak))?(?=[.,;!]| ?$)`,
        "giu",
      ),
      "$<right> x $<name>",
    ],
    // `von der A nehmen wir 30, von der B 10`, after the rule above
    [
      /(?<=(?<![\p{L}\p{N}-])\d{1,5} x [^.;:]{3,120}), (?:(?:and|und|et|y|e) )?(?:(?:of|von|van|af|av) (?:the|den|dem|der|de)|vom|du|des|del|de (?:la|los|las)|dei|delle|della|d[oa]s?|z) (?<name>[^,.;:\d][^,.;:]{2,50}?) (?:je |jeweils )?(?<right>\d{1,5})(?: each)?(?=[.,;!]| ?$)/giu,
      ", $<right> x $<name>",
    ],
    // `for the i7-14700F we can do 20 pcs if`
    [
      /(?<!\p{L})(?:for|on) (?:the|your) (?<name>(?=[^,.;:]{0,50}[\p{L}-]\d{3})[^,.;:]{3,50}?) (?:we|i)(?:['’](?:d|ll)| can| could| would| will)? (?:do|take|need|want|like|order) (?<right>\d{1,5})(?: (?:pcs|pieces|units|off))?(?=[.,;!]| if | please| ?$)/giu,
      "$<right> x $<name>",
    ],
    // `if you have A, send me 2`
    [
      /(?<!\p{L})(?:if you(?:['’]ve| have)(?: got)?|(?:wenn|falls) (?:sie|ihr|du|noch)|s['’]il (?:vous|t['’]en|te) reste(?: encore)? (?:des|du|de la|de l['’]|d['’])|(?:if|as long as) there are(?: any| some)?|si (?:os|les|te) quedan?|se (?:vi|ne) (?:restano|avanzano|rimangono)|als er nog|om det finns|hvis der er|si (?:vous avez|tu as|tienes|tienen|tiene|tenéis|hay)|se (?:hai|avete|ha|tiver|tiverem|tens)|als (?:je|u|jullie)|jeśli (?:macie|masz|mają państwo)|om (?:ni|du) har|hvis (?:I|du|dere|de) har) (?:(?:in (?:stock|casa)|auch|also|still|noch|anche|aussi|encore|también|todavía|też|även|också|også|também|the|any|das|die|den|il|lo|la|le|les|el|los|las|de|het|o|a|os|as) ){0,4}(?<name>[^,.;:\d][^,.;:]{2,50}?)(?: (?:in stock|on hand|left|auf lager|habt|haben|hast|dahabt|da habt|en stock|in casa|op voorraad|hebt|hebben|na stanie|i lager|på lager|em stock))?,? (?:(?:then|please|bitte|dann|por favor|graag) )?(?:(?:send|add|take|give)(?: me| us)?|mandamene|mandatemene|mandacene|aggiungine|mettimene|envoie[- ]m['’]en|envoyez[- ](?:m['’]|nous[- ])?en|mettez[- ](?:m['’]|nous[- ])?en|mándame|mandadme|envíeme|envíenos|ponme|schick(?:en sie|t)?(?: mir| uns)?|stuur er|proszę o|skicka|send|mande|envie) (?<right>\d{1,5})(?= ?[.,;!]| ?$| (?:of|de|davon|stück|please|bitte|dans|avec|in|into|to|on|with|con|en|nel|nella|mit|bei|dazu|auf|met|w|na|med|com|no|na)(?!\p{L}))/giu,
      "$<right> x $<name>",
    ],
    // `keep A at 10`
    [
      /(?<!\p{L})(?:keep|leave|hold|lassen (?:wir|sie)|laissez|dejen?) (?:the |die |den |das |les? |la |los? |las )?(?<name>[^,.;:\d][^,.;:]{2,50}?) (?:at|bei|à|en) (?<right>\d{1,5})(?![\p{L}\p{N}-]|[.,]\d)/giu,
      "$<right> x $<name>",
    ],
  ]
