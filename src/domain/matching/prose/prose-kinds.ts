import { spellingsOf } from "./prose-words.ts"

const alternatives = (written: string): string =>
  written
    .split(" | ")
    .flatMap((words) => spellingsOf(words.trim()))
    .join("|")

/** Words for a kind of part, and how names and numbers of parts of that kind begin. */
const KINDS = [
  {
    words:
      "(?<!(?:in|any|this|that|which|each) )cases? | chassis | enclosures? | gehäusen? | boîtiers? | cajas? | gabinetes? | cabinet | behuizing(?:en)? | kasten | obudow[aęy] | chassin | kabinett(?:er|ene)? | caixas | skř[ií]n[ěíe]",
    names:
      "fractal | meshify | lian li | lancool | o11 | phanteks | nzxt h\\d | [3-7]000d | inter-tech | aerocool cs | (?:pure|silent|dark) base | masterbox | FD-C- | CC-9011 | BG[WK]?\\d",
  },
  {
    words:
      "drives? | ssd['’]?s? | hdds? | disks? | platten? | festplatten? | laufwerken? | disques? | discos? | dischi | schij(?:f|ven) | dysk(?:i|ów)? | hårddisk(?:ar|arna|en)? | diskar(?:na)? | harddisk(?:er|e|ene)?",
    names:
      "9[5789]0 (?:pro|evo) | 870 [eq]vo | sn\\d{3} | kc3000 | nv[23] | nm\\d{3} | a400 | p[35] plus | t[57]00 | mx500 | ironwolf | barracuda | exos | wd (?:red|black|blue|gold) | pm9a3 | MZ[-7QV] | WD[S\\d] | ST\\d | SNV | SKC | SA400 | CT\\d{3,4}[A-Z]\\d",
  },
  {
    words:
      "ram | rams | ram-kits? | memory | dimms? | sticks? | speicher | arbeitsspeicher | riegel | speicherriegel | mémoires? | barrettes? | memorias? | memori[ae] | banchi | geheugen | pamięć | pamięci | minne(?:n|t)? | memórias? | memóri\\p{L}{2,6} | pamět\\p{L}{0,2}",
    names:
      "ddr\\d | fury | vengeance | trident | ripjaws | dominator | KF\\d | KVR\\d | KSM\\d | KCP\\d | CM[HKTW]\\d | CT\\d{1,2}G | CT2K | CP2K | M39\\dA | M32\\dR | F[45]-\\d",
  },
  {
    words:
      "cpus? | processors? | prozessor(?:en)? | processeurs? | procesador(?:es)? | processor[ei] | procesor(?:y|ów)? | processorer(?:na|ne)? | processador(?:es)?",
    names: "ryzen | threadripper | epyc | xeon | core (?:i|ultra) | i[3579]-\\d | BX80 | 100-1",
  },
  {
    words:
      "gpus? | graphics cards? | video cards? | grafikkarten? | cartes? graphiques? | tarjetas? gráficas? | sched[ae] video | schede grafiche | videokaart(?:en)? | kart[ay] graficzn[ae] | grafikkort(?:en|ene)? | placas? de vídeo",
    names: "rtx | gtx | geforce | radeon | rx \\d | quadro | VCN | GV-[NR] | DUAL-RTX",
  },
  {
    words:
      "psus? | power suppl(?:y|ies) | netzteilen? | netzteil | alimentations? | fuentes? | alimentator[ei] | voeding(?:en)? | zasilacz(?:e|y)? | nätaggregat(?:en)? | strømforsyning(?:er)? | fontes?",
    names:
      "rm\\d{3} | sf\\d{3} | hx\\d{3} | (?:pure|straight|system) power | focus g | CP-9020 | BN\\d{3}",
  },
  {
    words:
      "coolers? | heatsinks? | kühlern? | ventirads? | refroidisseurs? | disipador(?:es)? | dissipator[ei] | koelers? | chłodzeni[ae] | kylar(?:e|na) | kølere? | dissipador(?:es)?",
    names:
      "(?:dark|shadow|pure) rock | freezer | kraken | peerless | thermalright | NH-[DLPU] | BK\\d{3} | ACFRE | CW-90",
  },
  {
    words:
      "fans? | lüftern? | ventilateurs? | ventilador(?:es)? | ventol[ae] | ventilatoren | wentylator(?:y|ów)? | fläkt(?:ar|arna)? | vifter | blæsere | ventoinhas?",
    names: "NF-[AFPRS] | (?:silent|pure) wings | arctic p\\d | ACFAN",
  },
  {
    words:
      "boards? | motherboards? | mainboards? | hauptplatinen? | cartes? mères? | placas? (?:base|madre) | sched[ae] madr[ei] | moederbord(?:en)? | płyt[ay] główn[ae] | moderkort(?:en|ene)? | bundkort | hovedkort | placas?-mãe",
    names: "[abhxz]\\d{3}[emi]?(?![\\p{L}\\d]) | tomahawk | aorus | mortar",
  },
  {
    words:
      "ups | upss | ups['’]s | usv | usvs | onduleurs? | sai | gruppi? di continuità | nobreaks?",
    names: "smart-ups | back-ups | SMT\\d | BX\\d{3,4}MI",
  },
  {
    words:
      "monitors? | screens? | displays? | bildschirmen? | bildschirm | monitoren | monitore | écrans? | moniteurs? | monitor(?:es|y|ów|i|er|ar)? | pantallas? | scherm(?:en)? | beeldscherm(?:en)? | skärm(?:ar|arna)? | skærme?n? | skjerm(?:er|ene)? | monitorů",
    names:
      "iiyama | prolite | aoc | zowie | benq | eizo | viewsonic | ultrasharp | ultragear | odyssey | [ups]\\d{4}[a-z]{1,3} | philips \\d{3} | hp [ez]\\d{2}",
  },
  {
    words:
      "headsets? | headphones? | kopfhörern? | casques?(?: audio)? | auriculares | cuffi[ea] | koptelefoons? | słuchawki | hörlurar(?:na)? | hodetelefoner | hovedtelefoner",
    names:
      "jabra | evolve2? | hyperx cloud | plantronics | poly (?:blackwire|voyager) | sennheiser | epos | h[35]\\d0",
  },
  {
    words:
      "keyboards? | tastaturen? | tastatur | claviers? | teclados? | tastier[ae] | toetsenbord(?:en)? | klawiatur[aęy]? | tangentbord(?:en)? | tastaturer | tastaturene | klávesnic\\p{L}{1,2}",
    names: "logitech k\\d{3} | mx keys | cherry (?:stream|kc|jk) | keychron | k120",
  },
  {
    words:
      "mice | mouse | mäusen? | maus | souris | ratón | ratones | mouses | muizen | muis | mysz(?:y|ki)? | möss(?:en)? | musar(?:na)? | mus",
    names: "logitech [bm]\\d{2,3} | mx master | mx anywhere | cherry mc | superlight",
  },
  {
    words:
      "laptops? | notebooks? | portables? | ordinateurs? portables? | pc portables? | portátil(?:es)? | portatil[ei] | laptop(?:y|ów|a)? | laptopar(?:na)? | bærbare? | notebooky",
    names:
      "probook | elitebook | zbook | thinkpad | thinkbook | ideapad | latitude | macbook | vivobook | zenbook | expertbook | travelmate | lifebook | surface laptop",
  },
  {
    words:
      "docks? | docking stations? | dockingstations? | dockingstationen | dockingstationer(?:ne)? | stations? d'accueil | dock station | stacj[ae] dokując[ae] | dockningsstation(?:er)? | dokkingstasjon(?:er)?",
    names: "usb-c dock | thunderbolt dock | wd19\\w{0,3} | wd22\\w{0,3}",
  },
  {
    words:
      "bags? | backpacks? | taschen? | rucks[aä]ck(?:e|en)? | sacoches? | sacs? à dos | mochilas? | fundas? | borse? | zaini | zaino | tassen | rugzak(?:ken)? | torb[ay] | plecak(?:i|ów)? | väsk(?:a|or|orna) | tasker | ryggsäck(?:ar)?",
    names: "targus | dicota | everki | laptoptas | laptoptasche | notebooktasche | rugzak",
  },
  {
    words:
      "webcams? | web cams? | cámaras web | cam[ée]ras? web | kamer(?:y|ki)? internetow\\p{L}{1,3} | webbkamer(?:a|or|orna) | webkamera(?:er|ene)?",
    names: "logitech c\\d{3} | brio",
  },
].map(({ words, names }) => ({
  words: new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives(words)})(?![\\p{L}\\p{N}-])`, "giu"),
  names: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${alternatives(names)})`, "iu"),
}))

