export const fit = {
  "{count} more findings are not listed: these are more parts than one machine has.": {
    one: "{count} weiteres Ergebnis ist nicht aufgeführt: Das sind mehr Teile, als ein Gerät hat.",
    other:
      "{count} weitere Ergebnisse sind nicht aufgeführt: Das sind mehr Teile, als ein Gerät hat.",
  },
  "More different parts of one kind ({kind}) than a machine has: not all were compared.":
    "Mehr verschiedene Teile einer Art ({kind}), als ein Gerät hat: Nicht alle wurden verglichen.",
  "{count} parts not on sale here.": {
    one: "{count} Teil ist hier nicht im Verkauf.",
    other: "{count} Teile sind hier nicht im Verkauf.",
  },
  "{count} {parts}; one machine has {most}. Enter the quantities for one machine.":
    "{count} {parts}; ein Gerät hat {most}. Geben Sie die Mengen für ein Gerät ein.",
  "a cooler": "ein Kühler",
  "a graphics card": "eine Grafikkarte",
  "The machine has every part it needs.": "Das Gerät hat alle Teile, die es braucht.",
  "Missing for a whole machine: {missing}.": "Für ein ganzes Gerät fehlen: {missing}.",
  motherboards: "Mainboards",
  cases: "Gehäuse",
  "power supplies": "Netzteile",
  processors: "Prozessoren",
  "a processor": "ein Prozessor",
  "a motherboard": "ein Mainboard",
  memory: "Arbeitsspeicher",
  "a drive": "ein Laufwerk",
  "a power supply": "ein Netzteil",
  "a case": "ein Gehäuse",
  processor: "Prozessor",
  motherboard: "Mainboard",
  "graphics card": "Grafikkarte",
  "power supply": "Netzteil",
  cooler: "Kühler",
  case: "Gehäuse",
  drive: "Laufwerk",
  fan: "Lüfter",
  card: "Karte",
  accessory: "Zubehör",
  "{count} others": "{count} weitere",
  "{label} of the {part}": "{label} ({part})",
  "Not known: {values}.": "Nicht bekannt: {values}.",
  "The card needs an x{lanes} slot; the board has none that long.":
    "Die Karte braucht einen x{lanes}-Steckplatz; das Mainboard hat keinen so langen.",
  "The board must split its x{lanes} slot {split}; see its manual.":
    "Das Mainboard muss seinen x{lanes}-Steckplatz in {split} aufteilen; siehe sein Handbuch.",
  "{card}; the board's best slot for it is {slot}.":
    "{card}; der beste Steckplatz des Mainboards dafür ist {slot}.",
  "The card's PCIe generation is not known.": "Die PCIe-Generation der Karte ist nicht bekannt.",
  "{count} cards for slots of x{length}; the board has {there}.": {
    one: "{count} Karte für x{length}-Steckplätze; das Mainboard hat {there}.",
    other: "{count} Karten für x{length}-Steckplätze; das Mainboard hat {there}.",
  },
  "none|slot": "keinen",
  "{count} cards; the board has a slot for each.": {
    one: "{count} Karte; das Mainboard hat für jede einen Steckplatz.",
    other: "{count} Karten; das Mainboard hat für jede einen Steckplatz.",
  },
  "{card} card; the cable carries {cable}.": "Karte mit {card}; das Kabel überträgt {cable}.",
  "{length} mm long; the case has room for {room} mm.":
    "{length} mm lang; das Gehäuse bietet Platz für {room} mm.",
  "The cards need {count} slots; the case has {there}.": {
    one: "Die Karten belegen {count} Steckplatz; das Gehäuse hat {there}.",
    other: "Die Karten belegen {count} Steckplätze; das Gehäuse hat {there}.",
  },
  "{size} board; the case supports {sizes}.": "{size}-Mainboard; das Gehäuse nimmt {sizes} auf.",
  "{height} mm tall; the case has room for {room} mm.":
    "{height} mm hoch; das Gehäuse bietet Platz für {room} mm.",
  "Memory {height} mm tall; the cooler leaves {room} mm over it.":
    "Arbeitsspeicher {height} mm hoch; der Kühler lässt darüber {room} mm Platz.",
  "{size} mm radiator; the case has room for it at the {sides}.":
    "Radiator mit {size} mm; im Gehäuse ist Platz dafür: {sides}.",
  "{size} mm radiator; the case has no room for a radiator.":
    "Radiator mit {size} mm; das Gehäuse nimmt keinen auf.",
  "{size} mm radiator; the case has room for {sizes} mm.":
    "Radiator mit {size} mm; das Gehäuse nimmt {sizes} mm auf.",
  "{shape} supply; the case supports {taken}.": "{shape}-Netzteil; das Gehäuse nimmt {taken} auf.",
  "{shape} supply, {length} mm long; the case supports {taken}, up to {room} mm.":
    "{shape}-Netzteil, {length} mm lang; das Gehäuse nimmt {taken} bis {room} mm auf.",
  "It needs an adapter plate.": "Es braucht eine Adapterplatte.",
  "{count} fans, including radiator fans; the case has places for at least {places}.": {
    one: "{count} Lüfter, einschließlich der Radiatorlüfter; das Gehäuse hat Platz für mindestens {places}.",
    other:
      "{count} Lüfter, einschließlich der Radiatorlüfter; das Gehäuse hat Platz für mindestens {places}.",
  },
  "{type} modules; the board supports {boardType}.":
    "{type}-Module; das Mainboard nimmt {boardType}.",
  "{form} modules; {size} boards support either DIMM or SO-DIMM.":
    "{form}-Module; {size}-Mainboards nehmen entweder DIMM oder SO-DIMM.",
  "{form} modules; the board supports DIMM.": "{form}-Module; das Mainboard nimmt DIMM.",
  "{speed} MT/s; the board supports at least {most}.":
    "{speed} MT/s; das Mainboard nimmt mindestens {most}.",
  "{speed} MT/s; the board supports up to {most}.":
    "{speed} MT/s; das Mainboard nimmt bis zu {most}.",
  "{speed} MT/s modules will run at the board's {most} MT/s.":
    "Module mit {speed} MT/s laufen mit den {most} MT/s des Mainboards.",
  "Registered modules; not every {socket} board supports them.":
    "Registrierte Module; nicht jedes {socket}-Mainboard nimmt sie.",
  "Registered modules; {socket} boards require unbuffered memory.":
    "Registrierte Module; {socket}-Mainboards nehmen ungepufferten Speicher.",
  "Unbuffered modules; not every {socket} board supports them.":
    "Ungepufferte Module; nicht jedes {socket}-Mainboard nimmt sie.",
  "Unbuffered memory without ECC; the board supports it.":
    "Ungepufferter Speicher ohne ECC, wie ihn das Mainboard nimmt.",
  "ECC memory; the board uses ECC.": "ECC-Speicher; das Mainboard nutzt ECC.",
  "ECC memory; the board runs it without ECC.":
    "ECC-Speicher; das Mainboard betreibt ihn ohne ECC.",
  "{count} modules; the board has {slots}.": {
    one: "{count} Modul; das Mainboard hat {slots}.",
    other: "{count} Module; das Mainboard hat {slots}.",
  },
  "{count} slots": { one: "{count} Steckplatz", other: "{count} Steckplätze" },
  "{amount} GB; the board supports up to {most} GB.":
    "{amount} GB; das Mainboard nimmt bis zu {most} GB.",
  "The card requires {required} W; the supply provides {watts} W.":
    "Die Karte verlangt {required} W; das Netzteil liefert {watts} W.",
  "cards {watts} W": "Karten {watts} W",
  "processor {watts} W": "Prozessor {watts} W",
  "the rest {watts} W": "übrige Teile {watts} W",
  "{used} of {watts} W: too little.": "{used} von {watts} W: zu wenig.",
  "{used} of {watts} W: {left} % left.": "{used} von {watts} W: {left} % übrig.",
  "The slot supplies all of the card's power.":
    "Die Karte bezieht ihren Strom allein aus dem Steckplatz.",
  "Needed: {needed}; the supply has {there}.": "Benötigt: {needed}; das Netzteil hat {there}.",
  "none|lead": "keinen",
  "It needs an adapter.": "Es braucht einen Adapter.",
  "The board has {sockets}; the supply has {leads}.":
    "Das Mainboard hat {sockets}; das Netzteil hat {leads}.",
  "{count} EPS sockets": { one: "{count} EPS-Buchse", other: "{count} EPS-Buchsen" },
  "{count} EPS leads": { one: "{count} EPS-Anschluss", other: "{count} EPS-Anschlüsse" },
  "{count} drives need a SATA lead each; the supply has {leads}.": {
    one: "{count} Laufwerk braucht einen SATA-Stromanschluss; das Netzteil hat {leads}.",
    other: "{count} Laufwerke brauchen je einen SATA-Stromanschluss; das Netzteil hat {leads}.",
  },
  "{socket} processor; the board has {boardSocket}.":
    "{socket}-Prozessor; das Mainboard hat {boardSocket}.",
  "Some boards support it with new firmware.": "Manche Mainboards nehmen ihn mit neuer Firmware.",
  "{generation} processor; {name} supports it.": "{generation}-Prozessor; {name} nimmt ihn.",
  "{generation} processor; {name} boards support it if their firmware is new enough.":
    "{generation}-Prozessor; {name}-Mainboards nehmen ihn, sobald ihre Firmware neu genug ist.",
  "This board can be updated without a processor.":
    "Dieses Mainboard lässt sich ohne Prozessor aktualisieren.",
  "{generation} processor; {name} does not support this generation.":
    "{generation}-Prozessor; {name} nimmt diese Generation nicht.",
  "{generation} processor; it is not known whether {name} supports it.":
    "{generation}-Prozessor; es ist nicht bekannt, ob {name} ihn nimmt.",
  "{type} modules; the processor supports {types}.": "{type}-Module; der Prozessor nimmt {types}.",
  "{socket} board": "{socket}-Mainboard",
  "{socket} processor": "{socket}-Prozessor",
  "{of}; the cooler is made for {sockets}.": "{of}; der Kühler ist für {sockets} gemacht.",
  "{of}; the cooler is made for it and others.":
    "{of}; der Kühler ist dafür und für andere gemacht.",
  "{of}; the cooler is made for {count} sockets, but not for this one.":
    "{of}; der Kühler ist für {count} Sockel gemacht, aber nicht für diesen.",
  "{plug} fan; the hub has {count} outputs of {socket}.": {
    one: "Lüfter mit {plug}; der Hub hat {count} Ausgang mit {socket}.",
    other: "Lüfter mit {plug}; der Hub hat {count} Ausgänge mit {socket}.",
  },
  "M.2 {size} drive of SATA; the board's slots for it are {slots}.":
    "M.2-{size}-Laufwerk mit SATA; die Steckplätze des Mainboards dafür sind {slots}.",
  "M.2 {size} drive; the board has no slot for it.":
    "M.2-{size}-Laufwerk; das Mainboard hat keinen Steckplatz dafür.",
  "M.2 {size} drive; the board's slots support {sizes}.":
    "M.2-{size}-Laufwerk; die Steckplätze des Mainboards nehmen {sizes}.",
  "M.2 {size}, {link}; the board has {count} slots for it.": {
    one: "M.2 {size}, {link}; das Mainboard hat {count} Steckplatz dafür.",
    other: "M.2 {size}, {link}; das Mainboard hat {count} Steckplätze dafür.",
  },
  "{link} drive; the board's slots for it are {slots}.":
    "Laufwerk mit {link}; die Steckplätze des Mainboards dafür sind {slots}.",
  "U.2 drive; the board has {count} U.2 ports.": {
    one: "U.2-Laufwerk; das Mainboard hat {count} U.2-Anschluss.",
    other: "U.2-Laufwerk; das Mainboard hat {count} U.2-Anschlüsse.",
  },
  "{name} drive; the board lists M.2 and SATA, so it needs an adapter.":
    "Laufwerk {name}; das Mainboard nennt M.2 und SATA, es braucht also einen Adapter.",
  "{drives} of M.2 {sizes}; {slots} for them.": "{drives} mit M.2 {sizes}; {slots} dafür.",
  "{count} drives": { one: "{count} Laufwerk", other: "{count} Laufwerke" },
  "there are {count} slots": {
    one: "es gibt {count} Steckplatz",
    other: "es gibt {count} Steckplätze",
  },
  "{count} M.2 drives; there is a slot for each.": {
    one: "{count} M.2-Laufwerk; für jedes gibt es einen Steckplatz.",
    other: "{count} M.2-Laufwerke; für jedes gibt es einen Steckplatz.",
  },
  "M.2 {size} drive; slots of the card: {slots} for {sizes}.":
    "M.2-{size}-Laufwerk; Steckplätze der Karte: {slots} für {sizes}.",
  "M.2 {driveSize} drive; the heatsink is for {size}.":
    "M.2-{driveSize}-Laufwerk; der Kühlkörper ist für {size}.",
  "{drives}; the board has {ports}.": "{drives}; das Mainboard hat {ports}.",
  "{count} SATA drives": { one: "{count} SATA-Laufwerk", other: "{count} SATA-Laufwerke" },
  "no SATA port": "keinen SATA-Anschluss",
  "{count} SATA ports": { one: "{count} SATA-Anschluss", other: "{count} SATA-Anschlüsse" },
  "A frame holds the smaller in a larger bay.":
    "Ein Rahmen hält das kleinere in einem größeren Schacht.",
  "The drive's thickness is not known.": "Die Höhe des Laufwerks ist nicht bekannt.",
  "They may be lower than the drive.": "Sie können niedriger sein als das Laufwerk.",
  "2.5-inch": "2,5-Zoll",
  "3.5-inch": "3,5-Zoll",
  "{count} {size} drives": { one: "{count} {size}-Laufwerk", other: "{count} {size}-Laufwerke" },
  "{count} {size} bays": { one: "{count} {size}-Schacht", other: "{count} {size}-Schächte" },
  "{drives}; the case has {bays}.": "{drives}; das Gehäuse hat {bays}.",
}
