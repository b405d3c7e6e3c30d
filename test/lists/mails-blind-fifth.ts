import type { BuyersMail } from "./mails-english.ts"

/** Written after the fourth blind set, and measured once before the reader learned from it. */
export const fifthBlindMails: readonly BuyersMail[] = [
  {
    mail: `Good morning Sales

We have an urgent requirement. Please quote your best price and delivery for:-

CA-PA-850, Anvil 850, 250 nos
CA-H-FLOW, Hangar Flow, 250 nos
CA-F-120, Breva 120 PWM, 750 nos

Quotation to reach us by EOD tomorrow.

Thanks & Regards
Sunil Rao
Manager - Procurement`,
    rows: [
      "250 | CA-PA-850 | Anvil 850",
      "250 | CA-H-FLOW | Hangar Flow",
      "750 | CA-F-120 | Breva 120 PWM",
    ],
  },
  {
    mail: `Hi Kate
Thanks for your help the other day. Following the trial, we'd like to order another 30 Fjord 120 and 30 Keel B850 Micro.
Invoice as before.
Best wishes, Liam`,
    rows: ["30 | | Fjord 120", "30 | | Keel B850 Micro"],
  },
  {
    mail: `Hello

item   qty
F4-3600C16Q2-256GVK   4
SSDSC2BP480G4R5   24
VX4381-4K   2

when can you ship?`,
    rows: ["4 | F4-3600C16Q2-256GVK |", "24 | SSDSC2BP480G4R5 |", "2 | VX4381-4K |"],
  },
  {
    mail: `Dear team,

Please reserve for us the following goods until the end of the week:
CA-GP-924 Prism 924 (quantity: 6)
CA-GP-716 Prism 716 (quantity: 10)

We will confirm as soon as our customer signs.

Regards from Oslo,
Henrik Dahl`,
    rows: ["6 | CA-GP-924 | Prism 924", "10 | CA-GP-716 | Prism 716"],
  },
  {
    mail: `Hey, quick one: 8 more CA-SN4-2230 please, same PO. Cheers`,
    rows: ["8 | CA-SN4-2230 |"],
  },
  {
    mail: `Hi,

Requirements for site A
-----------------------
10 x CA-KB-A520M
10 x CA-TM4-3632

Requirements for site B
-----------------------
4 x CA-KB-Z890A
8 x CA-TM5-6448

Thanks, Faisal`,
    rows: ["10 | CA-KB-A520M |", "10 | CA-TM4-3632 |", "4 | CA-KB-Z890A |", "8 | CA-TM5-6448 |"],
  },
  {
    mail: `Hello Peter,
order as follows: Interface Paste 4 g - qty 100; M.2 Heatsink 2280 - qty 60; Fan Hub 8 - qty 25.
Greetings, Zofia`,
    rows: ["100 | | Interface Paste 4 g", "60 | | M.2 Heatsink 2280", "25 | | Fan Hub 8"],
  },
  {
    mail: `Please add these to order CA-2026-000118:
+ 2 CA-A-RISER
+ 1 CA-N-2X10`,
    rows: ["2 | CA-A-RISER |", "1 | CA-N-2X10 |"],
  },
  {
    mail: `Sehr geehrte Frau Maurer,

im Nachgang zu unserem Gespräch bestelle ich namens der Firma Holzbau Ernst:

Anzahl  Artikel
12      Hangar Plain
12      Anvil 550
24      Tempo Plain DDR5-5600 16 GB

Die Rechnung senden Sie bitte an buchhaltung@holzbau.example.

Mit freundlichen Grüßen
Ernst Huber jun.`,
    rows: ["12 | | Hangar Plain", "12 | | Anvil 550", "24 | | Tempo Plain DDR5-5600 16 GB"],
  },
  {
    mail: `Hallo,
haben Sie 16x KSM24ES8 und 4x BN230 auf Lager? Wenn ja, bitte gleich verschicken.
Danke, Rolf`,
    rows: ["16 | KSM24ES8 |", "4 | BN230 |"],
  },
  {
    mail: `Hallo Frau Kurz,

1) CA-CL-420, 10 St., 112,00 € netto
2) CA-CA-140D, 15 St., 64,50 € netto
3) CA-F-140, 100 St., 10,20 € netto

Gesamt netto: 3.107,50 €

Bitte Auftrag bestätigen.
Gruß Steffen Ott`,
    rows: ["10 | CA-CL-420 |", "15 | CA-CA-140D |", "100 | CA-F-140 |"],
  },
  {
    mail: `Guten Tag, wir hätten gerne ein Angebot für 35 Notebooks-Netzteile 65 W USB-C, 35 USB-Hubs und 10 Monitore 32 Zoll 4K. Beste Grüße, Verwaltung Gymnasium Bad Tal`,
    rows: [
      "35 | | Notebooks-Netzteile 65 W USB-C",
      "35 | | USB-Hubs",
      "10 | | Monitore 32 Zoll 4K",
    ],
  },
  {
    mail: `Bonjour,

Nous avons besoin de :
CA-SN4-4000 → 6
CA-SNU-8000 → 4
CA-N-25SFP → 2

Merci pour un retour rapide.
Hugo Bernard
Resp. infrastructure`,
    rows: ["6 | CA-SN4-4000 |", "4 | CA-SNU-8000 |", "2 | CA-N-25SFP |"],
  },
  {
    mail: `Bonjour, est-ce que vous avez encore des CA-GP-512 ? J'en prendrais 3. Et 3 CA-PA-750 avec. Merci !`,
    rows: ["3 | CA-GP-512 |", "3 | CA-PA-750 |"],
  },
  {
    mail: `Bonjour,
Bon de commande BC-118
5 unités – CA-H-12 – Hangar 12
5 unités – CA-PA-1000 – Anvil 1000
10 unités – CA-F-140 – Breva 140 PWM
Cordialement,
L. Fontaine`,
    rows: [
      "5 | CA-H-12 | Hangar 12",
      "5 | CA-PA-1000 | Anvil 1000",
      "10 | CA-F-140 | Breva 140 PWM",
    ],
  },
  {
    mail: `Hola Inés, apunta por favor: 20 CA-F-120, 20 CA-F-140 y 5 CA-A-HUB. Besos`,
    rows: ["20 | CA-F-120 |", "20 | CA-F-140 |", "5 | CA-A-HUB |"],
  },
  {
    mail: `Buenos días,

Solicitamos oferta para la renovación del aula:
- Ordenador: placa Keel B760 DDR4, 15 unidades
- Memoria: Tempo DDR4-3600 32 GB Kit, 15 unidades
- Fuente: Anvil Flex 350, 15 unidades

Plazo máximo de respuesta: viernes.

Un cordial saludo,
Secretaría IES Monte Alto`,
    rows: [
      "15 | | Ordenador: placa Keel B760 DDR4",
      "15 | | Memoria: Tempo DDR4-3600 32 GB Kit",
      "15 | | Fuente: Anvil Flex 350",
    ],
  },
  {
    mail: `Hi, I am writing on behalf of Kestrel Robotics. We are looking for 120 pieces of the CA-CM-2280 and 60 pieces of the CA-SN4-1000, delivered in two lots. Please let me know your terms. Regards, Ottilie Brandt`,
    rows: ["120 | CA-CM-2280 |", "60 | CA-SN4-1000 |"],
  },
]
