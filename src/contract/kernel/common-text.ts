import { t, translated } from "#domain/languages/translate.ts"

/** Texts that every first visit loads, exact as specified: odd spelling, capitals and spaces included. */
export const commonText = translated({
  title: "Computer Assembler",
  parts: {
    heading: "Our Manufactured Parts",
    buyNow: "Buy Now",
    soldOut: "Sold out",
    part_upcoming: "Coming soon",
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
  offline: "You are offline. This page will not update.",
})

/** Messages for failures without an answer. Separate from `commonText`, as a first visit needs none. */
export const noAnswerText = translated({
  tooMany: (when: string) => t("Too many attempts. Try again {when}.", { when }),
  nothingDone: "Nothing was changed. Check the current state.",
})
