import type { ComponentProps } from 'react'
import { controlClass, useFieldControl } from './field-context.ts'
import { cx } from '../cx.ts'

export function Input({ className, ...props }: ComponentProps<'input'>) {
  const wiring = useFieldControl(props)
  return <input type="text" dir="auto" {...props} {...wiring} className={cx(controlClass, className)} />
}
