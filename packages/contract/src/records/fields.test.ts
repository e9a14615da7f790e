import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import * as z from 'zod/mini'
import { EmailSchema, LoginSchema, PasswordSchema } from '../account/auth.ts'
import { IdSchema, line, optionalLine, requiredLine, requiredText, text } from './fields.ts'
import { changeFields } from './records.ts'

const complaint = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map(({ message }) => message)
const accepts = (schema: z.ZodMiniType, value: unknown) => z.parse(schema, value)

const remove = ['Remove the control characters from this text']
const controls = ['\0', '\u0001', '\u0008', '\u000b', '\u001b', '\u007f', '\u0080', '\u009f']
const loneSurrogates = ['\ud800', '\udc00', 'a\udfffb', '\udc00\ud800']

describe('a line', () => {
  it('is trimmed', () => {
    assert.equal(accepts(line(), '  Grace \u00a0'), 'Grace')
  })

  it('takes every script, marks that join, and emoji', () => {
    for (const value of ['שלום עולם', '恵み', 'Ἰησοῦς', '👩‍👩‍👧', 'e\u0301', 'a\u200fb']) {
      assert.equal(accepts(line(), value), value)
    }
  })

  it('refuses control characters, line breaks and tabs', () => {
    for (const control of [...controls, '\n', '\r', '\t']) {
      assert.deepEqual(complaint(line(), `a${control}b`), remove, JSON.stringify(control))
    }
  })

  it('refuses half of a character', () => {
    for (const half of loneSurrogates) assert.deepEqual(complaint(line(), half), remove)
  })

  it('holds as many characters as it says, and none more', () => {
    assert.equal(accepts(line(), 'x'.repeat(200)), 'x'.repeat(200))
    assert.deepEqual(complaint(line(), 'x'.repeat(201)), ['Use at most 200 characters'])
    assert.equal(accepts(line(5), '  12345  '), '12345')
    assert.deepEqual(complaint(line(5), '123456'), ['Use at most 5 characters'])
  })
})

describe('a required line', () => {
  const schema = requiredLine(2, 'Full name is required')

  it('says in its own words that it is missing, blank or too short', () => {
    for (const value of [undefined, '', '   ', 'A', ' A ']) {
      assert.deepEqual(complaint(schema, value), ['Full name is required'], JSON.stringify(value))
    }
  })

  it('says what it should be when it is something else', () => {
    assert.deepEqual(complaint(schema, null), ['This field is required'])
    assert.deepEqual(complaint(schema, 7), ['This should be a string'])
  })
})

describe('an optional line', () => {
  it('takes absent, null and blank as none', () => {
    for (const value of [undefined, null, '', ' \u3000 ']) assert.equal(accepts(optionalLine(), value), null)
  })

  it('keeps what is written, trimmed', () => {
    assert.equal(accepts(optionalLine(), ' Grace Chapel '), 'Grace Chapel')
  })

  it('is checked like any line', () => {
    assert.deepEqual(complaint(optionalLine(), 'a\0'), remove)
    assert.deepEqual(complaint(optionalLine(), 'x'.repeat(201)), ['Use at most 200 characters'])
    assert.deepEqual(complaint(optionalLine(), 1), ['This should be a string'])
  })
})

describe('a longer text', () => {
  it('is kept exactly as typed, with its line breaks and tabs', () => {
    const typed = '  One\r\n\tTwo\n\n '
    assert.equal(accepts(text(), typed), typed)
  })

  it('refuses other control characters and halves of characters', () => {
    for (const wrong of [...controls, ...loneSurrogates]) {
      assert.deepEqual(complaint(text(), `a${wrong}`), remove, JSON.stringify(wrong))
    }
  })

  it('holds 100,000 characters', () => {
    assert.equal(accepts(text(), 'x'.repeat(100_000)), 'x'.repeat(100_000))
    assert.deepEqual(complaint(text(), 'x'.repeat(100_001)), ['Use at most 100000 characters'])
  })

  it('must not be blank where it is required', () => {
    const schema = requiredText('Please describe the prayer')
    for (const value of ['', ' \n\t '])
      assert.deepEqual(complaint(schema, value), ['Please describe the prayer'])
    assert.equal(accepts(schema, ' a\n'), ' a\n')
  })
})

