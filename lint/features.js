/**
 * Keeps the direction of imports: packages ← core/shared ← foundation features ← domain features ← composing features ← app.
 * It reads the features from the folders, so a new one is under the rule from its first file.
 */
import { existsSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const foundation = new Set(['auth', 'bible', 'voice', 'notifications'])
const composing = new Set(['account', 'dashboard', 'search'])
// Who is signed in is below everything: the other foundations may ask for it.
const rank = (feature) =>
  feature === 'auth' ? -1 : foundation.has(feature) ? 0 : composing.has(feature) ? 2 : 1

/** Where a file lives: { app, part, feature, path } or undefined outside apps/. */
function locate(file) {
  const [top, app, src, part, feature, ...rest] = relative(root, file).split(sep)
  if (top !== 'apps' || src !== 'src' || part === undefined) return undefined
  if (part === 'features') return { app, part, feature, path: rest.join('/') }
  return { app, part: feature === undefined ? 'app' : part, path: [feature, ...rest].join('/') }
}

function target(specifier, file, from) {
  if (specifier.startsWith('#')) return locate(join(root, 'apps', from.app, 'src', specifier.slice(1)))
  if (specifier.startsWith('.')) return locate(join(dirname(file), specifier))
  return undefined
}

function fault(from, to, specifier) {
  const isTest = /\.test\.tsx?$/.test(from.path)
  if (specifier.startsWith('../..')) return 'Use the # import instead of climbing two folders.'
  if (from.part === 'app' || from.part === 'testing' || isTest) return undefined
  if (to.part === 'app') return `${from.part} must not import from app.`
  if (from.part === 'features') {
    if (to.part !== 'features' || to.feature === from.feature) return undefined
    if (!/^index\.tsx?$/.test(to.path)) return `Enter the feature ${to.feature} by its index only.`
    if (rank(to.feature) < rank(from.feature)) return undefined
    return `The feature ${from.feature} must not import the feature ${to.feature}: only features below it.`
  }
  return to.part === 'features' ? `${from.part} must not import a feature.` : undefined
}

const direction = {
  create(context) {
    const file = context.filename
    const from = locate(file)
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

export default { meta: { name: 'features' }, rules: { direction } }
