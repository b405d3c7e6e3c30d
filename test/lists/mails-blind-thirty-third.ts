import type { BuyersMail } from "./mails-english.ts"

/** Firms that write German, French, Spanish, Italian, or English as a second language. */
export const thirtyThirdBlindMails: readonly BuyersMail[] = [
  {
    mail: `Guten Morgen Herr Petersen,

wie eben am Telefon besprochen hier unsere Bestellung:

12 St. Anvil 650 Netzteil
12 St. Keel B760 DDR4
24 St. Tempo DDR4-3600 32 GB Kit

Lieferung bitte bis spätestens 15.10. an unsere Werkstatt, nicht an die Rechnungsadresse.
Unsere Bestellnummer: 26/1043

Mit besten Grüßen
i. A. Silke Baumgartner
Tel. 0711 / 555 01-33
USt-IdNr. DE811234567`,
    rows: [
      "12 | | Anvil 650 Netzteil",
      "12 | | Keel B760 DDR4",
      "24 | | Tempo DDR4-3600 32 GB Kit",
    ],
  },
  {
    mail: `Gentile ufficio vendite,

vi chiediamo cortesemente un preventivo per il seguente materiale:

- n. 4 schede madri Keel X870 Mini
- n. 4 alimentatori Anvil SFX 750
- n. 8 ventole Breva 140 PWM

Consegna a Modena, pagamento 60 gg d.f.f.m.

Cordiali saluti
Ing. Paolo Ferretti
P. IVA 01234560361`,
    rows: [
      "4 | | schede madri Keel X870 Mini",
      "4 | | alimentatori Anvil SFX 750",
      "8 | | ventole Breva 140 PWM",
    ],
  },
  {
    mail: `Bonjour,

Suite à notre échange de ce matin, merci de préparer pour vendredi :

Réf. CA-PA-850 : 6
Réf. CA-GP-716 : 6
Réf. CA-F-140 : 18

Un de nos techniciens passera les chercher vers 14h.

Bien à vous,
Amélie Roussel
SARL Inforéseau – 4 quai de la Loire – 44000 Nantes
SIRET 512 345 678 00021`,
    rows: ["6 | CA-PA-850 |", "6 | CA-GP-716 |", "18 | CA-F-140 |"],
  },
  {
    mail: `Buenos días:

Necesitaríamos presupuesto de lo siguiente para un aula de informática:

Cantidad  Artículo
25        Placa base Keel A520 Micro
25        Fuente Anvil 550
50        Memoria DDR4 16 GB
25        Caja Hangar Plain

¿Nos podéis decir también el plazo de entrega?

Un saludo,
Nuria Casals
Institut La Serra`,
    rows: [
      "25 | | Placa base Keel A520 Micro",
      "25 | | Fuente Anvil 550",
      "50 | | Memoria DDR4 16 GB",
      "25 | | Caja Hangar Plain",
    ],
  },
  {
    mail: `Hallo,
ich hätte gern ein Angebot über zwei Prism 716, ein Anvil 1000 und vier Lüfter mit 140 mm. Den Arbeitsspeicher haben wir schon.
Danke und Gruß
Tobi`,
    rows: ["2 | | Prism 716", "1 | | Anvil 1000", "4 | | Lüfter mit 140 mm"],
  },
  {
    mail: `Dear Sirs,

we are interest in your products. Please to send us offer for:

1) Strata N4 2 TB - 40 pcs.
2) Strata N4 4 TB - 10 pcs.
3) M.2 Heatsink 2280 - 50 pcs.

Terms EXW. We are company from Wroclaw, our VAT PL 8981234567.

With regards
Krzysztof`,
    rows: ["40 | | Strata N4 2 TB", "10 | | Strata N4 4 TB", "50 | | M.2 Heatsink 2280"],
  },
  {
    mail: `Sehr geehrte Damen und Herren,

für unser Projekt "Digitalpakt" benötigen wir folgende Positionen:

Pos  Artikelnr.     Bezeichnung            Menge  Einheit
1    CA-KB-B860A    Mainboard              60     Stk
2    CA-TM5-5600P   Arbeitsspeicher        120    Stk
3    CA-SN4-1000    SSD M.2 1 TB           60     Stk
4    CA-PA-550      Netzteil               60     Stk

Bitte geben Sie Ihr Angebot bis zum 28.11.2026, 10:00 Uhr ab.

Stadt Altena, Zentrale Vergabestelle
Lüdenscheider Str. 22
58762 Altena`,
    rows: [
      "60 | CA-KB-B860A | Mainboard",
      "120 | CA-TM5-5600P | Arbeitsspeicher",
      "60 | CA-SN4-1000 | SSD M.2 1 TB",
      "60 | CA-PA-550 | Netzteil",
    ],
  },
  {
    mail: `Salve,
mi servirebbero 10 pezzi CA-SN4-1000 e 5 pezzi CA-PA-750 entro fine mese. È possibile?
Grazie, Luca (Assistenza PC Udine)`,
    rows: ["10 | CA-SN4-1000 |", "5 | CA-PA-750 |"],
  },
  {
    mail: `Hola Marta, te confirmo el pedido:
20 uds Breva 120 PWM
10 uds Breva 120 Reverse
2 uds Firth 420
Nº pedido 2026/556. Enviar a C/ Aragó 210, 3º 2ª, 08011 Barcelona. Gracias!`,
    rows: ["20 | | Breva 120 PWM", "10 | | Breva 120 Reverse", "2 | | Firth 420"],
  },
  {
    mail: `Bonjour Monsieur,

Pourriez-vous me chiffrer une douzaine de boîtiers Hangar Cube ainsi qu'une alimentation Anvil SFX 750 pour chacun ?

Merci par avance.
Yannick Le Goff`,
    rows: ["12 | | boîtiers Hangar Cube", "12 | | alimentation Anvil SFX 750"],
  },
  {
    mail: `Moin zusammen,

könnt ihr bitte folgendes zur nächsten Lieferung dazupacken:

* 5x Wärmeleitpaste
* 10x SATA-Kabel 50 cm
* 3x CR2032 Batterien

Die zwei Grafikkarten von letzter Woche sind angekommen, danke!

VG Hauke`,
    rows: ["5 | | Wärmeleitpaste", "10 | | SATA-Kabel 50 cm", "3 | | CR2032 Batterien"],
  },
  {
    mail: `ORDINE DI ACQUISTO N. 335/26

Codice            Descrizione                 Q.tà    Prezzo unitario
CA-N-25SFP        Scheda di rete 25G          6       279,00
CA-H-R4           Chassis rack 4U             3       189,00
CA-PS-750         Alimentatore SFX            3       139,00

Totale imponibile: € 2.658,00
IVA 22% esclusa`,
    rows: [
      "6 | CA-N-25SFP | Scheda di rete 25G",
      "3 | CA-H-R4 | Chassis rack 4U",
      "3 | CA-PS-750 | Alimentatore SFX",
    ],
  },
  {
    mail: `Von: Jana Wolff
Gesendet: Dienstag, 8. September 2026 16:02
An: Vertrieb
Betreff: WG: Bedarf Labor 3

Hallo Herr Kunz,

anbei der Bedarf aus dem Labor, bitte anbieten.

Viele Grüße
Jana Wolff

---
Hi Jana, wir bräuchten noch:
6 Stück Fjord Duo 140
6 Stück Anvil 850
und 1 Stück Hangar Bench
Danke! Stefan`,
    rows: ["6 | | Fjord Duo 140", "6 | | Anvil 850", "1 | | Hangar Bench"],
  },
  {
    mail: `Estimados señores:

Por la presente les solicitamos el suministro de tres (3) servidores tipo rack 4U, seis (6) tarjetas de red 25G y doce (12) discos Strata Vault 8 TB U.2.

Atentamente,
Departamento de Compras
CIF A-28123456`,
    rows: [
      "3 | | servidores tipo rack 4U",
      "6 | | tarjetas de red 25G",
      "12 | | discos Strata Vault 8 TB U.2",
    ],
  },
  {
    mail: `Hello, greetings from Rotterdam! For our webshop we like to order 30 pieces of the Hangar Flow, 30 pieces of the Firth 360 and 15 pieces of the Prism 512. Can we get a better price from 50 pieces? Kind regards, Joost van der Meer`,
    rows: ["30 | | Hangar Flow", "30 | | Firth 360", "15 | | Prism 512"],
  },
  {
    mail: `Madame, Monsieur,

Veuillez trouver ci-dessous notre commande n° BC-2026-0412 :

Désignation\tRéférence\tQuantité\tPU HT
Ventilateur 120 mm\tCA-F-120\t80\t9,90
Pâte thermique\tCA-CP-4\t100\t3,20
Hub ventilateurs\tCA-A-HUB\t10\t19,50

Total HT : 1 307,00 €
Livraison : franco de port.

Le service approvisionnement`,
    rows: [
      "80 | CA-F-120 | Ventilateur 120 mm",
      "100 | CA-CP-4 | Pâte thermique",
      "10 | CA-A-HUB | Hub ventilateurs",
    ],
  },
  {
    mail: `Servus Franz,

bei der Bestellung von gestern bitte noch ändern: statt 10 brauchen wir 15 x CA-SN4-2000. Und 2 x CA-CL-240 kommen noch dazu.

Pfiat di
Sepp`,
    rows: ["15 | CA-SN4-2000 |", "2 | CA-CL-240 |"],
  },
  {
    mail: `Ciao, per il laboratorio della scuola ci servono venti monitor da 24 pollici, venti tastiere e venti mouse. Il budget massimo è di 3.500 euro. Fateci sapere. Prof.ssa Bianchi`,
    rows: ["20 | | monitor da 24 pollici", "20 | | tastiere", "20 | | mouse"],
  },
  {
    mail: `Bedarfsmeldung Nr. 2026-118

Menge: 4
Artikel: Carrier M.2 x4
Menge: 16
Artikel: Strata N5 2 TB

Kostenträger: 7730
Gewünschter Liefertermin: KW 42`,
    rows: ["4 | | Carrier M.2 x4", "16 | | Strata N5 2 TB"],
  },
  {
    mail: `Bonjour, avez-vous en stock la CA-GP-924B ? Il nous en faudrait 4. Et 4 CA-PA-1500 également. Budget max 9 000 € HT. Bonne journée, Karim Benali – Studio Pixel`,
    rows: ["4 | CA-GP-924B |", "4 | CA-PA-1500 |"],
  },
]
