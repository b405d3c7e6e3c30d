/**
 * The shop's own words, letter for letter: odd spelling, capitals, leading and doubled spaces
 * included. Screens and tests take them from here.
 */
export const text = {
  title: "Computer Assembler",
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
  offline: "You are offline. This page stays as it is.",
} as const
