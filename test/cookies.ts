/** Writes the Cookie header with which a browser answers these headers. Deleted cookies are left out. */
export const cookieHeader = (headers: Headers): string =>
  headers
    .getSetCookie()
    .filter((line) => !/max-age=0/i.test(line))
    .map((line) => line.split(";")[0])
    .join("; ")

/** Reads the value of a Cookie header with one cookie. */
export const cookieValue = (cookie: string): string => cookie.split("=")[1] ?? ""
