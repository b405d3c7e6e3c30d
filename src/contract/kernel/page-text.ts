import { plural, t, translated } from "#domain/languages/translate.ts"

const quoted = (words: readonly string[]): string =>
  words.map((word) => t("“{word}”", { word })).join(", ")

/** Exact texts of pages other than the first, which does not load them. */
export const pageText = translated({
  login: {
    emailInvalid: "Enter a valid Email",
    passwordShort: "Password Must be 6 characters or longer",
    sessionEnded: "Your session has ended. Log in to continue where you were.",
    orderPlaced:
      "We have received your order. Your session has ended. Log in to see the order; you need not order again.",
    administratorsOnly:
      "That page is for administrators, so you have been signed out. Log in again, or with an administrator's account.",
  },
  register: {
    emailInvalid: "Provide a valid Email",
    passwordShort: "Must be 6 characters or longer",
  },
  profile: {
    edited: "profile edited successfully",
    failed: "Failed profile edit",
  },
  review: {
    ratingLabel: "Review",
    ratingRange: "Rating must be 1 to 5",
    added: "Review added successfully",
    failed: "Failed to add the Review",
    hide: "Hide",
    hidden: "Review hidden",
    restore: "Restore",
    restored: "Review restored",
  },
  addProduct: {
    added: "Product added successfully",
    failed: "Failed to add the Product",
  },
  orders: {
    pay: "Pay",
    delete: "Delete",
    paid: "Paid",
    deleted: " Order  deleted.",
    restore: "Restore",
    restored: "Order restored.",
    statusUpdated: "Updated Status",
    statusFailed: "Status Update Failed",
  },
  products: { delete: "Delete", deleted: " Product  deleted." },
  makeAdmin: {
    button: "Make Admin",
    made: "Successfully made an admin",
    failed: "Failed to Make an admin",
    ask: (email: string) => t("Make {email} an administrator?", { email }),
    effect: (name: string) =>
      t("{name} will see every order and account, and change orders, products and rights.", {
        name,
      }),
    proved: "The address is confirmed.",
    unproved:
      "The address is not confirmed, so its owner is unknown. The person who registered it gets these rights.",
  },
  removeAdmin: {
    button: "Remove rights",
    ask: (email: string) => t("Remove the admin rights of {email}?", { email }),
    effect: (name: string) =>
      t(
        "{name} keeps the account and its orders, but can no longer open the administrator pages.",
        {
          name,
        },
      ),
    ownEffect:
      "These are your own rights: you will leave the administrator pages, and only another administrator can restore them.",
    made: "Admin rights removed",
    failed: "Failed to remove the admin rights",
  },
  payment: {
    payFor: (product: string) => t("Pay for {product}", { product }),
    pleasePay: (price: string) => t("Please pay: {price}", { price }),
    pay: "Pay",
    completed: "Congrats! Your payment is completed.",
  },
  purchase: {
    belowMinimum: "Less than Minimun Order Quantity",
    notAvailable: "Not Available",
    acceptPrice: "Accept new price",
    placed: "order placed",
    failed: "Failed",
  },
  browse: {
    none: "No parts yet.",
    noMatch: "No parts match these filters.",
    showingResultsFor: "Showing results for",
    searchInstead: (search: string) => t("Search for {search} instead", { search }),
    without: (words: readonly string[], parts: number) =>
      plural(parts, "Without {words}: {count} part", "Without {words}: {count} parts", {
        words: quoted(words),
      }),
    unclearLimits: (words: readonly string[]) =>
      t("It is not clear which value {words} limits, so it was left out.", {
        words: quoted(words),
      }),
    unknown: (words: readonly string[]) =>
      t("No part says whether it has {words}, so none was left out.", { words: quoted(words) }),
    noneFor: (search: string) => t("No parts match “{search}”.", { search }),
    failed: "Parts could not be loaded.",
    unknownCategory: (category: string) => t("There is no category ‘{category}’.", { category }),
  },
  part: {
    gone: "This part is no longer made.",
    tooFewLeft: (left: number) =>
      plural(
        left,
        "{count} is left, fewer than the minimum order.",
        "{count} are left, fewer than the minimum order.",
      ),
    failed: "The part could not be loaded.",
  },
  sidebar: {
    myProfile: "My Profile",
    myOrder: "My Order",
    review: "Review",
    overview: "Overview",
    manageOrders: "Manage Orders",
    manageProduct: "Manage Product",
    addProduct: "Add a product",
    makeAdmin: "Make Admin",
  },
  continueWithGoogle: "Continue with Google",
  confirmDelete: "Are you sure you want to delete !",
  pictureTooLarge: "A picture can have at most 5 MiB. Reduce its size and try again.",
  datasheetTooLarge: "A datasheet can have at most 10 MiB. Reduce its size and try again.",
})
