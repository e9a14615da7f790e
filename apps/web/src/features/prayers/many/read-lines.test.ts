import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readLines } from './read-lines.ts'

const titles = (text: string) => readLines(text).map(({ title }) => title)

describe('prayers from lines', () => {
  it('are one per line, without bullets, numbers and empty lines', () => {
    assert.deepEqual(titles('- Anna\r\n* Ben\n\n3. Cleo \n  • The Lees\n2) Choir\n'), [
      'Anna',
      'Ben',
      'Cleo',
      'The Lees',
      'Choir',
    ])
    assert.deepEqual(readLines(' \n\n'), [])
  })

  it('may have words after a name', () => {
    assert.deepEqual(readLines('Anna: surgery on Monday at 10:30\nBen – a new job\nWell-being of all'), [
      { title: 'Anna', description: 'surgery on Monday at 10:30' },
      { title: 'Ben', description: 'a new job' },
      { title: 'Well-being of all', description: 'Well-being of all' },
    ])
  })

  it('are parted by “next prayer” when they are dictated', () => {
    assert.deepEqual(titles('Healing for Anna. Next prayer, a job for Ben next prayer. Peace'), [
      'Healing for Anna',
      'a job for Ben',
      'Peace',
    ])
  })

  it('lose nothing where a line is longer than a title', () => {
    const line = 'word '.repeat(100).trim()
    const [read] = readLines(line)
    assert.equal(read?.description, line)
    assert.ok(read.title.length <= 200 && read.title.endsWith('word…'))
    const [emoji] = readLines('😀'.repeat(150))
    assert.ok(emoji?.title.isWellFormed())
  })
})
