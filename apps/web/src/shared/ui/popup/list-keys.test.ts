import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { listKeys } from './list-keys.ts'

const press = (key: string, timeStamp = 0, more = {}) => ({
  key,
  timeStamp,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
})
const days = ['Sunday', 'Monday', undefined, 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Where one key leads from an entry. */
const go = (key: string, current: number, names = days) => listKeys()(press(key), names, current)

describe('the keys of a list', () => {
  it('step over what cannot be chosen, and stop at the ends', () => {
    assert.equal(go('ArrowDown', 1), 3)
    assert.equal(go('ArrowUp', 3), 1)
    assert.equal(go('ArrowDown', 6), 6)
    assert.equal(go('ArrowUp', 0), 0)
  })

  it('begin at the near end where nothing is marked yet', () => {
    assert.equal(go('ArrowDown', -1), 0)
    assert.equal(go('ArrowUp', -1), 6)
  })

  it('go to the first and the last, and by pages', () => {
    const many = Array.from({ length: 30 }, (_, index) => `Entry ${index}`)
    assert.equal(go('Home', 4), 0)
    assert.equal(go('End', 4), 6)
    assert.equal(go('PageDown', 4, many), 14)
    assert.equal(go('PageDown', 25, many), 29)
    assert.equal(go('PageUp', 4, many), 0)
  })

  it('find by first letters, in either case', () => {
    const keys = listKeys()
    assert.equal(keys(press('T'), days, 0), 4)
    assert.equal(keys(press('h', 200), days, 4), 4)
    assert.equal(keys(press('x', 400), days, 4), undefined)
  })

  it('begin anew after a pause', () => {
    const keys = listKeys()
    assert.equal(keys(press('t'), days, 0), 4)
    assert.equal(keys(press('f', 1500), days, 4), 5)
  })

  it('go through all that begin with a letter that is pressed again and again', () => {
    const keys = listKeys()
    assert.equal(keys(press('s'), days, 0), 6)
    assert.equal(keys(press('s', 100), days, 6), 0)
    assert.equal(keys(press('s', 200), days, 0), 6)
  })

  it('take a space for a letter only within a name', () => {
    const books = ['New Testament', 'Old Testament', 'New', 'New Year']
    const keys = listKeys()
    assert.equal(keys(press(' '), books, 1), undefined)
    for (const [index, letter] of 'new y'.split('').entries()) {
      assert.equal(keys(press(letter, index), books, -1), index < 4 ? 0 : 3)
    }
  })

  it('leave shortcuts and other keys alone', () => {
    assert.equal(listKeys()(press('s', 0, { ctrlKey: true }), days, 1), undefined)
    assert.equal(go('Enter', 1), undefined)
    assert.equal(go('ArrowLeft', 1), undefined)
  })

  it('lead nowhere in an empty list', () => {
    assert.equal(go('ArrowDown', -1, []), undefined)
    assert.equal(go('a', -1, []), undefined)
  })
})
