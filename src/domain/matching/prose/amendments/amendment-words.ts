import { anyOf, repeatable } from "../prose-words.ts"

/** Words for units that count in addition to those ordered: `2 more of the fans`. */
export const MORE = anyOf(`
  more | extra | further | additional | another | add | on top | (?<=put \\d{1,5} )on(?= the) | mehr | zusätzlich\\p{L}* | weitere[rsn]? | noch | dazu | hinzu\\p{L}* | de plus | en plus | supplémentaires? | autres | ajoute[rz]? | encore
  | más | adicional | adicionales | otr[oa]s | añad\\p{L}+ | in più | altr[ie] | aggiuntiv[ie] | aggiung\\p{L}+ | erbij | meer | nog | voeg\\p{L}* | więcej | dodatkow\\p{L}+ | jeszcze | dodaj\\p{L}* | lägg till | læg til | legg til | (?<=\\d \\p{L}{3,20} )till? | fler | ytterligare | flere | mere | ekstra | yderligere | tilføj
  | a mais | mais(?= \\d) | adicionais | acrescent\\p{L}+ | navíc | více | přidejte | ještě | dalších`)
/** Words for units that are taken off those ordered: `2 less of the fans`. */
export const FEWER = anyOf(
  "less | fewer | (?<=[\\de] )off(?= t?[ho]) | weniger | de moins | en moins | menos | in meno | minder | mniej | färre | mindre | færre | a menos | méně",
)
/** Words for raising a quantity, and for lowering it, by a figure. */
export const RAISES =
  "increas\\p{L}+|rais\\p{L}+|erhöh\\p{L}+|aufstocken|anheben|augment\\p{L}+|aument\\p{L}+|verho[eo]g\\p{L}*|zwiększ\\p{L}*|öka\\p{L}*|øg|øk"
export const LOWERS =
  "reduc\\p{L}+|lower\\p{L}*|reduzier\\p{L}+|verringer\\p{L}+|kürzen|senken|rédui\\p{L}+|diminu\\p{L}+|disminu\\p{L}+|riduc\\p{L}+|verla[ae]g\\p{L}*|zmniejsz\\p{L}*|minska\\p{L}*|reduz\\p{L}+"
/** Words between a replaced part and the new one: `instead of the A we take B`. */
export const LEADS_TO_NEW = repeatable(`
  please | only | just | we | we'll | will | would | like | take | need | want | send | now | it | should | be | bitte | nur | nehmen | wir | lieber | jetzt | brauchen | möchten | hätten | gerne? | werden | es | merci de | mettez | prenons | nous | plutôt | il | faut | faudra | faudrait | on | prend
  | queremos | necesitamos | ponga | pongan | mejor | mettiamo | vorremmo | prendiamo | mettete | servono | graag | nemen | we | willen | liever | worden | er | het | prosimy | prosimy o | bierzemy | poprosimy o | weźmiemy | tar | vi | vill ha | tack | tager | gerne | ønsker | vil | have | queremos | precisamos de | fica com | ficamos com | prosíme | chceme | bereme`)
/** Words before a part that another replaces: `swap the A for B`. */
export const SWAPS = anyOf(
  "swap | replace | exchange | substitute | ersetzen sie | ersetzen | ersetze | tauschen sie | tauschen | tausche | remplace[rz]? | cambi\\p{L}{1,3} | sustitu\\p{L}{1,3} | sostitui\\p{L}{0,3} | vervang(?:en)? | zamień(?:cie)? | byta? | skift | bytt | troquem? | substituam? | vyměňte",
)
