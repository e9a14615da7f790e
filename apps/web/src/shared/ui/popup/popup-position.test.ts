import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { popupPosition } from './popup-position.ts'

const phone = { left: 0, top: 0, width: 390, height: 844 }
const button = (left: number, top: number) => ({ left, top, width: 100, height: 40 })
const menu = { width: 200, height: 150 }

describe('the place of a popup', () => {
  it('is below what it belongs to, their left edges in line', () => {
    assert.deepEqual(popupPosition(button(20, 100), menu, phone, { align: 'start' }), {
      left: 20,
      edge: 146,
      above: false,
      maxHeight: 690,
    })
  })

  it('has the right edges or the middles in line where that is asked for', () => {
    assert.equal(popupPosition(button(250, 100), menu, phone, { align: 'end' }).left, 150)
    assert.equal(popupPosition(button(150, 100), menu, phone, { align: 'center' }).left, 100)
  })

  it('is above where only there is room', () => {
    const { edge, above, maxHeight } = popupPosition(button(20, 780), menu, phone, { align: 'start' })
    assert.deepEqual({ edge, above, maxHeight }, { edge: 774, above: true, maxHeight: 766 })
  })

  it('is on the side with more room where it fits on neither', () => {
    const long = { width: 200, height: 2000 }
    assert.deepEqual(popupPosition(button(20, 500), long, phone, { align: 'start' }), {
      left: 20,
      edge: 494,
      above: true,
      maxHeight: 486,
    })
    assert.equal(popupPosition(button(20, 300), long, phone, { align: 'start' }).above, false)
  })

  it('is above where that is asked for, and below where that has no room', () => {
    assert.equal(popupPosition(button(20, 400), menu, phone, { align: 'start', above: true }).above, true)
    assert.equal(popupPosition(button(20, 60), menu, phone, { align: 'start', above: true }).above, false)
  })

  it('keeps away from the edges of the screen', () => {
    assert.equal(popupPosition(button(340, 100), menu, phone, { align: 'start' }).left, 182)
    assert.equal(popupPosition(button(-30, 100), menu, phone, { align: 'start' }).left, 8)
    assert.equal(popupPosition(button(10, 100), menu, phone, { align: 'end' }).left, 8)
  })

  it('begins at the left edge where it is wider than the screen', () => {
    assert.equal(popupPosition(button(100, 100), { width: 500, height: 50 }, phone, { align: 'end' }).left, 8)
  })

  it('is in the part of the page that can be seen, such as above a keyboard', () => {
    const seen = { left: 30, top: 200, width: 300, height: 400 }
    const { left, edge, above } = popupPosition(button(0, 500), menu, seen, { align: 'start' })
    assert.deepEqual({ left, edge, above }, { left: 38, edge: 494, above: true })
  })

  it('stays on the screen when what it belongs to is scrolled away', () => {
    assert.equal(popupPosition(button(20, -300), menu, phone, { align: 'start' }).edge, 8)
    const { edge, above } = popupPosition(button(20, 1200), menu, phone, { align: 'start' })
    assert.deepEqual({ edge, above }, { edge: 836, above: true })
  })

  it('rather covers its button on a low screen than be too small to use', () => {
    const low = { left: 0, top: 0, width: 800, height: 360 }
    const long = { width: 200, height: 2000 }
    assert.deepEqual(popupPosition(button(20, 160), long, low, { align: 'start' }), {
      left: 20,
      edge: 152,
      above: false,
      maxHeight: 200,
    })
  })
})
