import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { apply, type Edit, namesIn, type Node, nodesOf } from './syntax.ts'

/**
 * The page makes calls by method and path alone; only the server checks what comes in and goes out. So in the build the calls of
 * the contract leave their schemas behind, and each file of it becomes two: what needs the schema library, for forms, and the
 * rest. Otherwise whoever makes a call would load the library, and every form's schema, with it.
 */
export function callsOnly(): Plugin {
  return {
    name: 'stillwater:calls-only',
    apply: 'build',
    transform: {
      filter: { id: /\/packages\/contract\/src\/[^/]+\.ts(\?half=\w+)?$/ },
      handler(code, id) {
        const parse = (text: string) => this.parse(text) as unknown as Node
        const calls = withoutSchemas(code, parse(code))
        return { code: halfOf(calls, parse(calls), id), map: null, moduleSideEffects: false }
      },
    },
  }
}

const serverParts = new Set(['access', 'params', 'query', 'body'])

/** The calls without their schemas. */
export const withoutSchemas = (code: string, program: Node): string =>
  apply(
    code,
    nodesOf(program).flatMap((node) => editsOfCall(node)),
  )

function editsOfCall({ type, ...call }: Node): Edit[] {
  if (type !== 'CallExpression') return []
  const name = (call['callee'] as Node)['name']
  const last = (call['arguments'] as Node[]).at(-1)
  if (last?.type !== 'ObjectExpression') return []
  if (name === 'recordWrites') return [[last.start, last.end, '{}']]
  if (name !== 'endpoint') return []
  const properties = last['properties'] as Node[]
  return properties.flatMap((property, index): Edit[] => {
    const key = (property['key'] as Node | undefined)?.['name']
    const value = property['value'] as Node | undefined
    if (typeof key !== 'string' || value === undefined) return []
    // Whether there is an answer to read is all that a call asks.
    if (key === 'response' && value['value'] !== null) return [[property.start, property.end, 'response: 1']]
    const end = properties[index + 1]?.start ?? last.end - 1
    return serverParts.has(key) ? [[property.start, end, '']] : []
  })
}

/** Only names of the contract's own files can bring schemas in. */
const bringsSchemas = (source: string, name: string) =>
  source.startsWith('zod') || source === './fields.ts' || /Schema$|Fields$/.test(name)

interface Statement {
  readonly text: string
  readonly declares: readonly string[]
  readonly isExported: boolean
  readonly needs: ReadonlySet<string>
}

/** A file as it is, as the front of its two halves, or one of these. */
function halfOf(code: string, program: Node, id: string): string {
  const body = program['body'] as Node[]
  const imports = body.filter(({ type }) => type === 'ImportDeclaration')
  const schematic = new Set(imports.flatMap(schematicNames))
  const statements = body.filter((node) => !imports.includes(node)).map((node) => statementOf(code, node))
  if (schematic.size === 0) return code

  const isSchematic = ({ needs }: Statement) => [...needs].some((name) => schematic.has(name))
  // What is made of a schema is one: until nothing more is found.
  for (let known = -1; known !== schematic.size;) {
    known = schematic.size
    for (const name of statements.filter(isSchematic).flatMap(({ declares }) => declares)) schematic.add(name)
  }
  const file = `./${basename(id).replace(/\?.*/, '')}`
  const plain = statements.filter((statement) => !isSchematic(statement))
  const shared = plain.flatMap(({ declares }) => declares)
  const head = imports.map(({ start, end }) => code.slice(start, end))
  const own = plain.filter(({ isExported }) => !isExported).flatMap(({ declares }) => declares)
  if (id.endsWith('?half=plain')) {
    return [...head, ...plain.map(({ text }) => text), `export { ${own.join(', ')} }`].join('\n')
  }
  if (id.endsWith('?half=schemas')) {
    const rest = statements.filter(isSchematic).map(({ text }) => text)
    return [...head, `import { ${shared.join(', ')} } from '${file}?half=plain'`, ...rest].join('\n')
  }
  return `export * from '${file}?half=plain'\nexport * from '${file}?half=schemas'`
}

const schematicNames = (node: Node): string[] =>
  (node['specifiers'] as Node[])
    .map((specifier) => (specifier['local'] as Node)['name'] as string)
    .filter((name) => bringsSchemas((node['source'] as Node)['value'] as string, name))

function statementOf(code: string, node: Node): Statement {
  const exported = node.type === 'ExportNamedDeclaration' ? (node['declaration'] as Node | null) : node
  const declared =
    exported?.type === 'VariableDeclaration' ? (exported['declarations'] as Node[]) : [exported]
  // A constant that is the answer of a call counts as having effects; in the contract none has.
  const pure = declared.flatMap((part): Edit[] => {
    const made = part?.['init'] as Node | undefined
    if (made === undefined || !nodesOf(made).some(({ type }) => type === 'CallExpression')) return []
    if (made.type !== 'CallExpression' && made.type !== 'ObjectExpression') return []
    const value = code.slice(made.start, made.end)
    const isPlainCall = value.startsWith('endpoint(') || value.startsWith('recordWrites(')
    return [[made.start, made.end, `/* @__PURE__ */ ${isPlainCall ? value : `(() => (${value}))()`}`]]
  })
  return {
    text: apply(code, pure, node.start, node.end),
    declares: declared.flatMap((part) => ((part?.['id'] as Node | undefined)?.['name'] as string) ?? []),
    isExported: exported !== node,
    needs: namesIn(node),
  }
}
