import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { sanitizePassageHtml } from './sanitize.ts'

/** Every letter whose lower case is longer or shorter than itself: lowering a text moves all that follows it. */
const movingLetters = Array.from({ length: 0x1_10_00 }, (_, code) => code)
  .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  .map((code) => String.fromCodePoint(code))
  .filter((letter) => letter.toLowerCase().length !== letter.length)

suite('letters whose lower case has another length', () => {
  test('there are some', () => assert.ok(movingLetters.includes('İ'), movingLetters.join()))

  for (const letter of movingLetters) {
    test(`${letter} moves nothing: every word around the tags survives`, () => {
      for (let count = 0; count <= 12; count += 1) {
        const many = letter.repeat(count)
        const html = `${many}one<p>two ${many}three</p><script>${many}gone</script>four<EM>${many}five</EM>six`
        assert.equal(
          sanitizePassageHtml(html),
          `${many}one<p>two ${many}three</p>four<em>${many}five</em>six`,
        )
      }
    })
  }

  test('a dropped element ends at its own end, in any case and after any letter', () => {
    assert.equal(sanitizePassageHtml('a<SCRIPT>İİİ</Script>b<Svg>İ<SVG></svg>İ</sVg>c'), 'abc')
    assert.equal(sanitizePassageHtml('İ<sCrİpt>a</sCrİpt>b'), 'İab')
  })
})
