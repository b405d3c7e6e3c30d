import type { Synonym } from "./category-words.ts"

/** Polish words by the first English name of a synonym, each with its inflections. */
export const polishWords: Readonly<Record<string, string>> = {
  ram: "pamięć | pamięci | pamięć ram | pamięci ram | pamięć operacyjna | kość ram | kości ram",
  motherboard: "płyta główna | płyty główne | płyta | płytę główną",
  cpu: "procesor | procesory | procesora",
  gpu: "karta graficzna | karty graficzne | kartę graficzną",
  psu: "zasilacz | zasilacze | zasilacz komputerowy",
  storage: "dysk | dyski | napęd | nośnik",
  case: "obudowa | obudowy | obudowę | obudowa komputerowa",
  fan: "wentylator | wentylatory | wentylator do obudowy | wentylatory do obudowy",
  cooler: "chłodzenie | chłodzenie procesora | chłodzenie cpu | chłodzenia | cooler procesora",
  paste: "pasta termoprzewodząca | pasta termiczna | pasty termoprzewodzące",
  nic: "karta sieciowa | karty sieciowe",
  "sound card": "karta dźwiękowa | karty dźwiękowe",
  cable: "przewód | przewody",
  headset: "słuchawki | słuchawek | zestaw słuchawkowy",
  monitor: "monitory | monitora | ekran | ekrany",
  keyboard: "klawiatura | klawiatury | klawiaturę",
  mouse: "mysz | myszka | myszki | myszkę",
  speaker: "głośnik | głośniki | głośników",
  webcam: "kamera internetowa | kamerka | kamerka internetowa | kamery internetowe",
  ssd: "dysk ssd | dyski ssd",
  hdd: "dysk twardy | dyski twarde | dysk hdd",
  aio: "chłodzenie wodne | chłodzenie cieczą | chłodzenie ciecza | chłodzenia wodne",
  "air cooler": "chłodzenie powietrzne | chłodzenie powietrzem",
  laptop: "laptopa | do laptopa | laptopów",
  "tempered glass": "szkło hartowane | hartowane szkło | szkłem hartowanym",
  surveillance: "monitoring | do monitoringu | kamer",
  modular: "modularny | modularna | modularne",
  "fully modular": "w pełni modularny | pełni modularny",
  "semi modular": "półmodularny | pół modularny | częściowo modularny",
  quiet: "cichy | cicha | ciche | cichego | bezgłośny",
  fanless: "pasywny | pasywna | pasywne | bezwentylatorowy",
  mechanical: "mechaniczna | mechaniczny | mechaniczne | mechaniczną",
  curved: "zakrzywiony | zakrzywione",
  ergonomic: "ergonomiczna | ergonomiczny | ergonomiczne",
  wireless: "bezprzewodowa | bezprzewodowy | bezprzewodowe | bezprzewodową",
  microphone: "mikrofon | mikrofonem",
  "keyboard and mouse":
    "klawiatura i mysz | klawiatura i myszka | klawiatura mysz | zestaw klawiatura mysz | mysz i klawiatura | zestaw klawiatura i mysz",
  "low profile": "niski profil | niskoprofilowy | niskoprofilowe",
  small: "mały | mała | małe | małą",
  gray: "szary | szara | szare",
  black: "czarny | czarna | czarne | czarną",
  white: "biały | biała | białe | białą",
  red: "czerwony | czerwona | czerwone",
  blue: "niebieski | niebieska | niebieskie",
  pink: "różowy | różowa | różowe",
  green: "zielony | zielona | zielone",
  silver: "srebrny | srebrna | srebrne",
}

/** Adds the Polish words to a synonym. Colors have no other English name than their meaning. */
export function addPolish(synonym: Synonym): Synonym {
  const polish = polishWords[synonym.typed[0] ?? synonym.means[0] ?? ""]
  if (polish === undefined) return synonym
  return { ...synonym, foreign: [...(synonym.foreign ?? []), ...polish.split(" | ")] }
}
