import { currentLanguage, languagePath } from "#domain/languages/languages.ts"

/** Paths of all pages. No other code builds addresses. */
export const paths = {
  home: "/",
  homeParts: "/#parts",
  parts: (query: Readonly<Record<string, string>> = {}) => addQuery("/parts", query),
  categoryGroup: (slug: string) => `/category/${slug}`,
  part: (slug: string) => `/parts/${encodeURIComponent(slug)}`,
  partReviews: (slug: string) => `/parts/${encodeURIComponent(slug)}#reviews`,
  partByNumber: (sku: string) => addQuery("/parts", { q: sku, open: "exact" }),
  compare: (ids: readonly string[], query: { quantity?: string; show?: string } = {}) =>
    addQuery("/compare", { parts: ids.join(","), ...query }),
  partEvents: (partId: string) => `/part/${partId}/events`,
  blog: "/blog",
  portfolio: "/MyPortfolio",
  contact: "/contact",
  contactAbout: (subject: string) => addQuery("/contact", { about: subject }),
  contactAboutCart: "/contact?cart=attached",
  withdraw: (orderNumber = "") => addQuery("/withdraw", { order: orderNumber }),
  legal: (page: string) => `/legal/${page}`,
  reviews: (query: Readonly<Record<string, string>> = {}) => addQuery("/reviews", query),
  language: "/language",
  logout: "/logout",
  login: (from?: string) => addReturnPath("/login", from),
  /** The session ended on this page. */
  loginAgain: (from: string) => addQuery("/login", { from, why: "ended" }),
  loginOfAdministrators: "/login?why=administrators",
  register: (from?: string) => addReturnPath("/register", from),
  forgotPassword: "/forgot-password",
  purchase: (partId: string) => `/purchase/${partId}`,
  orderAgain: (partId: string, quantity: number) => `/purchase/${partId}?quantity=${quantity}`,
  cart: "/cart",
  checkout: "/checkout",
  placed: (orderId: string) => addQuery("/checkout", { placed: orderId }),
  quickOrder: "/quick-order",
  newCustomer: (q = "", then = "") => addQuery("/dashboard/customers/new", { q, then }),
  customers: "/dashboard/customers",
  customer: (id: string) => `/dashboard/customers/${encodeURIComponent(id)}`,
  draftOrders: "/dashboard/draft-orders",
  draftOrder: (id: string) => `/dashboard/draft-orders/${id}`,
  newDraftOrder: (email = "") => addQuery("/dashboard/draft-orders/new", { for: email }),
  offer: (token: string) => `/offer/${token}`,
  phoneOrder: (email = "customer") => addQuery("/quick-order", { for: email }),
  dashboard: "/dashboard",
  myProfile: "/dashboard/myprofile",
  myOrder: "/dashboard/myOrder",
  review: "/dashboard/review",
  payment: (orderId: string) => `/dashboard/payment/${orderId}`,
  overview: "/dashboard/overview",
  sales: (period: Readonly<Record<string, string>> = {}) => addQuery("/dashboard/sales", period),
  manageOrder: "/dashboard/manageOrder",
  ordersAsListed: (list: string) => `/dashboard/manageOrder?${list}`,
  unpaid: "/dashboard/unpaid",
  order: (orderId: string) => `/dashboard/order/${orderId}`,
  declineFreight: (orderId: string) => `/dashboard/order/${orderId}/decline`,
  /** `list` is the query of the list that the order was opened from. */
  orderOfList: (orderId: string, list: string) =>
    `/dashboard/order/${orderId}?list=${encodeURIComponent(list)}`,
  orderWithAllLines: (orderId: string) => `/dashboard/order/${orderId}?lines=all`,
  orderReturn: (orderId: string, line = "") => `/dashboard/order/${orderId}?return=${line}`,
  returns: (id?: string) => (id ? `/dashboard/returns/${id}` : "/dashboard/returns"),
  manageProduct: "/dashboard/manageProduct",
  editProduct: (partId: string) => `/dashboard/manageProduct/${partId}`,
  stock: "/dashboard/stock",
  productGrid: "/dashboard/products-grid",
  partsWithoutWeight: "/dashboard/products-grid?missing=packedWeightG",
  importProducts: "/dashboard/import",
  addProduct: "/dashboard/addProduct",
  vocabulary: (category = "") => addQuery("/dashboard/vocabulary", { category }),
  attribute: (query: { code?: string; category?: string; key?: string }) =>
    addQuery("/dashboard/attribute", query),
  makeAdmin: "/dashboard/makeAdmin",
  invoices: "/dashboard/invoices",
  vatReport: "/dashboard/vat-report",
  mail: "/dashboard/mail",
  sandboxMail: "/sandbox/mail",
  audit: "/dashboard/audit",
  health: "/dashboard/health",
  recall: (number = "") => addQuery("/dashboard/recall", { recall: number }),
  taxIds: "/dashboard/tax-ids",
  postalRates: "/dashboard/postal-rates",
  dailyRates: "/dashboard/daily-rates",
  duties: "/dashboard/duties",
  withdrawals: "/dashboard/withdrawals",
  settings: (group?: string) => (group ? `/dashboard/settings/${group}` : "/dashboard/settings"),
  lists: "/dashboard/lists",
  list: (listId: string, query: Readonly<Record<string, string>> = {}) =>
    addQuery(`/dashboard/lists/${listId}`, query),
  account: "/dashboard/account",
  secondFactor: (from?: string) => addReturnPath("/dashboard/second-factor", from),
} as const

/** Adds the language prefix; needed where the router does not add it. */
export const addLanguage = (path: string): string => languagePath(currentLanguage(), path)

/** Appends the query without empty parameters; does not encode commas. */
function addQuery(path: string, query: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ""))
  return params.size > 0 ? `${path}?${params.toString().replaceAll("%2C", ",")}` : path
}

const addReturnPath = (path: string, from?: string) =>
  from && from !== "/" ? `${path}?from=${encodeURIComponent(from)}` : path
