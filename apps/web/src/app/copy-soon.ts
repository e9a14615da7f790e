/** Once the screen has come to rest: a copy of everything, for when there is no signal. */
export function copySoon(): () => void {
  const timer = setTimeout(() => {
    import('./copy-everything.ts')
      .then(({ copyEverything }) => copyEverything())
      .catch((error: unknown) => console.warn('The copy for reading offline could not be made', error))
  }, 3000)
  return () => clearTimeout(timer)
}
