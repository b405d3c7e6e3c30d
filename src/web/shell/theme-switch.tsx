import { chooseTheme, type Theme, themes } from "../preferences/theme.ts"

const labels: Record<Theme, string> = { system: "System", light: "Light", dark: "Dark" }

/** Three radio buttons; without script the page follows the system. */
export const ThemeSwitch = ({ theme }: { theme: Theme }) => (
  <fieldset className="needs-script min-w-0">
    <legend className="text-sm font-semibold">Theme</legend>
    <div className="mt-3 inline-flex max-w-full flex-wrap rounded-md border border-control bg-surface p-0.5">
      {themes.map((choice) => (
        <label
          key={choice}
          className="cursor-pointer rounded px-3 py-1.5 text-sm text-text-2 transition-colors hover:text-text has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:bg-[Highlight]"
        >
          <input
            type="radio"
            name="theme"
            value={choice}
            defaultChecked={choice === theme}
            onChange={() => void chooseTheme(choice)}
            className="sr-only"
          />
          {labels[choice]}
        </label>
      ))}
    </div>
  </fieldset>
)
