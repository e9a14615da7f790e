/** Keeps the structure that CONTRIBUTING.md and docs/architecture.md describe. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path/posix'
import { it } from 'node:test'
import { isRecordPart, recordNames } from '../packages/contract/src/records/record-names.ts'
import { root } from './support/root.ts'

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
const files = listed.split('\n').filter((file) => file !== '' && existsSync(join(root, file)))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const sources = files.filter((file) => /^(apps|packages|e2e|scripts|bench)\/.*\.tsx?$/.test(file))

const importPattern = /^(?:import|export)\s(?:[^'"]*?\sfrom\s)?'([^']+)'|\bimport\('([^']+)'\)/gm

/** The file of ours that an import names; types count, and so does code that is fetched later (`import()`). */
function target(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(file), specifier)
  if (specifier === '#app') return 'apps/server/src/app.ts'
  if (specifier.startsWith('#')) return `${file.split('/').slice(0, 2).join('/')}/src/${specifier.slice(1)}`
  const [, name, path] = /^@stillwater\/(contract|bible|sermon-body)(?:\/(.+))?$/.exec(specifier) ?? []
  if (name === undefined) return undefined
  const { exports } = JSON.parse(read(`packages/${name}/package.json`)) as { exports: Record<string, string> }
  const named =
    path === undefined ? exports['.'] : (exports[`./${path}`] ?? exports['./*']?.replace('*', path))
  return named && join('packages', name, named)
}

it('no file imports itself by way of others, types included', () => {
  const imports = new Map(
    sources.map((file) => [
      file,
      [...read(file).matchAll(importPattern)].flatMap(
        ([, now, later]) => target(file, now ?? later ?? '') ?? [],
      ),
    ]),
  )
  const finished = new Set<string>()
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) assert.fail([...path.slice(path.indexOf(file)), file].join(' → '))
    if (finished.has(file)) return
    for (const next of imports.get(file) ?? []) visit(next, [...path, file])
    finished.add(file)
  }
  for (const file of sources) visit(file, [])
})

/** A file of ours that another imports, and what of it; undefined names for all of it (`export *`, `import * as`, `import()`). */
interface Use {
  readonly target: string
  readonly names?: readonly string[]
}