describe('words for a person', () => {
  it('fit every kind of value', () => {
    const words: [z.ZodMiniType, unknown, string][] = [
      [z.string(), undefined, 'This field is required'],
      [z.string(), null, 'This field is required'],
      [z.string(), 5, 'This should be a string'],
      [z.boolean(), 'yes', 'This should be a boolean'],
      [z.number(), '5', 'This should be a number'],
      [z.number(), Number.NaN, 'This should be a number'],
      [z.int(), 1.5, 'This should be a whole number'],
      [z.int(), '1', 'This should be a number'],
      [z.object({}), [], 'This should be a JSON object'],
      [z.array(z.string()), {}, 'This should be an array'],
      [z.enum(['a', 'b']), 'c', 'Choose one of: a, b'],
      [z.number().check(z.minimum(1)), 0, 'Use at least 1'],
      [z.number().check(z.maximum(9)), 10, 'Use at most 9'],
      [z.string().check(z.minLength(3)), 'ab', 'Use at least 3 characters'],
      [z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], 'Use at most 1'],
      [z.string().check(z.regex(/x/)), 'y', 'This value is not valid'],
    ]
    for (const [schema, value, expected] of words) {
      assert.deepEqual(complaint(schema, value), [expected], `${JSON.stringify(value)} → ${expected}`)
    }
  })
})

describe('sign-in fields', () => {
  it('take an e-mail address as it is written, trimmed', () => {
    assert.equal(accepts(EmailSchema, ' Ann.Lee+x@Example.org '), 'Ann.Lee+x@Example.org')
  })

  it('refuse what is no e-mail address', () => {
    for (const value of [
      '',
      'ann',
      'ann@',
      '@example.org',
      'a b@example.org',
      'ann@exa\0mple.org',
      5,
      null,
    ]) {
      assert.deepEqual(complaint(EmailSchema, value), ['Please enter a valid email address'], String(value))
    }
    assert.deepEqual(complaint(EmailSchema, `${'a'.repeat(243)}@example.org`), ['Use at most 254 characters'])
  })

  it('ask for a password of 6 to 256 characters and judge nothing else', () => {
    for (const value of ['123456', ' '.repeat(6), 'pass\nword', 'å'.repeat(256)])
      accepts(PasswordSchema, value)
    for (const value of ['12345', '', undefined, 123_456]) {
      assert.deepEqual(complaint(PasswordSchema, value), ['Password must be at least 6 characters'])
    }
    assert.deepEqual(complaint(PasswordSchema, 'x'.repeat(257)), ['Use at most 256 characters'])
    for (const value of ['secret\0', 'secret\ud800'])
      assert.deepEqual(complaint(PasswordSchema, value), ['Remove the control characters'])
  })

  it('take the e-mail under either of its names, and ask for it when both are missing', () => {
    accepts(LoginSchema, { email: 'ann@example.org', password: 'secret' })
    accepts(LoginSchema, { username: 'ann@example.org', password: 'secret' })
    const { error } = z.safeParse(LoginSchema, { password: 'secret' })
    assert.deepEqual(error?.issues[0]?.path, ['email'])
    assert.equal(error?.issues[0]?.message, 'Please enter a valid email address')
  })
})

describe('an id', () => {
  it('is a UUID', () => {
    accepts(IdSchema, '01900000-0000-7000-8000-00000000000a')
    for (const value of ['', '1', '01900000-0000-7000-8000-00000000000g', 'x'.repeat(1000)])
      assert.deepEqual(complaint(IdSchema, value), ['This id is not valid'])
  })
})

describe('a version', () => {
  it('fits the column that it is compared with on both engines', () => {
    accepts(changeFields.version, 1)
    accepts(changeFields.version, 2_147_483_647)
    for (const value of [0, -1, 1.5, 2_147_483_648, 1e21, '1', null])
      assert.equal(complaint(changeFields.version, value)?.length, 1, String(value))
  })
})
