import { t } from "#domain/languages/translate.ts"

const TOKEN =
  /(\/\/.*$)|('[^']*'|`[^`]*`|"[^"]*")|\b(const|return|class|extends|new|function|true|false)\b/gm

const classNames = ["text-text-3", "text-brand", "text-info"]

interface Token {
  at: number
  text: string
  className?: string | undefined
}

function tokenize(code: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const match of code.matchAll(TOKEN)) {
    const className = classNames[match.slice(1).findIndex((group) => group !== undefined)]
    if (match.index > end) tokens.push({ at: end, text: code.slice(end, match.index) })
    tokens.push({ at: match.index, text: match[0], className })
    end = match.index + match[0].length
  }
  return [...tokens, { at: end, text: code.slice(end) }]
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
        {tokenize(code).map(({ at, text, className }) => (
          <span key={at} className={className}>
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
