import { createContext, use } from 'react'

interface FieldWiring {
  controlId: string
  labelId: string
  describedBy: string | undefined
  invalid: boolean
}

export const FieldContext = createContext<FieldWiring | null>(null)

interface ControlProps {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
}

/** Ties a control to the label, hint and error of the field around it; its own props win. */
export function useFieldControl(props: ControlProps) {
  const field = use(FieldContext)
  return {
    id: props.id ?? field?.controlId,
    'aria-describedby': props['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': props['aria-invalid'] ?? (field?.invalid === true ? true : undefined),
  }
}

/** The style of all inputs and selects. 16 px text keeps phones from zooming in. */
export const controlClass =
  'min-h-12 w-full min-w-0 rounded-control border border-edge bg-card px-3.5 py-2.5 text-base text-ink ' +
  'transition-colors placeholder:text-muted hover:border-muted focus-visible:outline-offset-0 ' +
  'focus-visible:border-water aria-invalid:border-alert aria-invalid:outline-alert ' +
  'disabled:bg-sunk disabled:text-muted disabled:hover:border-edge'
