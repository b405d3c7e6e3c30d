/** Sentences that name a part first, and say later how many: `we forgot power cables, can you add 8?`. */
export const QUANTITIES_BEHIND_NAMES: readonly (readonly [pattern: RegExp, replacement: string])[] =
  [
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
    // `von den A brauchen wir nur 6`
    [
      /(?<!\p{L})(?:of|von|van) (?:the|den|dem|der|de) (?<name>[^,.;:\d][^,.;:]{2,50}?) (?:we|wir|ich|i|brauchen|benötigen|nehmen|brauche|hebben|need|take|will take)(?: (?:we|wir|ich|er|only|just|doch|jetzt|nur|maar|need|take)){0,4} (?<right>\d{1,5})(?: nodig)?(?=[.,;!]| ?$)/giu,
      "$<right> x $<name>",
    ],
    // `keep A at 10`
    [
      /(?<!\p{L})(?:keep|leave|hold|lassen (?:wir|sie)|laissez|dejen?) (?:the |die |den |das |les? |la |los? |las )?(?<name>[^,.;:\d][^,.;:]{2,50}?) (?:at|bei|à|en) (?<right>\d{1,5})(?![\p{L}\p{N}-]|[.,]\d)/giu,
      "$<right> x $<name>",
    ],
  ]
