/**
 * Keeps the direction of the house: packages ← core/shared ← foundation rooms ← domain rooms ← composing rooms ← app.
 * It reads the rooms from the folders, so a new room is under the rule from its first file.
 */
import { existsSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const foundation = new Set(['auth', 'bible', 'voice', 'notifications'])
const composing = new Set(['dashboard', 'search'])
// Who is signed in is below everything: the other foundations may ask for it.
const rank = (room) => (room === 'auth' ? -1 : foundation.has(room) ? 0 : composing.has(room) ? 2 : 1)

/** Where a file lives: { app, part, room, path } or undefined outside apps/. */
function place(file) {
  const [top, app, src, part, room, ...rest] = relative(root, file).split(sep)
  if (top !== 'apps' || src !== 'src' || part === undefined) return undefined
  if (part === 'features') return { app, part, room, path: rest.join('/') }
  return { app, part: room === undefined ? 'app' : part, path: [room, ...rest].join('/') }
}

function target(specifier, file, from) {
  if (specifier.startsWith('#')) return place(join(root, 'apps', from.app, 'src', specifier.slice(1)))
  if (specifier.startsWith('.')) return place(join(dirname(file), specifier))
  return undefined
}

function fault(from, to, specifier) {
  const isTest = /\.test\.tsx?$/.test(from.path)
  if (specifier.startsWith('../..')) return 'Use the # import instead of climbing two folders.'
  if (from.part === 'app' || from.part === 'testing' || isTest) return undefined
  if (to.part === 'app') return `${from.part} must not import from app.`
  if (from.part === 'features') {
    if (to.part !== 'features' || to.room === from.room) return undefined
    if (!/^index\.tsx?$/.test(to.path)) return `Enter the room ${to.room} by its index only.`
    if (rank(to.room) < rank(from.room)) return undefined
    return `The room ${from.room} must not import the room ${to.room}: only rooms below it.`
  }
  return to.part === 'features' ? `${from.part} must not import a room.` : undefined
}

const direction = {
  create(context) {
    const file = context.filename
    const from = place(file)
    if (from === undefined || !existsSync(file)) return {}
    const check = (node) => {
      const specifier = node.source?.value
      if (typeof specifier !== 'string') return
      const to = target(specifier, file, from)
      if (to === undefined) return
      const message = fault(from, to, specifier)
      if (message !== undefined) context.report({ node: node.source, message })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}

export default { meta: { name: 'rooms' }, rules: { direction } }
