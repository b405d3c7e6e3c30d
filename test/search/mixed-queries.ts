import { type BuyerQuery, buyerQueriesOf } from "./buyer-queries.ts"

/** Searches of integrators, home builders, a school and repairers, by an author who did not see the search. */
export const mixedQueries: readonly BuyerQuery[] = buyerQueriesOf({
  wärmeleitpaste: /^thermalcompound: /i,
  "mx4 paste": /^thermalcompound: (?=[^;]*(?:arctic mx-?4\b))/i,
  "2.5g nic": /^networkcard: (?=[^;]*(?:\b(?:2\.5|5) ?gb\/s))/i,
  "usb lan adapter": /^networkcard: (?=[^;]*(?:usb))/i,
  "5.1 speakers": /^speaker: (?=[^;]*(?:\b5\.1))/i,
  soundbar: /^speaker: (?=[^;]*(?:sound ?bar|speaker bar|leviathan|creative stage|labs stage))/i,
  "4k webcam": /^webcam: (?=.*(?:\b4k\b))/i,
  trakball:
    /^mouse: (?=[^;]*(?:track-?ball|scrollball|trackman|mx ergo|ergo m57|\bm57[05]|kensington (?:orbit|expert|slimblade)))/i,
  "vertical mouse": /^mouse: (?=[^;]*(?:vertical|evoluent|logitech lift\b|fellowes penguin))/i,
  "in ear": /^headphones: (?=.*(?:in[- ]?ear\b|ear ?bud|\biem\b))/i,
  "flex atx": /^psu: (?=.*(?:form_factor=flex atx|mfatx|fsp\d+-60l))/i,
  msata: /^storage: (?=.*(?:msata))/i,
  "2230 ssd": /^storage: (?=.*(?:\b2230\b|-2230))/i,
  "sas hdd": /^storage: (?=.*(?:\bsas\b))(?=.*(?:type=hdd))/i,
  "ironwolf 4tb": /^storage: (?=[^;]*(?:ironwolf))(?=.*(?:capacity=4000))/i,
  "nf-a14": /^casefan: (?=[^;]*(?:noctua (?:nf-)?a14))/i,
  "reverse fans": /^casefan: (?=.*(?:flow_direction=reverse|^casefan: [^;]*reverse))/i,
  "80mm fan": /^casefan: (?=.*(?:; size=80;|^casefan: [^;]*\b80 ?mm))/i,
  "threadripper cooler":
    /^cpucooler: (?=.*(?:cpu_sockets=[^;]*(?:tr4|trx4|tr5|wrx8|sp3|sp6)|^cpucooler: [^;]*(?:tr4|tr5|threadripper|\btr\b)))/i,
  "h610 itx":
    /^motherboard: (?=.*(?:h610))(?=.*(?:mini[- ]?itx|^motherboard: [^;]*(?:itx|h610i)))/i,
  "htpc case":
    /^pccase: (?=.*(?:htpc|form_factor=(?:micro atx|mini[- ]itx|thin mini-itx) (?:desktop|slim)|^pccase: [^;]*(?:\bslim|itx desktop|micro ?atx desktop)))/i,
  "gt 710": /^gpu: (?=.*(?:chipset=geforce gt 710;|\bgt ?710\b))/i,
  "am3+ cpu": /^cpu: (?=.*(?:socket=am3\+))/i,
  "corsiar rm850x": /^psu: (?=[^;]*(?:corsair rm ?850x))/i,
  "sfx 750w gold full modular":
    /^psu: (?=.*(?:form_factor=sfx|\bsfx\b))(?=.*(?:wattage=750;))(?=.*(?:80\+ (?:gold|platinum|titanium)))(?=.*(?:modular=full))/i,
  "ddr3 1600 2x4gb":
    /^ram: (?=.*(?:ram_type=ddr3))(?=.*(?:modules\.quantity=2; modules\.capacity_gb=4;))(?=.*(?:; speed=1600;))/i,
  "1tb nvme pcie 4.0 < 100€":
    /^storage: (?=.*(?:capacity=(?:9[6-9]\d|10[0-2]\d);))(?=.*(?:pcie 4\.0))(?=.*(?:nvme=true|nvme))(?=.*(?:; price=\d{1,2}[.;]))/i,
  "8tb 7200rpm sata hdd":
    /^storage: (?=.*(?:capacity=8000;))(?=.*(?:type=hdd))(?=.*(?:interface=sata))(?=.*(?:7200 ?rpm|^storage: (?![^;]*\d{4,5} ?rpm)))/i,
  "360mm aio white lga1851":
    /^cpucooler: (?=.*(?:radiator_size=360;|^cpucooler: [^;]*\b360))(?!.*(?:water_cooled=false))(?=.*(?:; color=[^;]*white|^cpucooler: [^;]*white))(?=.*(?:lga ?1851|lga ?1700))/i,
  "24 inch ips 1920x1200":
    /^monitor: (?=.*(?:horizontalres=1920; resolution\.verticalres=1200))(?=.*(?:screen_size=2[34](?:\.\d+)?;))(?=.*(?:panel_type=(?:ips|pls)))/i,
  "27 1440p oled 240hz":
    /^monitor: (?=.*(?:screen_size=2[67](?:\.\d+)?;|^monitor: [^;]*\b2[67](?:\.\d)?(?:"| ?inch)))(?=.*(?:verticalres=1440))(?=.*(?:oled))(?=.*(?:refresh_rate=(?:2[4-9]\d|[3-9]\d\d|\d{4});))/i,
  "tkl mechanical keyboard brown switches":
    /^keyboard: (?=.*(?:\btkl\b|ten-?key-?less|size=tkl|\b8[78][- ]?keys?\b|dk[19]087))(?=[^;]*(?:brown))/i,
  "4 port gigabit nic pcie":
    /^networkcard: (?=[^;]*(?:\b4 x (?:gigabit|2\.5|10 gb|1 gb)|quad))(?=[^;]*(?:pcie))/i,
  "welches netzteil reicht für eine rtx 4080":
    /^psu: (?=.*(?:wattage=(?:7[5-9]\d|[89]\d\d|[1-9]\d{3});))/i,
  "pc lüfter 140mm pwm schwarz ohne rgb":
    /^casefan: (?=.*(?:; size=140;|^casefan: [^;]*\b140 ?mm))(?=.*(?:pwm=true|^casefan: [^;]*pwm|connector=[^;]*pwm))(?=.*(?:; color=[^;]*black|^casefan: [^;]*black))(?!.*(?:led=(?!none|none)[^;]+;|lighting=a?rgb|^casefan: [^;]*(?:rgb|\bled\b)|color=[^;]*rgb))/i,
  "souris sans fil silencieuse pour bureau":
    /^mouse: (?=.*(?:silent(?!_clicks=false)|quiet|mute|less noise|noiseless|silent_clicks=true|soft click|\bm330\b|\bm220\b|\bm240\b|\bm650\b|logitech lift\b|master 3s|anywhere 3s|\bmaster 4\b))(?=.*(?:wireless|2\.4 ?g|bluetooth|cordless))(?![^;]*(?:gaming))(?!.*(?:silent_clicks=false))/i,
  "écran 27 pouces 1440p 144hz ou plus":
    /^monitor: (?=.*(?:screen_size=2[67](?:\.\d+)?;))(?=.*(?:verticalres=1440))(?=.*(?:refresh_rate=(?:14[4-9]|1[5-9]\d|[2-9]\d\d|\d{4});|^monitor: [^;]*\b(?:14[4-9]|1[5-9]\d|[2-5]\d\d) ?hz))/i,
  "necesito una fuente de 650w modular 80 plus gold":
    /^psu: (?=.*(?:wattage=650;))(?=.*(?:modular=(?:full|semi)))(?=.*(?:80\+ (?:gold|platinum|titanium)|efficiency_rating=80\+ (?:gold|platinum|titanium)))/i,
  "scheda madre am4 micro atx":
    /^motherboard: (?=.*(?:socket=am4|\bam4\b))(?=.*(?:form_factor=micro atx|^motherboard: [^;]*(?:micro[- ]?atx|matx|m-atx)))/i,
  "geheugen voor laptop ddr4 16gb":
    /^ram: (?=.*(?:ram_type=ddr4))(?=.*(?:so-?dimm))(?=.*(?:; capacity=16;))/i,
  "which cpu fits my old z97 board?": /^cpu: (?=.*(?:socket=lga ?1150;))/i,
  "i need headsets with microphone for a classroom":
    /^headphones: (?=.*(?:headset|microphone|\bmics?\b|has_microphone=true))(?!.*(?:has_microphone=false|no mic|without mic))/i,
  "motherboard with 8 sata ports for a nas":
    /^motherboard: (?=.*(?:sata_6_gb_s=(?:[89]|1\d|2\d);|sata_6_gb_s=7; storage_devices\.sata_3_gb_s=[1-9]|sata_6_gb_s=6; storage_devices\.sata_3_gb_s=[2-9]|sata_6_gb_s=5; storage_devices\.sata_3_gb_s=[3-9]|sata_6_gb_s=4; storage_devices\.sata_3_gb_s=[4-9]|sata_6_gb_s=3; storage_devices\.sata_3_gb_s=[5-9]|sata_6_gb_s=2; storage_devices\.sata_3_gb_s=[6-9]|sata_6_gb_s=[01]; storage_devices\.sata_3_gb_s=[89]))/i,
  "webcam mit mikrofon und abdeckung":
    /^webcam: (?=[^;]*(?:privacy|shutter|cover|brio (?:100|101|105|300|301|305|500|505|ultra)|kiyo (?:pro ultra|v2)|powerconf c(?:200|30[02])|ankerwork c310|c920s|c925e|c930s))(?![^;]*(?:mic-disabled|no mic|elgato))/i,
})
