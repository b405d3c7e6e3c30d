/**
 * The shop's own words, letter for letter: odd spelling, capitals, leading and doubled spaces
 * included. Screens and tests take them from here.
 */
export const text = {
  title: "Computer Assembler",
  email: "help@computer-assembler.example",
  stats: ["1K+ served", "100M annual revenue", "50+ parts"],
  parts: {
    heading: "Our Manufactured Parts",
    buyNow: "Buy Now",
    soldOut: "Sold out",
    part_upcoming: "Not out yet",
    part_discontinued: "Discontinued",
  },
  cart: {
    link: "Cart",
    add: "Add to cart",
    addShort: "Add",
    unreachable: "The shop could not be reached. Try again.",
  },
  nav: {
    parts: "Parts",
    blog: "Blog",
    portfolio: "Portfolio",
    login: "Login",
    logout: "Logout",
    dashboard: "DashBoard",
  },
  tooMany: (when: string) => `That was often enough for now. Try again ${when}.`,
  offline: "You are offline. This page stays as it is.",
  nothingDone: "Nothing was changed. Look at what is there now.",
} as const
