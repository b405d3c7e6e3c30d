import { t } from "#domain/languages/translate.ts"
import { paths } from "#web/navigation/paths.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { MessagePage } from "./error-page.tsx"

const PADS = [0, 1, 2, 3, 4, 5, 6]
const CENTRE = 3

/** Picture of a circuit trace that ends at an empty socket. */
const EmptySocket = () => (
  <svg
    role="img"
    aria-label={t("A circuit trace leading to an empty socket")}
    viewBox="0 0 480 220"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    className="w-full max-w-[30rem]"
  >
    <g className="stroke-border" strokeWidth="3">
      <path d="M8 52h96l28 28h60" />
      <path d="M8 168h96l28-28h60" />
      <path d="M472 52h-84l-20 20M472 168h-84l-20-20" />
    </g>
    <path d="M8 110h184" className="stroke-brand" strokeWidth="3" />
    <circle cx="8" cy="110" r="6" className="fill-brand" />
    <rect
      x="212"
      y="32"
      width="156"
      height="156"
      rx="10"
      className="fill-surface stroke-control"
      strokeWidth="2"
    />
    <rect
      x="238"
      y="58"
      width="104"
      height="104"
      rx="4"
      className="stroke-border"
      strokeWidth="2"
      strokeDasharray="1 8"
    />
    <path d="M226 46l12 0-12 12z" className="fill-control" />
    {PADS.map((row) =>
      PADS.map((column) =>
        Math.max(Math.abs(row - CENTRE), Math.abs(column - CENTRE)) < 2 ? null : (
          <circle
            key={`${row}-${column}`}
            cx={254 + column * 12}
            cy={74 + row * 12}
            r="2.5"
            className="fill-gold opacity-70"
          />
        ),
      ),
    )}
    <g strokeWidth="3">
      <path d="M192 80h20M192 140h20" className="stroke-border" />
      <path d="M192 110h20" className="stroke-brand" strokeDasharray="2 7" />
    </g>
  </svg>
)

export default function NotFoundPage() {
  return (
    <MessagePage title={t("Page not found")} picture={<EmptySocket />}>
      <p>{t("Check the address, or start from the parts.")}</p>
      <ButtonLink to={paths.homeParts} size={44}>
        {t("Browse parts")}
      </ButtonLink>
    </MessagePage>
  )
}
