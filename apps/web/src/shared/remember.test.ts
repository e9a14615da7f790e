import assert from 'node:assert/strict'
import { it } from 'node:test'
import { remember } from './remember.ts'

it('looks through a list once, and again when the list or what is asked has changed', () => {
  const asked: string[] = []
  const longerThan = remember((words: readonly string[], length: number) => {
    asked.push(`${words.join(' ')} > ${length}`)
    return words.filter((word) => word.length > length)
  })
  const words = ['peace', 'joy']
  assert.deepEqual(longerThan(words, 3), ['peace'])
  assert.equal(longerThan(words, 3), longerThan(words, 3))
  assert.deepEqual(longerThan(words, 2), words)
  assert.deepEqual(longerThan(['hope', 'joy'], 3), ['hope'])
  assert.deepEqual(asked, ['peace joy > 3', 'peace joy > 2', 'hope joy > 3'])
})
