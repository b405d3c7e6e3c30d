import { shipmentText } from "#contract/stock/promise-text.ts"
import { shipments } from "#domain/orders/shipment.ts"

const helps = { complete: shipmentText.completeHelp, parts: shipmentText.partsHelp }

/** How an order goes out of which something has to wait. */
export const ShipmentChoice = () => (
  <fieldset className="my-4 max-w-2xl">
    <legend className="text-[0.9375rem]/5 font-medium">{shipmentText.title}</legend>
    <div className="mt-1 flex flex-col">
      {shipments.map((shipment) => (
        <label key={shipment} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="shipment"
            value={shipment}
            defaultChecked={shipment === "complete"}
            className="size-5 shrink-0 accent-brand"
          />
          <span>
            {shipmentText[shipment]}
            <span className="block text-sm text-text-3">{helps[shipment]}</span>
          </span>
        </label>
      ))}
    </div>
  </fieldset>
)
