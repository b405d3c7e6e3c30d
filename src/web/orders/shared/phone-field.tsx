import { TextField } from "#web/ui/form/field.tsx"

interface PhoneFieldProps {
  /** The profile's, to begin with. */
  defaultValue: string
  error: string | undefined
}

export const PhoneField = (props: PhoneFieldProps) => (
  <TextField
    label="Phone"
    name="phone"
    type="tel"
    autoComplete="tel"
    hint="So the driver can call you. You may leave it empty."
    {...props}
  />
)
