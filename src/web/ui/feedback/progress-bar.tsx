/** Progress; without a percentage, indeterminate. */
export const ProgressBar = ({ id, percent }: { id: string; percent: number | undefined }) => (
  <progress
    id={id}
    className="h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-sunken [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand [&::-webkit-progress-value]:transition-[inline-size]"
    {...(percent !== undefined && { value: percent })}
    max={100}
  />
)
