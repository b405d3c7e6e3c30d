type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">

const nothing: Kept = { getItem: () => null, setItem: () => {}, removeItem: () => {} }

/** What this browser keeps for the shop. Where somebody refuses cookies, it is nothing, and the very name would throw. */
export const browserStorage = (kind: "localStorage" | "sessionStorage" = "localStorage"): Kept =>
  navigator.cookieEnabled ? window[kind] : nothing
