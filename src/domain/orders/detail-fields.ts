/** Texts of an order that its buyer can change, as its history names them. */
export const detailFields = ["purchaseOrder", "note", "phone", "shipTo", "billTo"] as const
