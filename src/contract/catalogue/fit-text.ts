import type { FitRuleName, FitVerdict } from "#domain/compatibility/finding.ts"

/** Texts of verdicts and rules. */

export const verdictText: Record<FitVerdict, string> = {
  no: "Does not fit",
  check: "Check first",
  fits: "Fits",
}

export const fitRuleText: Record<FitRuleName, string> = {
  unknown_part: "Not on sale",
  one_machine: "One machine",
  whole_machine: "Whole machine",
  too_many: "Too many parts",
  processor_socket: "Processor and socket",
  processor_chipset: "Processor and chipset",
  processor_memory: "Processor and memory",
  memory_type: "Memory type",
  memory_slots: "Memory slots",
  memory_amount: "Amount of memory",
  memory_speed: "Memory speed",
  memory_ecc: "ECC and registered memory",
  board_size: "Board in the case",
  card_slot: "Card and slot",
  card_slots: "Slots for all cards",
  card_length: "Card length",
  card_width: "Card width",
  card_leads: "Power leads of cards",
  card_riser: "Card on a riser",
  cooler_socket: "Cooler and socket",
  cooler_height: "Cooler height",
  cooler_memory: "Cooler over memory",
  radiator: "Radiator in the case",
  supply_watts: "Watts",
  supply_size: "Supply in the case",
  supply_leads: "Power leads of the board",
  drive_slot: "Drive and slot",
  drive_slots: "Slots for all drives",
  drive_ports: "SATA ports",
  drive_bays: "Drive bays",
  drive_leads: "Power leads of drives",
  drive_heatsink: "Heatsink on the drive",
  fan_places: "Places for fans",
  fan_hub: "Fan on a hub",
}
