export const shipments = {
  "of shipment {number}": "der Sendung {number}",
  Shipments: "Sendungen",
  "Shipment {number}": "Sendung {number}",
  "Track shipment {number}": "Sendung {number} verfolgen",
  "{units} units of {lines} lines": "{units} Stück aus {lines} Positionen",
  "line {number}": "Position {number}",
  "{numbers} batch or serial numbers": "{numbers} Chargen- oder Seriennummern",
  "Packing slip": "Lieferschein",
}
