import { controlClass } from './control-class.ts'

/** The button of a choice, before and after its code has come. */
export const selectClass = `${controlClass} flex items-center justify-between gap-2 text-left data-placeholder:text-muted [&>span]:truncate`
