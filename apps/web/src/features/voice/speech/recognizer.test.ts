import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { listenWith } from './recognizer.ts'
import type { Speech } from './speech.ts'

type Said = readonly [words: string, isFinal: boolean]

/** Stands in for the browser: the test speaks. */
function script({ continuous = true } = {}) {
  const sessions: FakeSpeech[] = []
  class FakeSpeech implements Speech {
    lang = ''
    continuous = false
    interimResults = false
    maxAlternatives = 0
    onresult: Speech['onresult'] = null
    onerror: Speech['onerror'] = null
    onstart: Speech['onstart'] = null
    onend: Speech['onend'] = null
    readonly calls: string[] = []
    constructor() {
      sessions.push(this)
    }
    start() {
      this.calls.push('start')
      this.onstart?.()
    }
    stop() {
      this.calls.push('stop')
    }
    abort() {
      this.calls.push('abort')
    }
    say(resultIndex: number, ...said: readonly Said[]) {
      const results = said.map(([transcript, isFinal]) => ({ isFinal, 0: { transcript } }))
      this.onresult?.({ resultIndex, results })
    }
  }
  const told: string[] = []
  const listening = listenWith(
    { Speech: FakeSpeech, language: 'en-US', continuous },
    {
      onStart: () => told.push('started'),
      onInterim: (words) => words !== '' && told.push(`(${words})`),
      onWords: (words) => told.push(words),
      onEnd: (error) => told.push(`ended${error === undefined ? '' : `: ${error}`}`),
    },
  )
  const last = () => {
    const session = sessions.at(-1)
    assert.ok(session)
    return session
  }
  return { sessions, told, listening, last }
}

describe('the recogniser', () => {
  it('asks for the language, for words as they come, and tells them', () => {
    const { last, told } = script()
    assert.deepEqual([last().lang, last().continuous, last().interimResults], ['en-US', true, true])
    last().say(0, ['grace', false])
    last().say(0, ['grace and peace', true])
    last().say(1, ['grace and peace', true], [' to you', false])
    assert.deepEqual(told, ['started', '(grace)', 'grace and peace', '( to you)'])
  })

  it('begins again where the browser stops by itself, and loses nothing', () => {
    const { last, told, sessions } = script()
    last().say(0, ['peace', false])
    last().onend?.()
    assert.equal(sessions.length, 2)
    last().say(0, ['again', true])
    assert.deepEqual(told, ['started', '(peace)', 'peace', 'started', 'again'])
  })

  it('does not begin again after a stop, and waits for the last words', () => {
    const { last, listening, told, sessions } = script()
    last().say(0, ['am', false])
    listening.stop()
    assert.deepEqual(last().calls, ['start', 'stop'])
    last().say(0, ['amen', true])
    last().onend?.()
    assert.equal(sessions.length, 1)
    assert.deepEqual(told, ['started', '(am)', 'amen', 'ended'])
  })

  it('keeps what was not final where no final words come', () => {
    const { last, listening, told } = script()
    last().say(0, ['amen', false])
    listening.stop()
    last().onend?.()
    assert.deepEqual(told, ['started', '(amen)', 'amen', 'ended'])
  })

  it('never begins again after an error, and keeps what was said', () => {
    for (const error of ['not-allowed', 'network', 'no-speech', 'audio-capture']) {
      const { last, told, sessions } = script()
      last().say(0, ['amen', false])
      last().onerror?.({ error })
      last().onend?.()
      assert.equal(sessions.length, 1)
      assert.deepEqual(told, ['started', '(amen)', 'amen', `ended: ${error}`])
    }
  })

  it('finishes at once, and hears nothing afterwards', () => {
    const { last, listening, told } = script()
    last().say(0, ['amen', false])
    listening.finish()
    last().say(0, ['late', true])
    last().onend?.()
    assert.deepEqual(last().calls, ['start', 'abort'])
    assert.deepEqual(told, ['started', '(amen)', 'amen', 'ended'])
  })

  it('takes a result that is told twice once', () => {
    const { last, told } = script()
    last().say(0, ['peace', true])
    last().say(0, ['peace', true])
    assert.deepEqual(told, ['started', 'peace'])
  })

  it('gives up when nobody speaks any more', () => {
    const { last, told, sessions } = script({ continuous: false })
    for (let silence = 0; silence < 20; silence += 1) last().onend?.()
    assert.equal(sessions.length, 9)
    assert.equal(told.at(-1), 'ended: no-speech')
  })
})
