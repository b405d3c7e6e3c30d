import { Notice } from "#web/ui/feedback/notice.tsx"

/** Codes for the day the app is lost, shown this once. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => (
  <Notice tone="warn" title="Keep these recovery codes." role="status">
    <p>Each signs you in once without the app. They are not shown again.</p>
    <ul className="mt-3 grid grid-cols-2 gap-x-6 gap-y-1 font-mono text-mono select-all">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  </Notice>
)
