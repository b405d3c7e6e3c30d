import type { BuyersMail } from "./mails-english.ts"

export const germanMails: readonly BuyersMail[] = [
  {
    mail: `Sehr geehrte Damen und Herren,

bitte unterbreiten Sie uns ein Angebot über folgende Artikel:

50 Stück CA-F-120
100 Stück CA-F-140
20 Stück CA-PA-850

Liefertermin: KW 15

Mit freundlichen Grüßen
Sabine Krüger
Einkauf
Musterwerk GmbH
Industriestraße 12
20095 Hamburg
Tel.: 040 123456-20`,
    rows: ["50 | CA-F-120 |", "100 | CA-F-140 |", "20 | CA-PA-850 |"],
  },
  {
    mail: `Hallo Frau Weber,

wir brauchen 20 Stück CA-KB-B850A und 10 Stück CA-KB-X870I. Außerdem 40 Stk. Breva 120 PWM.

Viele Grüße
Jens`,
    rows: ["20 | CA-KB-B850A |", "10 | CA-KB-X870I |", "40 | | Breva 120 PWM"],
  },
  {
    mail: `Guten Tag,

hiermit bestellen wir:

Pos. 1: 250 Stk. CA-CP-4 Wärmeleitpaste à 3,20 €
Pos. 2: 1.000 Stk. CA-F-92S Lüfter 92 mm à 8,90 €
Pos. 3: 25 Stk. CA-H-FLOW Gehäuse à 79,00 €

Summe netto: 11.675,00 €

Mit freundlichem Gruß
Thomas Berger`,
    rows: [
      "250 | CA-CP-4 | Wärmeleitpaste",
      "1000 | CA-F-92S | Lüfter 92 mm",
      "25 | CA-H-FLOW | Gehäuse",
    ],
  },
  {
    mail: `Moin,

Bedarf für April:
- 30x Anvil 750
- 30x Tempo DDR5-6000 32 GB Kit
- 60x Strata N4 1 TB

LG Kai`,
    rows: ["30 | | Anvil 750", "30 | | Tempo DDR5-6000 32 GB Kit", "60 | | Strata N4 1 TB"],
  },
  {
    mail: `Artikel: CA-GP-512
Menge: 12

Artikel: CA-GP-716
Menge: 8

Vielen Dank und viele Grüße
Nina Hoffmann`,
    rows: ["12 | CA-GP-512 |", "8 | CA-GP-716 |"],
  },
  {
    mail: `Hallo zusammen,

könnten Sie uns bitte 15 Netzteile Anvil 850 sowie 15 Gehäuse Hangar Plain anbieten?

Besten Dank
M. Schulz`,
    rows: ["15 | | Netzteile Anvil 850", "15 | | Gehäuse Hangar Plain"],
  },
  {
    mail: `Betreff: Anfrage 2026-114
Von: Einkauf
Gesendet: Montag, 2. März 2026

Sehr geehrter Herr Lang,

wir bitten um Preis und Lieferzeit für

Art.-Nr. CA-SN4-2000, Menge: 120
Art.-Nr. CA-SN5-2000, Menge: 40
Art.-Nr. CA-SS3-2000, Menge: 80

Freundliche Grüße`,
    rows: ["120 | CA-SN4-2000 |", "40 | CA-SN5-2000 |", "80 | CA-SS3-2000 |"],
  },
  {
    mail: `Hi Lars, je 20 Stück CA-TM5-6032 und CA-TM5-6064 bitte. Danke!`,
    rows: ["20 | CA-TM5-6032 |", "20 | CA-TM5-6064 |"],
  },
  {
    mail: `Guten Morgen,

wir benötigen dringend:

CA-CL-360 (6 Stück)
CA-CL-420 (4 Stück)
CA-A-HUB (10 Stück)

Bitte bis Freitag liefern.

Gruß, P. Lehmann`,
    rows: ["6 | CA-CL-360 |", "4 | CA-CL-420 |", "10 | CA-A-HUB |"],
  },
  {
    mail: `> Hallo,
> bitte folgende Teile reservieren:
> 10 Stk Prism 308
> 5 Stk Prism 924 Blower
> 2 Stk Hangar Bench
> Danke`,
    rows: ["10 | | Prism 308", "5 | | Prism 924 Blower", "2 | | Hangar Bench"],
  },
  {
    mail: `Sehr geehrte Frau Lindner,

für unser neues Büro bestellen wir 24 Tastaturen, 24 Mäuse und 12 Monitore 27 Zoll.

Lieferadresse: Hafenweg 3, 48155 Münster

Mit freundlichen Grüßen
Dr. Ute Brandt`,
    rows: ["24 | | Tastaturen", "24 | | Mäuse", "12 | | Monitore 27 Zoll"],
  },
  {
    mail: `Hallo,
CMW64GX4M4C3200C16 - 16 Stück
910-005091 Logitech G703 - 40 Stück
CO-9050140-WW Corsair AF120 - 120 Stück
Bitte um Auftragsbestätigung.
MfG
Werner`,
    rows: [
      "16 | CMW64GX4M4C3200C16 |",
      "40 | 910-005091 | Logitech G703",
      "120 | CO-9050140-WW | Corsair AF120",
    ],
  },
]
