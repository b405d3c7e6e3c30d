/** Plain text in paragraphs, some of which are headings. */
export const LegalText = ({ children }: { children: string }) => (
  <div className="mt-6 flex max-w-[68ch] flex-col gap-4 wrap-anywhere">
    {children.split(/\n\s*\n/).map((paragraph, index) =>
      paragraph.startsWith("# ") ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are their places
        <h2 key={index} className="mt-4 text-h3">
          {paragraph.slice(2).trim()}
        </h2>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are their places
        <p key={index} className="whitespace-pre-line">
          {paragraph.trim()}
        </p>
      ),
    )}
  </div>
)
