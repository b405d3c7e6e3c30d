import { t } from "#domain/languages/translate.ts"

const TOKEN =
  /(\/\/.*$)|('[^']*'|`[^`]*`|"[^"]*")|\b(const|return|class|extends|new|function|true|false)\b/gm

const looks = ["text-text-3", "text-brand", "text-info"]

interface Piece {
  at: number
  text: string
  look?: string | undefined
}

function paint(code: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of code.matchAll(TOKEN)) {
    const look = looks[match.slice(1).findIndex((group) => group !== undefined)]
    if (match.index > end) pieces.push({ at: end, text: code.slice(end, match.index) })
    pieces.push({ at: match.index, text: match[0], look })
    end = match.index + match[0].length
  }
  return [...pieces, { at: end, text: code.slice(end) }]
}

/** JavaScript sample in a scrollable box, with syntax highlighting from the server. */
const CodeSample = ({ code, label }: { code: string; label: string }) => (
  <section
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    tabIndex={0}
    className="overflow-x-auto rounded border border-border bg-surface"
  >
    <pre className="w-max p-4 font-mono text-mono">
      <code>
        {paint(code).map(({ at, text, look }) => (
          <span key={at} className={look}>
            {text}
          </span>
        ))}
      </code>
    </pre>
  </section>
)

interface BlogEntryData {
  slug: string
  question: string
  answer: string[]
  code?: string | undefined
}

/** Question with its full answer, which is never collapsed. */
export const BlogEntry = ({ entry }: { entry: BlogEntryData }) => (
  <article
    id={entry.slug}
    aria-labelledby={`${entry.slug}-question`}
    className="max-w-[68ch] border-t border-border pt-8 pb-12 print:break-inside-avoid-page print:py-4"
  >
    <h2 id={`${entry.slug}-question`} className="text-h2">
      <a href={`#${entry.slug}`} className="underline-offset-4 hover:underline">
        {entry.question}
      </a>
    </h2>
    <div className="mt-4 flex flex-col gap-4 text-text-2 print:text-sm">
      {entry.answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {entry.code ? <CodeSample code={entry.code} label={t("Example in JavaScript")} /> : null}
    </div>
  </article>
)
