/** A press of the pointer and typed keys, as both protocols spell them. */
export const tapActions = (x: number, y: number) => [
  {
    id: 'pointer',
    type: 'pointer',
    actions: [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

export const keyActions = (text: string) => [
  {
    id: 'keys',
    type: 'key',
    actions: Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]
