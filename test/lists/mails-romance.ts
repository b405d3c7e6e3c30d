import type { BuyersMail } from "./mails-english.ts"

export const frenchMails: readonly BuyersMail[] = [
  {
    mail: `Bonjour,

Pourriez-vous nous faire parvenir un devis pour les articles suivants :

- 50 x CA-F-120
- 100 x CA-F-140
- 20 x CA-PA-850

Cordialement,
Claire Dubois
Service achats`,
    rows: ["50 | CA-F-120 |", "100 | CA-F-140 |", "20 | CA-PA-850 |"],
  },
  {
    mail: `Bonjour Madame,

nous avons besoin de 20 pièces CA-KB-B850A et de 10 pièces CA-KB-X870I pour la semaine prochaine.

Merci d'avance
Luc`,
    rows: ["20 | CA-KB-B850A |", "10 | CA-KB-X870I |"],
  },
  {
    mail: `Bonjour,

Merci de nous livrer :
CA-SN4-2000 Strata N4 2 To, qté : 120
CA-SS3-2000 Strata S3 2 To, qté : 80
CA-CP-4 pâte thermique, qté : 200

Adresse de livraison : 12 rue des Lilas, 69003 Lyon

Bien cordialement
J.-P. Martin
Tél. : +33 4 72 00 00 00`,
    rows: [
      "120 | CA-SN4-2000 | Strata N4 2 To",
      "80 | CA-SS3-2000 | Strata S3 2 To",
      "200 | CA-CP-4 | pâte thermique",
    ],
  },
  {
    mail: `Bonjour, je souhaiterais commander 15 Hangar Flow, 15 Anvil 750 et 30 Breva 140 PWM. Merci, Sophie`,
    rows: ["15 | | Hangar Flow", "15 | | Anvil 750", "30 | | Breva 140 PWM"],
  },
  {
    mail: `Madame, Monsieur,

Veuillez trouver ci-dessous notre commande n° 2026-118 :

Réf. CA-GP-512 – 12 unités à 309,00 € HT
Réf. CA-GP-716 – 8 unités à 519,00 € HT

Salutations`,
    rows: ["12 | CA-GP-512 |", "8 | CA-GP-716 |"],
  },
  {
    mail: `Salut,
il faudrait :
4 ventilateurs Breva 80 Industrial
2 boîtiers Hangar Rack 4U
1 000 vis M3
Merci`,
    rows: [
      "4 | | ventilateurs Breva 80 Industrial",
      "2 | | boîtiers Hangar Rack 4U",
      "1000 | | vis M3",
    ],
  },
]

export const spanishMails: readonly BuyersMail[] = [
  {
    mail: `Buenos días:

¿Podrían enviarnos un presupuesto de los siguientes artículos?

50 uds CA-F-120
100 uds CA-F-140
20 uds CA-PA-850

Un saludo,
Carmen Ruiz
Departamento de compras`,
    rows: ["50 | CA-F-120 |", "100 | CA-F-140 |", "20 | CA-PA-850 |"],
  },
  {
    mail: `Hola, necesitamos 20 unidades de CA-KB-B850A y 10 unidades de CA-KB-X870I para el lunes. Gracias`,
    rows: ["20 | CA-KB-B850A |", "10 | CA-KB-X870I |"],
  },
  {
    mail: `Estimados señores:

Les rogamos nos coticen:
1) Strata N4 2 TB, cantidad: 120
2) Strata S3 2 TB, cantidad: 80
3) Anvil 1000, cantidad: 15

Quedo a la espera de su oferta.

Atentamente
Javier Moreno`,
    rows: ["120 | | Strata N4 2 TB", "80 | | Strata S3 2 TB", "15 | | Anvil 1000"],
  },
  {
    mail: `Buenas tardes,

pedido nº 2026-77:

CA-CL-240 x 6
CA-CL-360 x 4
CA-A-HUB x 10

Saludos cordiales`,
    rows: ["6 | CA-CL-240 |", "4 | CA-CL-360 |", "10 | CA-A-HUB |"],
  },
  {
    mail: `Hola Marta,
quisiéramos pedir 12 teclados, 12 ratones y 6 pantallas de 27 pulgadas.
Dirección de entrega: Calle Mayor 5, 28013 Madrid
Gracias y saludos
Pablo`,
    rows: ["12 | | teclados", "12 | | ratones", "6 | | pantallas de 27 pulgadas"],
  },
  {
    mail: `Referencia: CA-TM5-6032
Cantidad: 1.000

Referencia: CA-TM5-6064
Cantidad: 250`,
    rows: ["1000 | CA-TM5-6032 |", "250 | CA-TM5-6064 |"],
  },
]
