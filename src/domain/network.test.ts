import { expect, test } from "vitest"
import { isLoopback, networkOf } from "./network.ts"

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::", "fe80:0:0:0"],
  ["2001:db8::1:2:3:4:5", "2001:db8:0:1"],
])("%s belongs to %s", (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each(["localhost", "127.0.0.1", "127.254.13.200", "::1", "[::1]", "::ffff:127.0.0.1"])(
  "%s is loopback",
  (host) => {
    expect(isLoopback(host)).toBe(true)
  },
)

test.each([
  "localhost.example",
  "a.localhost",
  "127.0.0.1.example",
  "x127.0.0.1",
  "127.0.0",
  "126.0.0.1",
  "::2",
  "::1x",
  "10.0.0.1",
])("%s is not loopback", (host) => {
  expect(isLoopback(host)).toBe(false)
})
