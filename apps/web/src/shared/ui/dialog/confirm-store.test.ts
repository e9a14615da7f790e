import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerQuestion, askToConfirm, currentQuestion } from './confirm-store.ts'

const question = { title: 'Delete this goal?', confirmLabel: 'Delete' }

test('the answer reaches the one who asked', async () => {
  const yes = askToConfirm(question)
  answerQuestion(true)
  assert.equal(await yes, true)
  const no = askToConfirm(question)
  answerQuestion(false)
  assert.equal(await no, false)
  assert.equal(currentQuestion.get()?.open, false)
})

test('a question that is overtaken by another counts as no', async () => {
  const first = askToConfirm(question)
  const second = askToConfirm({ ...question, title: 'Delete this prayer?' })
  assert.equal(await first, false)
  assert.equal(currentQuestion.get()?.title, 'Delete this prayer?')
  answerQuestion(true)
  assert.equal(await second, true)
})

test('a second answer changes nothing', async () => {
  const asked = askToConfirm(question)
  answerQuestion(false)
  answerQuestion(true)
  assert.equal(await asked, false)
})
