import { accessSync, constants } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'

/** Whether the file is there and may be run. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export function pathFolders(env: NodeJS.ProcessEnv = process.env): string[] {
  return (env['PATH'] ?? '').split(delimiter).filter((folder) => isAbsolute(folder))
}

export function isInPath(name: string): boolean {
  return pathFolders().some((folder) => isProgram(join(folder, name)))
}
