/** Progress bar; indeterminate without a percentage. */
export const ProgressBar = ({ id, percent }: { id: string; percent: number | undefined }) => (
  <progress
    id={id}
    className="progress w-full"
    {...(percent !== undefined && { value: percent })}
    max={100}
  />
)
