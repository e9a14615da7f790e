/** For the server: reads what the build has written to dist/. The engine itself knows no files. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadBible, type Bible } from './bible.ts'
import { loadCrossReferences, type CrossReferences } from './cross-references.ts'
import type { Manifest, Packing } from './manifest.ts'

const distFolder = fileURLToPath(new URL('../dist/', import.meta.url))

export function textsAreBuilt(): boolean {
  return existsSync(`${distFolder}manifest.json`)
}

export function readManifest(): Manifest {
  if (!textsAreBuilt())
    throw new Error('The Bible texts are not built: run node packages/bible/build/main.ts')
  return JSON.parse(readFileSync(`${distFolder}manifest.json`, 'utf8')) as Manifest
}

/** The bytes of a file that the manifest names. */
export function readDistFile(file: string): Uint8Array {
  return readFileSync(`${distFolder}${file}`)
}

/** The path of such a file, plain or compressed. */
export const distPath = (file: string, packing?: Packing): string =>
  `${distFolder}${file}${packing === undefined ? '' : `.${packing}`}`

/** All texts by their ids, in the order in which they are offered. */
export function loadAllBibles(manifest: Manifest = readManifest()): Map<string, Bible> {
  return new Map(manifest.texts.map(({ id, file }) => [id, loadBible(readDistFile(file))]))
}

export function loadAllCrossReferences(manifest: Manifest = readManifest()): CrossReferences {
  return loadCrossReferences(readDistFile(manifest.crossReferences.file))
}
