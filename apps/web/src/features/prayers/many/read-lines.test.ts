import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { breakLines, readLines } from './read-lines.ts'

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

  it('keep signs that belong to a word, and no others', () => {
    assert.deepEqual(titles('-Anna\n•Ben\n–Cleo\n**Dan**\n-5 degrees\n1st Street'), [
      'Anna',
      'Ben',
      'Cleo',
      '**Dan**',
      '-5 degrees',
      '1st Street',
    ])
  })

  it('may come from a spreadsheet, with columns', () => {
    const long = 'word '.repeat(20).trim()
    assert.deepEqual(readLines(`Anna\tsurgery\n\tBen\t\na\tb\tc\n${long}\td`), [
      { title: 'Anna', description: 'surgery' },
      { title: 'Ben', description: 'Ben' },
      { title: 'a', description: 'b, c' },
      { title: `${long}, d`, description: `${long}, d` },
    ])
  })

  it('are parted by “next prayer” when they are dictated', () => {
    assert.deepEqual(titles(breakLines('Healing for Anna. Next prayer, a job for Ben next prayer. Peace')), [
      'Healing for Anna',
      'a job for Ben',
      'Peace',
    ])
    assert.equal(breakLines('Next prayer.'), '\n')
  })

  it('may have “next prayer” in them when they are typed or pasted', () => {
    assert.deepEqual(readLines('Our next prayer walk in May\nNext prayer meeting: Friday'), [
      { title: 'Our next prayer walk in May', description: 'Our next prayer walk in May' },
      { title: 'Next prayer meeting', description: 'Friday' },
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
