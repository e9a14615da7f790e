import { runProgram } from './support/processes.ts'
import { root } from './support/root.ts'

for (const script of ['format:check', 'lint', 'types']) {
  const code = await runProgram('npm', ['run', '--silent', script], { cwd: root })
  if (code !== 0) process.exit(code)
}
