import { longestFirst, spellingsOf } from "./prose-words.ts"

/** Numbers that are written as words in the languages of `prose-words`. */

const valuesOf = (written: string): Map<string, number> =>
  new Map(
    written.split("|").flatMap((entry) => {
      const words = entry.trim()
      const end = words.lastIndexOf(" ")
      const value = Number(words.slice(end + 1))
      return spellingsOf(words.slice(0, end)).map((spelling) => [spelling, value] as const)
    }),
  )

const simple = valuesOf(
  `one 1 | two 2 | three 3 | four 4 | five 5 | six 6 | seven 7 | eight 8 | nine 9 | ten 10 | eleven 11 | twelve 12
    | thirteen 13 | fourteen 14 | fifteen 15 | sixteen 16 | seventeen 17 | eighteen 18 | nineteen 19 | twenty 20
    | thirty 30 | forty 40 | fifty 50 | sixty 60 | seventy 70 | eighty 80 | ninety 90 | dozen 12
    | a dozen 12 | half a dozen 6 | a couple 2 | a pair 2 | another dozen 12 | another couple 2 | another pair 2
    | zwei 2 | drei 3 | vier 4 | fünf 5 | sechs 6 | sieben 7 | acht 8 | neun 9 | zehn 10 | elf 11 | zwölf 12 | dreizehn 13
    | vierzehn 14 | fünfzehn 15 | sechzehn 16 | siebzehn 17 | achtzehn 18 | neunzehn 19 | zwanzig 20 | dreißig 30
    | vierzig 40 | fünfzig 50 | sechzig 60 | siebzig 70 | achtzig 80 | neunzig 90 | hundert 100 | zweihundert 200
    | ein dutzend 12 | zwei dutzend 24 | ein paar 2
    | deux 2 | trois 3 | quatre 4 | cinq 5 | sept 7 | huit 8 | neuf 9 | dix 10 | onze 11 | douze 12 | quinze 15 | vingt 20
    | treize 13 | quatorze 14 | seize 16 | dix-sept 17 | dix-huit 18 | dix-neuf 19 | trente 30 | quarante 40 | cinquante 50
    | soixante 60 | septante 70 | huitante 80 | quatre-vingts 80 | nonante 90 | cent 100 | deux cents 200 | une douzaine 12 | une dizaine 10
    | une vingtaine 20 | une trentaine 30 | une cinquantaine 50 | une centaine 100
    | dos 2 | tres 3 | cuatro 4 | cinco 5 | seis 6 | siete 7 | ocho 8 | nueve 9 | diez 10 | once 11 | doce 12 | quince 15
    | trece 13 | catorce 14 | dieciséis 16 | diecisiete 17 | dieciocho 18 | diecinueve 19 | veinte 20 | treinta 30
    | cuarenta 40 | cincuenta 50 | sesenta 60 | setenta 70 | ochenta 80 | noventa 90 | cien 100 | doscientos 200 | doscientas 200 | una docena 12 | media docena 6 | un par 2 | une paire 2 | une demi-douzaine 6 | ein halbes dutzend 6 | un paio 2 | mezza dozzina 6
    | due 2 | tre 3 | quattro 4 | cinque 5 | sei 6 | sette 7 | otto 8 | nove 9 | dieci 10 | undici 11 | dodici 12
    | tredici 13 | quattordici 14 | quindici 15 | sedici 16 | diciassette 17 | diciotto 18 | diciannove 19 | venti 20
    | trenta 30 | quaranta 40 | cinquanta 50 | sessanta 60 | settanta 70 | ottanta 80 | novanta 90 | cento 100 | duecento 200 | una dozzina 12
    | una decina 10 | una ventina 20 | una trentina 30
    | två 2 | fyra 4 | fem 5 | sex 6 | sju 7 | åtta 8 | nio 9 | tio 10 | elva 11 | tolv 12 | tretton 13 | fjorton 14 | femton 15 | sexton 16
    | sjutton 17 | arton 18 | nitton 19 | tjugo 20 | trettio 30 | fyrtio 40 | femtio 50 | sextio 60 | sjuttio 70 | åttio 80 | nittio 90 | hundra 100 | ett dussin 12 | ett par 2
    | fire 4 | seks 6 | syv 7 | sju 7 | otte 8 | åtte 8 | ti 10 | elleve 11 | tretten 13 | fjorten 14 | femten 15 | seksten 16 | sytten 17 | atten 18 | nitten 19 | tyve 20 | tjue 20 | tredive 30
    | tretti 30 | et dusin 12 | et par 2
    | twee 2 | drie 3 | vijf 5 | zes 6 | zeven 7 | negen 9 | tien 10 | twaalf 12 | vijftien 15 | twintig 20 | dertig 30
    | veertig 40 | vijftig 50 | honderd 100 | een dozijn 12 | een paar 2
    | dwa 2 | dwie 2 | dwóch 2 | trzy 3 | trzech 3 | cztery 4 | czterech 4 | pięć 5 | pięciu 5 | sześć 6 | siedem 7 | osiem 8
    | dziewięć 9 | dziesięć 10 | dziesięciu 10 | jedenaście 11 | dwanaście 12 | piętnaście 15 | dwadzieścia 20
    | trzydzieści 30 | czterdzieści 40 | pięćdziesiąt 50 | tuzin 12 | parę 2
    | dois 2 | duas 2 | três 3 | quatro 4 | sete 7 | oito 8 | dez 10 | doze 12 | quinze 15 | vinte 20 | trinta 30
    | quarenta 40 | cinquenta 50 | cem 100 | uma dúzia 12 | um par 2
    | dva 2 | dvě 2 | tři 3 | čtyři 4 | pět 5 | šest 6 | sedm 7 | osm 8 | devět 9 | deset 10 | két 2 | kettő 2 | három 3 | négy 4 | nyolc 8 | tíz 10
    | kaksi 2 | kolme 3 | neljä 4 | viisi 5 | kuusi 6 | seitsemän 7 | kahdeksan 8 | yhdeksän 9 | kymmenen 10
    | două 2 | trei 3 | patru 4 | cinci 5 | șase 6 | șapte 7 | zece 10 | iki 2 | üç 3 | beş 5 | altı 6 | yedi 7 | sekiz 8`,
)

