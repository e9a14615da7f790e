import type { CSSProperties } from 'react'

/** The sizes of a text as CSS variables, in whole pixels. */
export function textSizes(size: number, spacing: number, weight: number): CSSProperties {
  const px = (value: number) => `${Math.round(value)}px`
  const [large, small, cue] = [size * 1.2, Math.max(size * 0.55, 13), Math.max(size * 0.75, 15)]
  return {
    '--type': px(size),
    '--line': px(size * spacing),
    '--type-large': px(large),
    '--line-large': px(large * Math.min(spacing, 1.45)),
    '--type-small': px(small),
    '--line-small': px(small * 1.5),
    '--type-cue': px(cue),
    '--line-cue': px(cue * 1.45),
    '--gap': px(size * 0.6),
    '--bar': px(Math.max(size / 7, 3)),
    '--weight': weight,
  }
}
