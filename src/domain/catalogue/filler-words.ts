import { emptyWords } from "./stop-words.ts"

/**
 * Words of whole sentences that carry no meaning beside others: `show me a case`, `je cherche un disque de 12 To`.
 * Unlike the empty words, they occur in names of parts and therefore find something alone.
 */
const fillerWords: ReadonlySet<string> = new Set(
  [
    "show find give us recommend suggest looking search searching get buy there something",
    "de du des le la mon ma mes notre nos qui que il elle me moi nous avons besoin sur dans pas montrez cherchons veux voudrais",
    "der die den dem des mir uns wir mein meine meinen meinem unser unsere unseren unserem möchte möchten will zeige zeig auf im zum zur noch etwas",
    "el los las mi mis nuestro nuestra del al que quiero quisiera buscamos necesitamos tengo muéstrame para",
    "il lo gli uno di da del della dei che cerco cerchiamo vorrei voglio serve servono mio mia nostro nostra ho bisogno nel",
    "ik wij zoek zoeken wil graag het een van mijn onze met die dat",
    "jag söker behöver vill ha en ett med och till för på som min mitt mina",
    "least til o os as um uma com preciso quero procuro meu minha",
    "с со и на в мне нужен нужна нужно нужны ищу хочу купить мой",
    "potřebuji hledám chci koupit jeg søger leter etter trenger og etsin tarvitsen ja arıyorum istiyorum için ve bir",
    "szukam potrzebuję chcę dla do na z ze i oraz mój moja mojego",
  ].flatMap((words) => words.split(" ")),
)

/** Words that end a sentence, and therefore no beginning of another word. */
const lastWords: ReadonlySet<string> = new Set(
  "upgrade brauchen suchen ist sind kann sea quepa nodig heb hebben".split(" "),
)

/** Returns whether a word carries no meaning beside others. */
export const isFiller = (word: string): boolean => isFinalFiller(word) || fillerWords.has(word)

/** Returns whether the last word of a search carries no meaning. Others may begin a longer word: `qui` of `quiet`. */
export const isFinalFiller = (word: string): boolean => emptyWords.has(word) || lastWords.has(word)