/** A number below one hundred that consists of two: `twenty-five`, `fünfundzwanzig`, `treinta y cinco`. */
interface Compound {
  first: string
  join: string
  second: string
}

const ENGLISH_UNITS =
  "one 1 | two 2 | three 3 | four 4 | five 5 | six 6 | seven 7 | eight 8 | nine 9"
const SPANISH_UNITS =
  "un 1 | uno 1 | una 1 | dos 2 | tres 3 | cuatro 4 | cinco 5 | seis 6 | siete 7 | ocho 8 | nueve 9"

const compounds: readonly Compound[] = [
  {
    first:
      "twenty 20 | thirty 30 | forty 40 | fifty 50 | sixty 60 | seventy 70 | eighty 80 | ninety 90",
    join: "[ -]",
    second: ENGLISH_UNITS,
  },
  {
    first: "ein 1 | zwei 2 | drei 3 | vier 4 | fünf 5 | sechs 6 | sieben 7 | acht 8 | neun 9",
    join: "und",
    second:
      "zwanzig 20 | dreißig 30 | vierzig 40 | fünfzig 50 | sechzig 60 | siebzig 70 | achtzig 80 | neunzig 90",
  },
  {
    first: "een 1 | twee 2 | drie 3 | vier 4 | vijf 5 | zes 6 | zeven 7 | acht 8 | negen 9",
    join: "[eë]n",
    second: "twintig 20 | dertig 30 | veertig 40 | vijftig 50",
  },
  {
    first:
      "vingt 20 | trente 30 | quarante 40 | cinquante 50 | soixante 60 | septante 70 | huitante 80 | quatre-vingt 80 | nonante 90",
    join: "(?:-| et |-et-)",
    second: `un 1 | une 1 | deux 2 | trois 3 | quatre 4 | cinq 5 | six 6 | sept 7 | huit 8 | neuf 9 | dix 10 | onze 11
      | douze 12 | treize 13 | quatorze 14 | quinze 15 | seize 16 | dix-sept 17 | dix-huit 18 | dix-neuf 19`,
  },
  {
    first:
      "tjugo 20 | trettio 30 | fyrtio 40 | femtio 50 | sextio 60 | sjuttio 70 | åttio 80 | nittio 90",
    join: "",
    second: "en 1 | ett 1 | två 2 | tre 3 | fyra 4 | fem 5 | sex 6 | sju 7 | åtta 8 | nio 9",
  },
  {
    first: "tjue 20 | tretti 30 | førti 40 | femti 50 | seksti 60 | sytti 70 | åtti 80 | nitti 90",
    join: "",
    second: "en 1 | ett 1 | to 2 | tre 3 | fire 4 | fem 5 | seks 6 | sju 7 | åtte 8 | ni 9",
  },
  {
    first: "en 1 | to 2 | tre 3 | fire 4 | fem 5 | seks 6 | syv 7 | otte 8 | ni 9",
    join: "og",
    second:
      "tyve 20 | tredive 30 | fyrre 40 | halvtreds 50 | tres 60 | halvfjerds 70 | firs 80 | halvfems 90",
  },
  {
    first: "veint 20",
    join: "i",
    second: `${SPANISH_UNITS} | ún 1 | dós 2 | trés 3 | séis 6`,
  },
  {
    first:
      "treinta 30 | cuarenta 40 | cincuenta 50 | sesenta 60 | setenta 70 | ochenta 80 | noventa 90",
    join: " y ",
    second: SPANISH_UNITS,
  },
  {
    first:
      "vent 20 | trent 30 | quarant 40 | cinquant 50 | sessant 60 | settant 70 | ottant 80 | novant 90",
    join: "[ia]?",
    second:
      "un 1 | uno 1 | due 2 | tre 3 | tré 3 | quattro 4 | cinque 5 | sei 6 | sette 7 | otto 8 | nove 9",
  },
  {
    first:
      "vinte 20 | trinta 30 | quarenta 40 | cinquenta 50 | sessenta 60 | setenta 70 | oitenta 80 | noventa 90",
    join: " e ",
    second:
      "um 1 | uma 1 | dois 2 | duas 2 | três 3 | quatro 4 | cinco 5 | seis 6 | sete 7 | oito 8 | nove 9",
  },
]

