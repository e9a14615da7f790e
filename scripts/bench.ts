/** Runs one benchmark, `node scripts/bootstrap.mjs bench <name>`, after installing what only the benchmarks need. */
import { existsSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { runProgram } from './support/processes.ts'
import { root } from './support/root.ts'

const folder = join(root, 'bench')
const [name = ''] = process.argv.splice(2, 1)
const names = globSync('*.ts', { cwd: folder }).map((file) => basename(file, '.ts'))

if (!names.includes(name)) {
  console.error(`There is no benchmark "${name}". There are: ${names.sort().join(', ')}.`)
  process.exit(1)
}
if (!existsSync(join(folder, 'node_modules/.package-lock.json'))) {
  console.log('Installing the packages for the benchmarks. This happens once.')
  const code = await runProgram('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })
  if (code !== 0) {
    console.error(
      'Installing them failed. Check that the npm registry can be reached, then run the same command again.',
    )
    process.exit(1)
  }
}
await import(join(folder, `${name}.ts`))
