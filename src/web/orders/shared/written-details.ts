import { type Shipment, shipments } from "#domain/orders/shipment.ts"

const names = ["phone", "purchaseOrder", "shipTo", "note"] as const

/** What a buyer writes in a form beside what they order. */
export type WrittenDetails = Record<(typeof names)[number], string> & { shipment?: Shipment }

export function readDetails(form: HTMLFormElement | null): WrittenDetails {
  const typed = new FormData(form ?? undefined)
  const of = (name: string) => String(typed.get(name) ?? "")
  const shipment = shipments.find((one) => one === of("shipment"))
  return {
    phone: of("phone"),
    purchaseOrder: of("purchaseOrder"),
    shipTo: of("shipTo"),
    note: of("note"),
    ...(shipment && { shipment }),
  }
}

/** As it was kept, where it is seen. */
export function writeDetails(form: HTMLFormElement | null, kept: URLSearchParams): void {
  for (const name of names) {
    const control = form?.elements.namedItem(name)
    const value = kept.get(name)
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) || !value)
      continue
    control.value = value
    control.closest("details")?.setAttribute("open", "")
  }
}