const readCompounds = compounds.map((compound) => {
  const firsts = valuesOf(compound.first)
  const seconds = valuesOf(compound.second)
  const { join } = compound
  const first = longestFirst(firsts.keys())
  const second = longestFirst(seconds.keys())
  const read = new RegExp(`^(${first})${join}(${second})$`, "iu")
  return {
    pattern: `(?:${first})${join}(?:${second})`,
    valueIn: (words: string): number | undefined => {
      const [, one = "", other = ""] = read.exec(words) ?? []
      const value = firsts.get(one)
      return value === undefined ? undefined : value + (seconds.get(other) ?? 0)
    },
  }
})
const COMPOUND = readCompounds.map(({ pattern }) => pattern).join("|")
const plainWords = longestFirst(simple.keys())

const SCALES = valuesOf(
  `dozen 12 | hundred 100 | hundert 100 | hundra 100 | hundrede 100 | honderd 100
    | thousand 1000 | tausend 1000 | tusen 1000 | tusind 1000 | duizend 1000`,
)
/** Words before a scale: `two hundred`, `zweitausend`. */
const TIMES = valuesOf(
  `a 1 | ${ENGLISH_UNITS} | ten 10 | ein 1 | zwei 2 | drei 3 | vier 4 | fünf 5 | sechs 6 | sieben 7 | acht 8 | neun 9 | zehn 10
    | ett 1 | et 1 | två 2 | to 2 | tre 3 | fyra 4 | fire 4 | fem 5 | sex 6 | seks 6 | sju 7 | syv 7 | åtta 8 | åtte 8 | otte 8 | nio 9 | ni 9 | tio 10 | ti 10
    | twee 2 | drie 3 | vijf 5 | zes 6 | zeven 7 | negen 9 | tien 10`,
)
const scales = longestFirst(SCALES.keys())
const times = longestFirst(TIMES.keys())
const REST = "(?: (?:and|og|och|en) |und|og|en)?"
const SCALED = new RegExp(`^(${times})? ?(${scales})(?:${REST}(\\S.*))?$`, "iu")

/** Pattern for a number in words. Longer alternatives come first. */
export const NUMBER_WORDS = `(?:(?:${times}) ?(?:${scales})|(?:hundert|hundra|honderd)(?=\\p{L}))(?:${REST}(?:${COMPOUND}|${plainWords}))?|${COMPOUND}|${plainWords}`

/** Returns the value of a match of `NUMBER_WORDS`. */
export function readNumberWords(written: string): number | undefined {
  const words = written.toLowerCase()
  const known =
    simple.get(words) ??
    readCompounds.map(({ valueIn }) => valueIn(words)).find((value) => value !== undefined)
  if (known !== undefined) return known
  const [, count = "", unit = "", rest] = SCALED.exec(words) ?? []
  const scale = SCALES.get(unit)
  const more = rest === undefined ? 0 : readNumberWords(rest)
  if (scale === undefined || more === undefined) return undefined
  return (TIMES.get(count) ?? 1) * scale + more
}