const usePattern =
  /^(?:import|export)\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{(?<names>[^}]*)\}|\w+)\s+from\s+'(?<from>[^']+)'|import\('(?<later>[^']+)'\)/gm

const usesOf = (file: string): Use[] =>
  [...read(file).matchAll(usePattern)].flatMap(({ groups = {} }) => {
    const found = target(file, groups['from'] ?? groups['later'] ?? '')
    if (found === undefined) return []
    const names = groups['names']?.split(',').map((name) => name.trim().replace(/^type\s+|\s+as\s.*$/g, ''))
    return names === undefined ? { target: found } : { target: found, names }
  })

it('an export is used in another file', () => {
  const uses = Map.groupBy(sources.flatMap(usesOf), (use) => use.target)
  const words = new Map(sources.map((file) => [file, new Set(read(file).match(/\w+/g))]))
  const isWordElsewhere = (name: string, file: string) =>
    [...words].some(([other, known]) => other !== file && known.has(name))
  const checked = sources.filter((file) => !/\.(?:test|spec|d)\.tsx?$|config\.ts$|prerender\.tsx$/.test(file))
  const unused = checked.flatMap((file) =>
    [...read(file).matchAll(/^export (?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm)]
      .map(([, name = '']) => name)
      .filter(
        (name) =>
          !uses
            .get(file)
            ?.some(({ names }) => (names === undefined ? isWordElsewhere(name, file) : names.includes(name))),
      )
      .map((name) => `${name} in ${file}`),
  )
  assert.deepEqual(unused, [])
})

/** What is started by its path: tests, settings of tools, commands and what a benchmark starts by a name that it puts together. */
const isStarted = (file: string) =>
  /\.(?:test|spec|d)\.tsx?$|config\.ts$|^(?:scripts|bench)\/[^/]+\.ts$|^bench\/(?:api|reminders)\//.test(file)

it('a file is named by another, and not by its own test alone', () => {
  const naming = files.filter((file) => /\.(?:tsx?|mjs|html)$|package\.json$/.test(file))
  const named = new Set<string>()
  for (const file of naming) {
    // The drivers of other browsers serve their tests and nothing else.
    const own = file.startsWith('e2e/') ? undefined : file.replace(/\.test\.(tsx?)$/, '.$1')
    for (const [, path = ''] of read(file).matchAll(/['"`]([^'"`\s]+\.(?:tsx?|mjs)|[@#][^'"`\s]+)['"`]/g)) {
      // As an import; from the file's folder; from the root; and from an app's src, to which the caller puts the rest.
      const paths = [target(file, path), join(dirname(file), `./${path}`), path]
      const apps = ['server', 'web'].map((app) => `apps/${app}/src/${path}`)
      for (const found of [...paths, ...apps]) if (found !== undefined && found !== own) named.add(found)
    }
  }
  assert.deepEqual(
    sources.filter((file) => !isStarted(file) && !named.has(file)),
    [],
  )
})

it('a package is declared where it is imported', () => {
  const declared = (folder: string) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      read(join(folder, 'package.json')),
    ) as Record<string, Record<string, string> | undefined>
    return new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)])
  }
  const folderOf = (file: string) => /^(?:apps|packages)\/[a-z-]+|^bench/.exec(file)?.[0] ?? '.'
  // The component tests run with the test tools of the root, which the app is installed without.
  const isComponentTest = (file: string) =>
    /^apps\/web\/(?:src\/testing\/|vitest\.|.*\.test\.tsx$)/.test(file)
  const missing = sources.flatMap((file) => {
    // The benchmarks have packages of their own besides those of the tests.
    const known = declared(folderOf(file))
    if (folderOf(file) === 'bench' || isComponentTest(file)) for (const name of declared('.')) known.add(name)
    return (
      [
        ...read(file).matchAll(
          /^(?:import|export)\s(?:[^'"]*?\sfrom\s)?'([^'.#][^']*)'|import\('([^'.#][^']*)'\)/gm,
        ),
      ]
        .map(([, from, later]) => /^(?:@[^/]+\/)?[^/]+/.exec(from ?? later ?? '')?.[0] ?? '')
        .filter((name) => /^[@a-z]/.test(name) && !name.startsWith('node:') && !known.has(name))
        // The root's own workspaces.
        .filter((name) => !(name.startsWith('@stillwater/') && /^(?:e2e|scripts|bench)\//.test(file)))
        .map((name) => `${name} in ${file}`)
    )
  })
  assert.deepEqual([...new Set(missing)], [])
})

it('a folder holds about 20 files at most, not counting tests and migrations', () => {
  const sizes = new Map<string, number>()
  for (const file of sources.filter((source) => !/\.(?:test|spec|d)\.tsx?$|\/migrations\//.test(source))) {
    sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1)
  }
  const crowded = [...sizes].filter(([, size]) => size > 24)
  assert.deepEqual(crowded, [])
})

it('two modules of the web app never share a name', () => {
  const names = new Map<string, string[]>()
  for (const file of sources.filter((source) => source.startsWith('apps/web/src/'))) {
    const name = basename(file).replace(/\.tsx?$/, '')
    if (name !== 'index' && name !== 'main') names.set(name, [...(names.get(name) ?? []), file])
  }
  assert.deepEqual(
    [...names.values()].filter((same) => same.length > 1),
    [],
  )
})

it('a feature has one name everywhere', () => {
  const named = [
    /^apps\/(?:server|web)\/src\/features\/([a-z-]+)\//,
    /^packages\/contract\/src\/(?:[a-z]+\/)?([a-z]+)\.ts$/,
    /^e2e\/([a-z]+)\.spec\.ts$/,
  ]
  const names = new Set(files.flatMap((file) => named.flatMap((pattern) => pattern.exec(file)?.[1] ?? [])))
  assert.deepEqual(
    [...names].filter((name) => names.has(`${name}s`)),
    [],
  )
})

it('chunks are made by the groups that decision 28 names', () => {
  const [, groups = ''] = /const groups = \[([\s\S]*?)\n\]/.exec(read('apps/web/vite.config.ts')) ?? []
  const tests = groups.split(/(?=name: ')/).slice(1)
  const nameOf = (text: string) => /'([a-z]+)'/.exec(text)?.[1] ?? ''
  const ofOurs = tests.filter((text) => text.includes('\\/src\\/')).map(nameOf)
  assert.deepEqual(ofOurs, ['worker', 'blocks', 'core', 'fields', 'schemas', 'home'])
  assert.deepEqual(
    tests.map(nameOf).filter((name) => !ofOurs.includes(name)),
    ['hashes', 'idb', 'layers'],
  )
})

it('every record type has a screen in the router', () => {
  const screens = read('apps/web/src/app/screens.ts')
  const registry = read('apps/web/src/shared/records/record-types.ts')
  const addresses = [...registry.matchAll(/screen: '(\/[a-z-]+)'/g)].map(([, address = '']) => address)
  assert.equal(addresses.length, recordNames.length)
  for (const address of addresses) assert.ok(screens.includes(`'${address}':`), address)
})

/** The spec that reviews a screen on its way, where e2e/support/screens.ts leaves it out: what it shows takes more than failing, loading and records. */
const reviewedBy: Readonly<Record<string, string>> = {
  // Another address of '/'.
  '/dashboard': 'dashboard',
  // Lists what was paid.
  '/giving': 'donations',
}

it('every screen is reviewed', () => {
  const quoted = (text: string) => [...text.matchAll(/'(\/[a-z/-]*)'/g)].map(([, path = '']) => path)
  const [, list = ''] = /screenPaths = \[([\s\S]*?)\]/.exec(read('apps/web/src/app/screen-paths.ts')) ?? []
  const inScreens = new Set(
    [...read('e2e/support/screens.ts').matchAll(/ path: '([^']+)'/g)].map(([, path]) => path),
  )
  const paths = quoted(list)
  assert.ok(paths.length >= 19)
  const isReviewed = (path: string) => {
    const spec = reviewedBy[path] && read(`e2e/${reviewedBy[path]}.spec.ts`)
    return inScreens.has(path) || (spec?.includes(path) === true && spec.includes('review('))
  }
  assert.deepEqual(
    paths.filter((path) => !isReviewed(path)),
    [],
  )
})

it('every round corner is one of the design’s: another name draws a square one', () => {
  const tokens = read('apps/web/src/shared/styles/tokens.css')
  const known = ['full', ...[...tokens.matchAll(/--radius-([a-z]+):/g)].map(([, name]) => name)]
  const used = sources
    .filter((file) => file.startsWith('apps/web/src/'))
    .flatMap((file) => [...read(file).matchAll(/\brounded-(?:[trblse]{1,2}-)?([a-z0-9]+)/g)])
  assert.ok(used.length > 100)
  assert.deepEqual(
    used.filter(([, name]) => !known.includes(name)).map(([text]) => text),
    [],
  )
})

it('a browser test waits for what happens, never for a time', () => {
  const waiting = sources.filter((file) => file.startsWith('e2e/') && /\bwaitForTimeout\(/.test(read(file)))
  assert.deepEqual(waiting, [])
})

/** The feature of a record type, where it has another name: journals are kept by the journal, care entries with people; series and marked days make the plan. */
const otherFeatures: Readonly<Record<string, string>> = {
  journals: 'journal',
  'care-entries': 'people',
  series: 'plan',
  'marked-days': 'plan',
}
const featureOf = (name: string) => otherFeatures[name] ?? name

it('CONTRIBUTING lists what a record type is made of', () => {
  const [, section = ''] =
    /## Adding a record type\n([\s\S]*?)(?=\n## |$)/.exec(read('CONTRIBUTING.md')) ?? []
  const paths = [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path = '']) => path)
  assert.ok(paths.length >= 10, section)
  for (const path of paths) {
    // What belongs to another record is a part of that one's feature, with its form on that one's screen.
    for (const name of recordNames.filter((each) => !isRecordPart(each))) {
      const file = path.replaceAll('<feature>', featureOf(name)).replaceAll('<name>', name)
      const pattern = new RegExp(
        `^${file.replaceAll('.', '\\.').replaceAll('NNNN', '\\d{4}').replaceAll('**/', '(?:.+/)?').replaceAll('*', '[\\w-]+')}$`,
      )
      assert.ok(
        files.some((known) => pattern.test(known)),
        `${file}, for ${path}`,
      )
    }
  }
})
