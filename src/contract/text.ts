/**
 * The product's own words, letter for letter: odd spelling, capitals, leading and doubled spaces
 * included. Screens and tests take them from here.
 */
export const text = {
  title: "Computer Assembler",
  pageTitle: (page: string) => `${page} – Computer Assembler`,
  stats: ["1K+ served", "100M annual revenue", "50+ parts"],
  parts: { heading: "Our Manufactured Parts", buyNow: "Buy Now", soldOut: "Sold out" },
  nav: {
    parts: "Parts",
    blog: "Blog",
    portfolio: "Portfolio",
    login: "Login",
    logout: "Logout",
    dashboard: "DashBoard",
  },
  purchase: {
    belowMinimum: "Less than Minimun Order Quantity",
    notAvailable: "Not Available",
    acceptPrice: "Accept new price",
    placed: "order placed",
    failed: "Failed",
  },
  tooMany: (when: string) => `That was often enough for now. Try again ${when}.`,
  offline: "You are offline. This page stays as it is until the shop can be reached again.",
  nothingDone: "Nothing was changed: somebody else may have been first. Look at what is there now.",
} as const
