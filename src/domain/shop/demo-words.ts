/** Words that the demo content gives an empty shop, in its settings. */

/** Support address of the demo shop, which nobody reads. */
export const DEMO_HELP_EMAIL = "help@computer-assembler.example"

/** The demo shop about itself. */
export const DEMO_ABOUT =
  "We make computer parts and sell them by the carton: unit price times quantity, from the stock you see."
