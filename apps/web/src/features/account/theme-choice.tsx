import { useState } from 'react'
import { Choice } from '#shared/ui/field/choice.tsx'
import { getTheme, setTheme, type ThemeChoice as Theme } from '#shared/ui/theme.ts'

const themes = [
  { value: 'system', label: 'Device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

/** Holds on this device, from the moment it is chosen. */
export function ThemeChoice() {
  const [theme, choose] = useState<Theme>(getTheme)
  return (
    <Choice
      label="Appearance"
      options={themes}
      value={theme}
      onValueChange={(choice) => {
        choose(choice)
        setTheme(choice)
      }}
    />
  )
}