/** Words that refuse a part. */
export const NO =
  "no|keine?n?|pas d(?:e |['’])|sin|senza|nessun[oa]?|niente|geen|bez|żadnych|inga|ingen|ingenting|uten|uden|utan|sem|nenhum|ei|žádné|fără"
/** Pattern of a kind of part that is not wanted: `no monitors`. */
export const NO_KIND = `(?:${NO}) ?(?:${KINDS.map(({ words }) => words.source).join("|")})`

/**
 * Returns the one text that names a part of the kind that a sentence names: `2 x CT16G56C46U5` for `forget the RAM`.
 * If no name is of that kind, returns the one text with a word for it. Returns -1 if there is none or several, or if
 * the sentence names more than one kind.
 */
export function indexOfKind(sentence: string, texts: readonly string[]): number {
  const [kind, other] = KINDS.filter(({ words }) => sentence.search(words) >= 0)
  if (!kind || other) return -1
  const named = texts.filter((text) =>
    KINDS.every((one) => one.names.test(text) === (one === kind)),
  )
  const found = named.length > 0 ? named : texts.filter((text) => text.search(kind.words) >= 0)
  return found.length === 1 ? texts.indexOf(found.join()) : -1
}

/** Removes the words for kinds of parts. */
export const withoutKinds = (text: string): string =>
  KINDS.reduce((rest, { words }) => rest.replaceAll(words, " "), text)
