import { expect, test } from "vitest"
import { themeOf } from "./preferences.ts"

test("the theme is the one in the cookie, among other cookies", () => {
  expect(themeOf("session=abc; theme=dark; other=1")).toBe("dark")
  expect(themeOf("theme=light")).toBe("light")
})

test("without a cookie, or with an unknown theme, the system's theme applies", () => {
  expect(themeOf(null)).toBe("system")
  expect(themeOf("my-theme=dark")).toBe("system")
  expect(themeOf("theme=purple")).toBe("system")
})
