import { createServer, type Server } from "node:http"
import querystring from "node:querystring"
import { text } from "node:stream/consumers"
import type { Pool } from "pg"

/** What a scanner of pages must find in the site below, in its words. */
export const openTo = [
  "SQL Injection",
  "Blind SQL Injection",
  "Cross Site Scripting",
  "Path Traversal",
  "Open Redirect",
  "Server Side Request Forgery",
  "CRLF Injection",
  "Content Security Policy Configuration",
  "HTTP Secure Headers",
  "HttpOnly Flag cookie",
  "Secure Flag cookie",
]

const home = `<!doctype html><title>Open</title>
<a href="/part?id=1">Part</a> <a href="/parts?show=name">Parts</a> <a href="/greet?name=Ada">Greet</a> <a href="/file?name=notes.txt">File</a>
<a href="/go?to=/greet">Go</a> <a href="/fetch?url=/greet">Fetch</a> <a href="/speak?language=en">Speak</a>
<form method="post" action="/guests"><input name="words" value="Hello"><button>Write</button></form>
<a href="/guests">Guests</a>`

/** A control for scanners of pages: open in every way that can be open without harm to the machine it is on. */
export function vulnerableSite(pool: Pool): Server {
  const guests: string[] = []
  return createServer(async (request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://control")
    const asked = (name: string) => searchParams.get(name) ?? ""
    const html = (body: string, status = 200) =>
      reply.writeHead(status, { "content-type": "text/html" }).end(body)
    reply.setHeader("set-cookie", "session=1")
    switch (pathname) {
      case "/part":
        return pool.query(`select name from parts where id = '${asked("id")}'`).then(
          ({ rows }) => html(`There are ${rows.length}.`),
          (error) => html(`PostgreSQL query failed: ERROR: ${error.message}`),
        )
      case "/parts":
        // Tells nothing but by its time. PostgreSQL has `pg_sleep` as a value, and not in the conditions tried elsewhere.
        return pool.query(`select ${asked("show")} from parts limit 1`).then(
          () => html("There are parts."),
          () => html("There are parts."),
        )
      case "/greet":
        return html(`Hello ${asked("name")}`)
      case "/guests": {
        if (request.method === "POST")
          guests.push(new URLSearchParams(await text(request)).get("words") ?? "")
        return html(guests.join("<br>"))
      }
      case "/file":
        // As it would be read, and the same on every machine.
        return html(
          /^(?:\.\.)?\/.*etc\/passwd$/.test(asked("name")) ? "root:x:0:0:root:/root:/bin/sh" : "",
        )
      case "/go":
        return reply.writeHead(302, { location: encodeURI(asked("to")) }).end()
      case "/fetch":
        if (/^http:\/\/127\.0\.0\.1:/.test(asked("url")))
          await fetch(asked("url")).then(
            (response) => response.body?.cancel(),
            () => undefined,
          )
        return html("Fetched.")
      case "/speak":
        // Decoded once too often, and written past Node, whose headers do not break so.
        return reply.socket?.end(
          `HTTP/1.1 200 OK\r\nContent-Language: ${querystring.unescape(asked("language"))}\r\nContent-Type: text/html\r\nConnection: close\r\n\r\nHello.`,
        )
      default:
        return html(pathname === "/" ? home : "Not here.", pathname === "/" ? 200 : 404)
    }
  })
}
