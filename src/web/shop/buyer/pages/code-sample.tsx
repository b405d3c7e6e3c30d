const TOKEN =
  /(\/\/.*$)|('[^']*'|`[^`]*`|"[^"]*")|\b(const|return|class|extends|new|function|true|false)\b/gm

const looks = ["text-text-3", "text-brand", "text-info"]

interface Piece {
  at: number
  text: string
  look?: string | undefined
}

/** Cuts code into plain stretches and ones with a look: comment, string, keyword. */
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

/** A few lines of JavaScript, scrolled inside their own box and coloured where the page is made. */
export const CodeSample = ({ code, label }: { code: string; label: string }) => (
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
