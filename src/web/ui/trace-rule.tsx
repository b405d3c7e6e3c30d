/** Line under a heading, drawn as a circuit trace. */
export const TraceRule = ({ className = "" }: { className?: string }) => (
  <div aria-hidden className={`flex h-3 ${className}`}>
    <svg viewBox="0 0 80 12" fill="none" className="h-3 w-20 shrink-0" aria-hidden="true">
      <circle cx="4" cy="4" r="2.75" strokeWidth="1.5" className="stroke-brand" />
      <path d="M7 4h46l7.5 7.5H80" strokeWidth="1.25" className="stroke-brand" />
    </svg>
    <span className="flex-1 border-b border-border" />
  </div>
)
