import { CodeSample } from "./code-sample.tsx"

export interface BlogEntryData {
  slug: string
  question: string
  answer: string[]
  code?: string | undefined
}

/** A question and its whole answer; nothing folds, so that it can be searched, printed and linked to. */
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
      {entry.code ? <CodeSample code={entry.code} label="Example in JavaScript" /> : null}
    </div>
  </article>
)
