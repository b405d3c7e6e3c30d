/** Numbers that are written as words in the languages of `prose-words`. */

const simple = new Map(
  `one 1 | two 2 | three 3 | four 4 | five 5 | six 6 | seven 7 | eight 8 | nine 9 | ten 10 | eleven 11 | twelve 12
    | thirteen 13 | fourteen 14 | fifteen 15 | sixteen 16 | seventeen 17 | eighteen 18 | nineteen 19 | twenty 20
    | thirty 30 | forty 40 | fifty 50 | sixty 60 | seventy 70 | eighty 80 | ninety 90 | dozen 12
    | a dozen 12 | half a dozen 6 | a couple 2 | a pair 2 | another dozen 12 | another couple 2 | another pair 2
    | zwei 2 | drei 3 | vier 4 | fünf 5 | sechs 6 | sieben 7 | acht 8 | neun 9 | zehn 10 | elf 11 | zwölf 12 | dreizehn 13
    | vierzehn 14 | fünfzehn 15 | sechzehn 16 | siebzehn 17 | achtzehn 18 | neunzehn 19 | zwanzig 20 | dreißig 30
    | vierzig 40 | fünfzig 50 | sechzig 60 | siebzig 70 | achtzig 80 | neunzig 90 | hundert 100 | zweihundert 200
    | ein dutzend 12 | zwei dutzend 24 | ein paar 2
    | deux 2 | trois 3 | quatre 4 | cinq 5 | sept 7 | huit 8 | neuf 9 | dix 10 | onze 11 | douze 12 | quinze 15 | vingt 20
    | trente 30 | quarante 40 | cinquante 50 | soixante 60 | cent 100 | une douzaine 12 | une dizaine 10
    | une vingtaine 20 | une trentaine 30 | une cinquantaine 50 | une centaine 100
    | dos 2 | tres 3 | cuatro 4 | cinco 5 | seis 6 | siete 7 | ocho 8 | nueve 9 | diez 10 | once 11 | doce 12 | quince 15
    | veinte 20 | treinta 30 | cuarenta 40 | cincuenta 50 | cien 100 | una docena 12 | media docena 6 | un par 2 | une paire 2 | une demi-douzaine 6 | ein halbes dutzend 6 | un paio 2 | mezza dozzina 6
    | due 2 | tre 3 | quattro 4 | cinque 5 | sei 6 | sette 7 | otto 8 | nove 9 | dieci 10 | undici 11 | dodici 12
    | quindici 15 | venti 20 | venticinque 25 | trenta 30 | quaranta 40 | cinquanta 50 | cento 100 | una dozzina 12
    | una decina 10 | una ventina 20 | una trentina 30
    | två 2 | fyra 4 | fem 5 | sex 6 | sju 7 | åtta 8 | nio 9 | tio 10 | elva 11 | tolv 12 | femton 15 | tjugo 20
    | trettio 30 | fyrtio 40 | femtio 50 | hundra 100 | ett dussin 12 | ett par 2
    | fire 4 | seks 6 | syv 7 | sju 7 | otte 8 | åtte 8 | ti 10 | elleve 11 | femten 15 | tyve 20 | tjue 20 | tredive 30
    | tretti 30 | et dusin 12 | et par 2
    | twee 2 | drie 3 | vijf 5 | zes 6 | zeven 7 | negen 9 | tien 10 | twaalf 12 | vijftien 15 | twintig 20 | dertig 30
    | veertig 40 | vijftig 50 | honderd 100 | een dozijn 12 | een paar 2
    | dwa 2 | dwie 2 | dwóch 2 | trzy 3 | trzech 3 | cztery 4 | czterech 4 | pięć 5 | pięciu 5 | sześć 6 | siedem 7 | osiem 8
    | dziewięć 9 | dziesięć 10 | dziesięciu 10 | jedenaście 11 | dwanaście 12 | piętnaście 15 | dwadzieścia 20
    | trzydzieści 30 | czterdzieści 40 | pięćdziesiąt 50 | tuzin 12 | parę 2
    | dois 2 | duas 2 | três 3 | quatro 4 | sete 7 | oito 8 | dez 10 | doze 12 | quinze 15 | vinte 20 | trinta 30
    | quarenta 40 | cinquenta 50 | cem 100 | uma dúzia 12 | um par 2`
    .split("|")
    .map((entry) => {
      const words = entry.trim()
      const end = words.lastIndexOf(" ")
      return [words.slice(0, end), Number(words.slice(end + 1))] as const
    }),
)

const GERMAN_TENS = "zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig"
const GERMAN = `(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun)und(?:${GERMAN_TENS})`
const DUTCH =
  "(?:een|twee|drie|vier|vijf|zes|zeven|acht|negen)[eë]n(?:twintig|dertig|veertig|vijftig)"
const ENGLISH_UNITS = "one|two|three|four|five|six|seven|eight|nine"
const ENGLISH_TENS = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety"
const BELOW_HUNDRED = `(?:${ENGLISH_TENS})[ -](?:${ENGLISH_UNITS})`
const plainWords = [...simple.keys()].toSorted((one, other) => other.length - one.length).join("|")

/** Pattern for a number in words. Longer alternatives come first. */
export const NUMBER_WORDS = `(?:a|${ENGLISH_UNITS}) (?:hundred|dozen)(?: and (?:${BELOW_HUNDRED}|${plainWords}))?|${BELOW_HUNDRED}|${GERMAN}|${DUTCH}|${plainWords}`

/** Returns the value of a match of `NUMBER_WORDS`. */
export function readNumberWords(written: string): number | undefined {
  const words = written.toLowerCase()
  const known = simple.get(words)
  if (known !== undefined) return known
  const [, ones = "", tens = ""] = /^(\p{L}+?)(?:und|[eë]n)(\p{L}+)$/u.exec(words) ?? []
  if (simple.has(tens)) return (simple.get(tens) ?? 0) + (simple.get(ones) ?? 1)
  const [, count = "", unit, rest] = /^(\S+) (hundred|dozen)(?: and (.+))?$/.exec(words) ?? []
  if (unit) {
    const times = (simple.get(count) ?? 1) * (unit === "dozen" ? 12 : 100)
    return times + (rest === undefined ? 0 : (readNumberWords(rest) ?? 0))
  }
  const [first = "", second = ""] = words.split(/[ -]/)
  const sum = (simple.get(first) ?? 0) + (simple.get(second) ?? 0)
  return sum > 0 ? sum : undefined
}
